# Needs Python 3.11 or newer and make; a C compiler makes the engine many times faster.
#
#   make play    sets everything up, starts the table and opens it in the browser
#   make test    sets everything up and runs every check
#   make quick   checks what changed since main in under a minute, without compiling
#   make setup   only sets up: .venv, with the engine compiled in place
#   make bench   random games per second, and how much one server carries
#   make endurance   kills the server a thousand times, restarts its database, stops four servers hundreds of
#                    times and takes their bus away, cuts hosts off from each other and lets a standby take over
#                    (as root), upgrades servers from an older release, fills its disk, sends a
#                    million hostile frames, searches thousands of games for leaks, damages tens of
#                    thousands of positions, records, deals and views, and thousands of content sets and
#                    files of games, counts two thousand games on the score pad, makes every choice in the
#                    browser in every way; takes hours
#   make proof   shows what the server promises: hundreds of kills, stops, partitions and fail-overs with the checker,
#                choices a second for one, two and four processes, an upgrade under play, an hour's soak; goes on
#                where it was stopped, and writes build/proof/summary.md; takes some four hours, as root
#   make lint    only style, types and imports
#   make test-browser   only plays the browser table in a real Chromium
#   make web     builds the browser client
#   make static  the game as a folder for any static host, in dist/static
#   make containers   builds the container file and boots a machine with the systemd units, with Debian's
#                    podman, runc, debootstrap and systemd-container, as root; takes minutes
#   make packages   wheels and a source package, in dist/
#   make docs    the documentation site, in build/site
#   make clean   removes what was built (distclean: .venv too)

PYTHON ?= python3
BIN := .venv/bin

# Compiled and plain runs must mean what they say, whatever the caller's environment holds; what needs
# no speed runs plain, and does not wait for the compiler.
COMPILED := env -u PHAROS_PURE
PLAIN := env PHAROS_PURE=1

STATIC := check-style check-format check-types check-imports check-web
# Files go to the processes whole, long ones first (tests/conftest.py).
PYTEST := $(BIN)/python -m pytest -q --dist loadscope --durations=12 --durations-min=5
# Whoever talks to a server or a browser waits for it now and then: more of them than cores leave none idle. The
# plain engine is tested beside the compiler, and leaves it the other core.
ALONE := -n 0
COUNTING := -n 2
TALKING := -n 3
# What runs over processes, sockets and terminals, or tells of games that were played, says the same with either
# engine, and so does what judges what both tell alike (tests/properties/test_parity.py): once is enough.
ONCE := $(addprefix --ignore=tests/,server local fleet deploy content research packages terminal analysis puzzles numbers ai/test_engine.py ai/test_insiders.py ai/test_naming.py ai/test_truth.py \
	$(addprefix ai/search/test_,arena.py calibration.py endgame.py fair_play.py search_agent.py soak.py tree.py) \
	$(addprefix properties/test_,conservation.py hidden_information.py round_trip.py sampling.py scores.py \
	statistics.py) $(addsuffix /test_hidden_information.py,classic classic/cities classic/leaders) \
	$(addprefix duel/,agora/test_properties.py pantheon/test_hidden.py pantheon/test_knowledge.py))

.DEFAULT_GOAL := play
.PHONY: play first engine setup test quick bench bench-browser containers endurance proof lint web static browser packages docs screenshots clean distclean \
	$(STATIC) check-project test-compiled test-plain test-browser test-all

# A first game waits for as little as possible: an engine without optimisation, the client and the libraries of
# the server come side by side; the full engine is made behind the first games.
play: .venv/.core
	@$(MAKE) --no-print-directory --jobs=3 first web .venv/.server
	@(nice -n 19 $(BIN)/python hatch_build.py >build/engine-full.log 2>&1 &)
	@$(BIN)/pharos serve --browser

# --- setting up ---

setup: .venv/.dev engine

engine: .venv/.core
	@$(BIN)/python hatch_build.py

first: .venv/.core
	@$(BIN)/python hatch_build.py --first

# Whoever starts a hundred servers reads their libraries a hundred times: Python keeps what it has compiled,
# whatever the caller's environment says.
unexport PYTHONDONTWRITEBYTECODE

# Without build isolation: an isolated build would fetch the compiler and Node a second time. uv takes seconds
# where pip takes more than a minute; where it finds no packages (it does not read pip's settings), pip does it.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
INSTALL := sh -c 'mkdir -p build; $(BIN)/uv pip install --quiet --python $(BIN)/python --no-build-isolation \
	--editable "$$1" 2>build/install.log || $(PIP) --no-build-isolation --editable "$$1"' install

# Runs a command; whoever waits at a terminal sees the seconds pass, a log gets one line.
SIGN := sh -c 'said=$$1; shift; [ -t 2 ] || echo "$$said" >&2; "$$@" & job=$$!; n=0; \
	while [ -t 2 ] && kill -0 $$job 2>/dev/null; do \
		printf "\r%s %s s" "$$said" $$n >&2; n=$$((n + 1)); sleep 1; done; \
	[ -t 2 ] && echo >&2; wait $$job' sign

.venv/.core: pyproject.toml | $(BIN)/python
	@$(SIGN) "pharos: installing into .venv" sh -c "$(PIP) hatchling editables uv || $(PIP) hatchling editables"
	@$(INSTALL) '.[build]'
	@touch $@

# What is installed is marked in .venv: the engine and what builds it, the server, the checks.
.venv/.server: .venv/.core
	@echo "pharos: installing the server"
	@$(INSTALL) '.[server]'
	@touch $@

.venv/.dev: .venv/.core
	@echo "pharos: installing what the checks need"
	@$(INSTALL) '.[dev]'
	@touch .venv/.server $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "pharos: Python 3.11 or newer is needed; name one with make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -m venv .venv

# --- checking ---

# The checks are of the rules, not of the last tenth of speed: the quick engine is compiled for them, with the
# same warnings as errors; a full one that is there already is taken.
test test-compiled test-browser test-all lint check-project: export PHAROS_BUILD := quick

# All parts at once, each as soon as what it needs is there: the plain engine waits for neither the compiler nor
# the client. What each part says is shown when it ends; only the longest is heard while it runs.
test: .venv/.core
	@echo "--- compiling, building, checking, testing: each part is shown when it ends"
	@$(MAKE) --no-print-directory --keep-going --jobs=4 --output-sync=target setup web browser test-plain $(STATIC) \
		test-all || { echo "make test: FAILED: the lines with *** name the parts"; exit 1; }
	@echo "make test: everything passed"

# The inner loop of an edit: style, types and the nearest tests, with the plain engine.
quick: .venv/.dev
	@$(PLAIN) $(BIN)/python -m tests.quick

lint: setup web
	@$(MAKE) --no-print-directory --keep-going --jobs=2 --output-sync=target $(STATIC) check-project

check-style: .venv/.dev
	@echo "--- ruff check"
	@$(BIN)/ruff check --quiet .

check-format: .venv/.dev
	@echo "--- ruff format"
	@$(BIN)/ruff format --quiet --check --diff .

# Whoever checks once has no use for what mypy would keep for the next time.
check-types: .venv/.dev
	@echo "--- mypy"
	@$(BIN)/mypy $(if $(CI),--cache-dir=/dev/null)

check-imports: .venv/.dev
	@echo "--- import-linter"
	@out=$$($(BIN)/lint-imports --no-cache 2>&1) || { echo "$$out"; exit 1; }

check-project: setup
	@echo "--- project checks"
	@$(COMPILED) $(BIN)/python -m pytest -q tests/checks

check-web: .venv/.dev web
	@echo "--- the browser client: types, words, messages"
	@$(PLAIN) $(BIN)/python web_build.py --types --check
	@$(PLAIN) $(BIN)/python web_build.py --test

test-compiled: .venv/.dev
	@echo "--- tests, compiled engine"
	@$(COMPILED) $(PYTEST) $(TALKING) --ignore=tests/checks --ignore=tests/browser

test-plain: .venv/.dev
	@echo "--- tests, the same engine as plain Python"
	@$(PLAIN) PHAROS_TEST_SEATS=written $(PYTEST) $(ALONE) --ignore=tests/checks --ignore=tests/browser $(ONCE)

# The project itself, the compiled engine with all that stands on it, and the table in a real browser.
test-all: setup web browser
	+@echo "--- tests: the project, the compiled engine, the browser"
	+@$(COMPILED) $(PYTEST) $(TALKING)

# Whole games in a real browser. Which engine is behind the server, its own tests say.
test-browser: setup web browser
	@echo "--- tests in a real browser"
	@$(COMPILED) $(PYTEST) $(TALKING) tests/browser

bench: setup
	@$(COMPILED) $(BIN)/pharos bench
	@echo "--- through the public Game"
	@$(COMPILED) $(BIN)/python benchmarks/api.py
	@echo "--- through the doors for research"
	@$(COMPILED) $(BIN)/python benchmarks/research.py
	@echo "--- one choice at a live table, before the network"
	@$(COMPILED) $(BIN)/python benchmarks/choice.py
	@echo "--- live Duel tables on one server"
	@$(COMPILED) $(BIN)/python benchmarks/server_load.py
	@$(COMPILED) $(BIN)/python benchmarks/server_load.py --tables 300 --full
	@echo "--- hostile clients beside a hundred well-behaved tables"
	@$(COMPILED) $(BIN)/python benchmarks/hostile.py

# Too long for every `make test`, which does the same with small counts.
endurance: setup web browser
	@$(COMPILED) env PHAROS_TEST_KILLS=1000 PHAROS_TEST_POSTGRES_KILLS=300 PHAROS_TEST_RESTARTS=50 \
		PHAROS_TEST_FULL_DISKS=20 PHAROS_TEST_FRAMES=1000000 PHAROS_TEST_EXAMPLES=500 \
		PHAROS_TEST_LEAK_GAMES=2000 PHAROS_TEST_DAMAGE=50000 PHAROS_TEST_PARITY=20 PHAROS_TEST_BOTS=16 \
		PHAROS_TEST_SOAK_GAMES=400 PHAROS_TEST_PUZZLES=all PHAROS_TEST_TRUTH=60 \
		$(PYTEST) $(COUNTING) tests/server/test_kill.py tests/server/test_database.py tests/server/test_defence.py \
		tests/server/test_hostile.py tests/server/test_secrets.py tests/properties/test_damage.py \
		tests/properties/test_damaged_files.py \
		tests/properties/test_parity.py tests/server/test_tournaments.py tests/ai/search/test_soak.py \
		tests/puzzles/test_puzzles.py tests/ai/test_truth.py
	@$(COMPILED) env PHAROS_TEST_FAULTS=100 PHAROS_TEST_FLEET=4 PHAROS_TEST_STOP=20 $(PYTEST) $(COUNTING) tests/fleet
	@$(COMPILED) env PHAROS_TEST_BROWSER=all PHAROS_TEST_PAD_GAMES=2000 $(PYTEST) $(TALKING) tests/browser
	@unshare --map-root-user --net sh -c 'ip link set lo up && ip link add lan0 type veth peer name lan1 && \
		ip address add 192.168.77.1/24 dev lan0 && ip link set lan0 up && ip link set lan1 up && \
		PHAROS_TEST_NIGHT=1 PHAROS_TEST_HOST=192.168.77.1 $(COMPILED) $(PYTEST) -n 0 tests/browser/test_night.py'

proof: setup web browser
	@$(COMPILED) $(BIN)/python -m tests.fleet.promises

# Images are made from Debian's packages; the base is made once, in build/deploy. What is missing is said in one line.
containers: .venv/.dev
	@$(PLAIN) env PHAROS_TEST_CONTAINERS=1 $(BIN)/python -m pytest -q -rs -n 0 tests/deploy

# How heavy and how quick the browser table is; wants a quiet machine.
bench-browser: setup web browser
	@$(COMPILED) $(BIN)/python -m benchmarks.browser

# --- packages ---

# In dist/: a source package with the built client, a wheel for this machine, and a plain wheel as the fallback. On
# Linux the wheel is named after the oldest system on which it runs; what an index would refuse is found here.
LOGGED := sh -c '"$$@" >>build/packages.log 2>&1 || { cat build/packages.log; exit 1; }' logged

packages: setup web
	@rm -f dist/*.whl dist/*.tar.gz; mkdir -p build; : >build/packages.log
	@$(SIGN) "pharos: the source package" $(LOGGED) $(BIN)/python -m build --no-isolation --sdist --outdir dist .
	@$(COMPILED) $(SIGN) "pharos: the wheel, with the engine compiled" $(LOGGED) $(BIN)/python -m build --no-isolation --wheel --outdir dist .
	@$(BIN)/python -c 'import sys; sys.exit(sys.platform != "linux")' && \
		PATH="$(CURDIR)/$(BIN):$$PATH" $(LOGGED) $(BIN)/auditwheel repair --wheel-dir dist dist/*-linux_*.whl && \
		rm -f dist/*-linux_*.whl || true
	@$(PLAIN) $(SIGN) "pharos: the plain wheel" $(LOGGED) $(BIN)/python -m build --no-isolation --wheel --outdir dist .
	@$(BIN)/python -m twine check --strict dist/*.whl dist/*.tar.gz
	@ls dist

# --- documentation ---

# Every warning is an error: a link that leads nowhere is one.
docs: .venv/.dev
	@$(BIN)/python -m zensical build --clean --strict
	@echo "pharos: open build/site/index.html"

# --- the browser client ---

# The engine for browsers is made for it; where that cannot be compiled, the plain one takes its place.
static: .venv/.core
	@$(PLAIN) $(BIN)/python static_build.py

web: .venv/.core
	@$(PLAIN) $(BIN)/python web_build.py

# A Chromium for the browser tests, the lightest there is: one without a window, from Debian's packages where they
# can be installed; else any that the system has, else the one Playwright brings.
browser: .venv/.dev
	@command -v chromium-headless-shell >/dev/null 2>&1 && exit 0; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
		echo "pharos: installing chromium-headless-shell for the browser tests"; \
		{ apt-get update -qq && \
			DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell; } >/dev/null 2>&1 && exit 0; \
	fi; \
	for name in chromium chromium-browser google-chrome google-chrome-stable; do \
		command -v $$name >/dev/null 2>&1 && exit 0; \
	done; \
	$(BIN)/python -m playwright install chromium >/dev/null 2>&1 || \
		echo "pharos: there is no Chromium; the browser tests need one" >&2

screenshots: setup web browser
	@$(BIN)/python -m tests.browser.screenshots

# --- cleaning ---

clean:
	@rm -rf build dist src/pharos/server/static src/pharos/server/engine .cache .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests -name '__pycache__' -prune -exec rm -rf {} +
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete

distclean: clean
	@rm -rf .venv
