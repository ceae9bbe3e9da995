# Needs Python 3.11 or newer and make; a C compiler makes the engine many times faster.
#
#   make play    sets everything up and starts a game
#   make test    sets everything up and runs every check
#   make setup   only sets up: .venv, with the engine compiled in place
#   make bench   random games per second
#   make lint    only style, types and imports
#   make web     builds the browser client
#   make clean   removes what was built (distclean: .venv too)

PYTHON ?= python3
BIN := .venv/bin

# Compiled and plain runs must mean what they say, whatever the caller's environment holds.
COMPILED := env -u PHAROS_PURE
PLAIN := env PHAROS_PURE=1

STATIC := check-style check-format check-types check-imports check-project
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal --ignore=tests/checks

.DEFAULT_GOAL := play
.PHONY: play setup test bench lint web clean distclean $(STATIC) test-compiled test-plain

play: setup
	@$(BIN)/pharos play duel

# --- setting up ---

setup: $(BIN)/pharos
	@$(BIN)/python hatch_build.py

$(BIN)/pharos: pyproject.toml | $(BIN)/python
	@echo "pharos: installing into .venv"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "pharos: Python 3.11 or newer is needed; name one with make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -m venv .venv

# --- checking ---

# The small checks share the cores; the two big runs take them all, one after the other.
test: setup
	@failed=; \
	$(MAKE) --no-print-directory --keep-going --jobs=2 --output-sync=target $(STATIC) || failed="$$failed static"; \
	$(MAKE) --no-print-directory test-compiled || failed="$$failed compiled"; \
	$(MAKE) --no-print-directory test-plain || failed="$$failed plain"; \
	if [ -n "$$failed" ]; then echo "make test: FAILED:$$failed"; exit 1; fi; \
	echo "make test: everything passed"

lint: setup
	@$(MAKE) --no-print-directory --keep-going --jobs=2 --output-sync=target $(STATIC)

check-style:
	@echo "--- ruff check"
	@$(BIN)/ruff check --quiet .

check-format:
	@echo "--- ruff format"
	@$(BIN)/ruff format --quiet --check --diff .

check-types:
	@echo "--- mypy"
	@$(BIN)/mypy

check-imports:
	@echo "--- import-linter"
	@out=$$($(BIN)/lint-imports --no-cache 2>&1) || { echo "$$out"; exit 1; }

check-project:
	@echo "--- project checks"
	@$(COMPILED) $(BIN)/python -m pytest -q tests/checks

test-compiled:
	@echo "--- tests, compiled engine"
	@$(COMPILED) $(PYTEST)

test-plain:
	@echo "--- tests, the same engine as plain Python"
	@$(PLAIN) $(PYTEST)

bench: setup
	@$(COMPILED) $(BIN)/pharos bench

# --- the browser client ---

ifeq ($(wildcard web/package.json),)
web:
	@echo "pharos: the web client is not here yet"
endif

# --- cleaning ---

clean:
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests -name '__pycache__' -prune -exec rm -rf {} +
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete

distclean: clean
	@rm -rf .venv
