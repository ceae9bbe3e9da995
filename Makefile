# Needs Python 3.11 or newer and make; a C compiler makes the engine many times faster.
#
#   make play    sets everything up, starts the server and opens the start page in the browser
#   make test    sets everything up and runs every check
#   make quick   checks what changed since main in under a minute, without compiling
#   make setup   creates .venv and compiles the engine in place
#   make bench   measures random games per second and the capacity of one server
#   make endurance   runs the long tests, for hours: a thousand kills of the server, database restarts, full
#                    disks, a million hostile frames, partitions and fail-overs (as root), upgrades from an
#                    older release, leak searches in thousands of games, tens of thousands of damaged
#                    positions, records, deals and views, damaged content sets and game files, two thousand
#                    games on the score pad, and every choice in the browser with every input method
#   make proof   runs the fault injection suite with its consistency checker, throughput for one, two and four
#                processes, a rolling upgrade and an hour's soak; resumes after an interruption and writes
#                build/proof/summary.md; takes about four hours, as root
#   make lint    checks style, types, imports, the project, and the browser client
#   make test-browser   runs only the browser tests, in a real Chromium
#   make web     builds the browser client
#   make static  builds the game as a folder for any static host, in dist/static
#   make containers   builds the container file and boots a machine with the systemd units; needs Debian's
#                    podman, runc, debootstrap and systemd-container, and root; takes minutes
#   make packages   builds wheels and a source package, in dist/
#   make docs    builds the documentation site, in build/site
#   make clean   removes build results (distclean: .venv too)

PYTHON ?= python3
BIN := .venv/bin

# Select the engine explicitly, whatever the caller's environment contains. Targets that need no speed use the
# plain engine, so that they do not wait for the compiler.
COMPILED := env -u PHAROS_PURE
PLAIN := env PHAROS_PURE=1

STATIC := check-style check-format check-types check-imports check-web
# Each process gets whole test files, the longest first (tests/conftest.py).
PYTEST := $(BIN)/python -m pytest -q --dist loadscope --durations=12 --durations-min=5
# Tests that talk to a server or a browser often wait for it, so run more processes than there are cores. The plain
# engine is tested while the compiler runs, so leave it the other core.
ALONE := -n 0
COUNTING := -n 2
TALKING := -n 3
# Tests that do not depend on the engine run only once: processes, sockets, terminals, and evaluation of finished
# games. tests/properties/test_parity.py checks that both engines give the same results.
ONCE := $(addprefix --ignore=tests/,server local fleet deploy content research packages terminal analysis puzzles numbers ai/test_engine.py ai/test_insiders.py ai/test_naming.py ai/test_truth.py \
	$(addprefix ai/search/test_,arena.py calibration.py endgame.py fair_play.py search_agent.py soak.py tree.py) \
	$(addprefix properties/test_,conservation.py hidden_information.py round_trip.py sampling.py scores.py \
	statistics.py) $(addsuffix /test_hidden_information.py,classic classic/cities classic/leaders) \
	$(addprefix duel/,agora/test_properties.py pantheon/test_hidden.py pantheon/test_knowledge.py))

.DEFAULT_GOAL := play
.PHONY: play first engine setup test quick bench bench-browser containers endurance proof lint web static browser packages docs screenshots clean distclean \
	$(STATIC) check-project test-compiled test-plain test-browser test-all

# Starts the first game as soon as possible: compiles an unoptimized engine, builds the client and installs the
# server in parallel. The full engine is compiled in the background.
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

# The tests start hundreds of processes: let Python cache bytecode, whatever the caller's environment says.
unexport PYTHONDONTWRITEBYTECODE

# No build isolation: an isolated build would download the compiler and Node again. uv takes seconds instead of
# more than a minute with pip; pip is the fallback, because uv does not read pip's settings.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
INSTALL := sh -c 'mkdir -p build; $(BIN)/uv pip install --quiet --python $(BIN)/python --no-build-isolation \
	--editable "$$1" 2>build/install.log || $(PIP) --no-build-isolation --editable "$$1"' install

# Runs a command and shows the elapsed seconds on a terminal, or a single line in a log.
SIGN := sh -c 'said=$$1; shift; [ -t 2 ] || echo "$$said" >&2; "$$@" & job=$$!; n=0; \
	while [ -t 2 ] && kill -0 $$job 2>/dev/null; do \
		printf "\r%s %s s" "$$said" $$n >&2; n=$$((n + 1)); sleep 1; done; \
	[ -t 2 ] && echo >&2; wait $$job' sign

.venv/.core: pyproject.toml | $(BIN)/python
	@$(SIGN) "pharos: installing into .venv" sh -c "$(PIP) hatchling editables uv || $(PIP) hatchling editables"
	@$(INSTALL) '.[build]'
	@touch $@

# Stamp files in .venv record what is installed: the engine with its build tools, the server, the checks.
.venv/.server: .venv/.core
	@echo "pharos: installing the server"
	@$(INSTALL) '.[server]'
	@touch $@

.venv/.dev: .venv/.core
	@echo "pharos: installing the tools for the checks"
	@$(INSTALL) '.[dev]'
	@touch .venv/.server $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "pharos: Python 3.11 or newer is needed; name one with make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -m venv .venv

# --- checking ---

# The checks do not need full optimization: compile the quick engine, with the same warnings as errors. An existing
# full engine is used as it is.
test test-compiled test-browser test-all lint check-project: export PHAROS_BUILD := quick

# Runs all parts in parallel, each as soon as its inputs are ready: the plain engine waits for neither the compiler
# nor the client. The output of each part is shown when it ends; only the longest part prints while it runs.
test: .venv/.core
	@echo "--- compiling, building, checking, testing: each part is shown when it ends"
	@$(MAKE) --no-print-directory --keep-going --jobs=4 --output-sync=target setup web browser test-plain $(STATIC) \
		test-all || { echo "make test: FAILED: the lines with *** name the parts"; exit 1; }
	@echo "make test: everything passed"

# For use after every edit: style, types and the most closely related tests, with the plain engine.
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

# A CI run checks only once, so it needs no mypy cache.
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
	@echo "--- the browser client: types, texts, messages"
	@$(PLAIN) $(BIN)/python web_build.py --types --check
	@$(PLAIN) $(BIN)/python web_build.py --test

test-compiled: .venv/.dev
	@echo "--- tests, compiled engine"
	@$(COMPILED) $(PYTEST) $(TALKING) --ignore=tests/checks --ignore=tests/browser

test-plain: .venv/.dev
	@echo "--- tests, the engine as plain Python"
	@$(PLAIN) PHAROS_TEST_SEATS=written $(PYTEST) $(ALONE) --ignore=tests/checks --ignore=tests/browser $(ONCE)

# The project checks, everything that uses the compiled engine, and the browser tests.
test-all: setup web browser
	+@echo "--- tests: the project, the compiled engine, the browser"
	+@$(COMPILED) $(PYTEST) $(TALKING)

# Whole games in a real browser, with the compiled engine.
test-browser: setup web browser
	@echo "--- tests in a real browser"
	@$(COMPILED) $(PYTEST) $(TALKING) tests/browser

bench: setup
	@$(COMPILED) $(BIN)/pharos bench
	@echo "--- through the public Game"
	@$(COMPILED) $(BIN)/python benchmarks/api.py
	@echo "--- through the research interfaces"
	@$(COMPILED) $(BIN)/python benchmarks/research.py
	@echo "--- one choice at a live table, before the network"
	@$(COMPILED) $(BIN)/python benchmarks/choice.py
	@echo "--- live Duel tables on one server"
	@$(COMPILED) $(BIN)/python benchmarks/server_load.py
	@$(COMPILED) $(BIN)/python benchmarks/server_load.py --tables 300 --full
	@echo "--- hostile clients beside a hundred well-behaved tables"
	@$(COMPILED) $(BIN)/python benchmarks/hostile.py

# Takes too long for every `make test`, which runs the same tests with small counts.
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

# Images are built from Debian's packages; the base image is cached in build/deploy. Missing tools are reported in one line.
containers: .venv/.dev
	@$(PLAIN) env PHAROS_TEST_CONTAINERS=1 $(BIN)/python -m pytest -q -rs -n 0 tests/deploy

# Measures download size and speed of the browser table; needs a quiet machine.
bench-browser: setup web browser
	@$(COMPILED) $(BIN)/python -m benchmarks.browser

# --- packages ---

# Builds in dist/: a source package with the built client, a wheel for this machine, and a plain wheel as the
# fallback. On Linux, auditwheel names the wheel after the oldest system on which it runs; twine finds errors that a
# package index would reject.
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

# Warnings, such as broken links, are errors.
docs: .venv/.dev
	@$(BIN)/python -m zensical build --clean --strict
	@echo "pharos: open build/site/index.html"

# --- the browser client ---

# Includes the engine for browsers, compiled if possible, otherwise as plain Python.
static: .venv/.core
	@$(PLAIN) $(BIN)/python static_build.py

web: .venv/.core
	@$(PLAIN) $(BIN)/python web_build.py

# Installs a Chromium for the browser tests: preferably Debian's headless shell, otherwise any Chromium of the
# system, otherwise Playwright's own.
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
