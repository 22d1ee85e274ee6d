# Everything a contributor runs. `make` lists the targets.

PYTHONS := python3 python3.14 python3.13 python3.12 python3.11
PYTHON ?= $(shell for python in $(PYTHONS); do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$python && break; done)
UV ?= uv
GAME ?= buffalo
SEATS ?= 4
PORT ?= 8000
LOWEST ?= python3.11

BIN := .venv/bin
INSTALL := scripts/install $(BIN)/python
STAGE := scripts/stage
COMPILE := $(UV) pip compile --quiet --generate-hashes --python-version 3.11 \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"
RUN := pyproject.toml --extra server --extra cluster
PYTEST := -m pytest -n 3
# The tests of the rules; the others are about people, the server and files.
RULES := tests/core tests/promises tests/golden tests/games tests/bots/test_results.py \
	tests/house/test_rule_ids.py
PAGE := src/menagerie/server/http/built/index.html
# What the page is made of, as in scripts/page.py.
WEB := $(shell find web docs/rules -name node_modules -prune -o -type f -print) \
	$(wildcard docs/privacy*.md) \
	$(shell find src/menagerie -path '*/words/*.json' -o -path '*/lesson/*.json' -o -path '*/examples/*.json')
NPM := $(BIN)/python scripts/page.py
CHECKS := lint types imports web compile unit interpreted coverage boundscheck

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play terminal page screenshots frames sim games wire strength bench test $(CHECKS) \
	format golden lock clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: $(PAGE) ## Start the server and open the page (PORT=8000)
	@$(BIN)/menagerie serve --port $(PORT) --log-format text --log-level warning --open

terminal: .venv/run ## Play in the terminal against bots (GAME=buffalo, goats or zoo, SEATS=4)
	@$(BIN)/menagerie play $(GAME) --seats $(SEATS)

page: $(PAGE) ## Build the page

screenshots: .venv/dev $(PAGE) ## Take screenshots of every page and phase in build/screenshots (needs chromium)
	@$(BIN)/python -m scripts.screenshots

frames: .venv/dev $(PAGE) ## Measure how smoothly the boards move (needs chromium)
	@$(BIN)/python -m scripts.frames

sim: .venv/run ## Play 100,000 games between bots and print the figures (GAME, SEATS)
	@$(BIN)/menagerie sim $(GAME) --games 100000 --seats $(SEATS)

games: .venv/run ## Play the games of docs/games.md and write it
	@$(BIN)/python scripts/games_page.py

wire: .venv/run ## Write docs/wire.md and web/src/wire.ts from the code
	@$(BIN)/python -m scripts.wire

strength: .venv/dev ## Measure how strong the bots are; takes days and can be resumed (ONLY=goats)
	@$(BIN)/menagerie compile
	@$(BIN)/python -m scripts.strength --only "$(ONLY)"

bench: .venv/dev ## Measure decisions per second, compile time and memory
	@$(BIN)/menagerie bench

test: .venv/dev ## Run every check; each prints how long it took
	@$(STAGE) "make test" $(MAKE) --no-print-directory --keep-going $(CHECKS)

lint: .venv/dev ## Check style and formatting
	@$(STAGE) "ruff check" $(BIN)/ruff check
	@$(STAGE) "ruff format" $(BIN)/ruff format --check

types: .venv/dev ## Check types
	@$(STAGE) "mypy" $(BIN)/mypy

imports: .venv/dev ## Check which package imports which
	@$(STAGE) "import-linter" $(BIN)/lint-imports --no-logo

web: .venv/dev $(PAGE) ## Check the page: style, types, unit tests
	@$(STAGE) "biome" $(NPM) run lint
	@$(STAGE) "svelte-check" $(NPM) run check
	@$(STAGE) "vitest" $(NPM) test

compile: .venv/dev ## Compile all games, one process for each
	@$(STAGE) "compile" $(BIN)/menagerie compile

unit: .venv/dev $(PAGE) ## Run all tests on compiled rules
	@rm -f build/coverage/compiled*
	@NUMBA_JIT_COVERAGE=0 COVERAGE_FILE=build/coverage/compiled \
		$(STAGE) "pytest, compiled core" $(BIN)/coverage run $(PYTEST) tests/core
	@$(STAGE) "pytest, compiled" $(BIN)/python $(PYTEST) --ignore=tests/core

interpreted: .venv/dev ## Run the tests of the rules on interpreted rules
	@rm -f build/coverage/interpreted*
	@MENAGERIE_INTERPRET=1 COVERAGE_FILE=build/coverage/interpreted \
		$(STAGE) "pytest, interpreted" $(BIN)/coverage run $(PYTEST) $(RULES)

coverage: .venv/dev ## Check that `unit` and `interpreted` visited every branch of core and games
	@$(BIN)/coverage combine --quiet --keep --data-file=build/coverage/all \
		build/coverage/compiled.* build/coverage/interpreted.*
	@$(STAGE) "coverage" $(BIN)/coverage report --data-file=build/coverage/all

boundscheck: .venv/dev ## Run the promises of every game with array bounds checked
	@NUMBA_BOUNDSCHECK=1 $(STAGE) "compile, bounds checked" $(BIN)/menagerie compile
	@NUMBA_BOUNDSCHECK=1 $(STAGE) "pytest, bounds checked" $(BIN)/python $(PYTEST) tests/promises \
		--ignore=tests/promises/test_agreement.py \
		--ignore=tests/promises/test_doors.py --ignore=tests/promises/test_mutated_positions.py

format: .venv/dev $(PAGE) ## Format the code and the page, and fix what can be fixed
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format
	@$(NPM) run format

golden: .venv/dev ## Rewrite the golden files; review a difference as a change of the rules
	@$(BIN)/python -m pytest tests/golden --write-golden

.PHONY: soak
soak: .venv/dev ## Kill the server 200 times under load; takes several minutes
	@MENAGERIE_KILLS=200 $(STAGE) "soak" $(BIN)/python -m pytest tests/server/crashes/test_kills.py

.PHONY: dist smoke lowest
dist: .venv/run $(PAGE) ## Build the wheel and the source distribution in dist, with the page inside
	@rm -rf dist
	@$(BIN)/python -m hatchling build
	@wc -c dist/*

smoke: dist ## Install the wheel alone into build/smoke and try it (PYTHON=python3.13)
	@rm -rf build/smoke
	@$(PYTHON) -m venv build/smoke
	@$(STAGE) "install the wheel" build/smoke/bin/python -m pip install --quiet dist/*.whl
	@$(STAGE) "try the wheel" $(BIN)/python scripts/smoke.py build/smoke/bin/python

lowest: dist ## Try the wheel with the lowest versions that it allows (LOWEST=python3.11)
	@rm -rf build/lowest
	@$(LOWEST) -m venv build/lowest
	@$(STAGE) "install the lowest versions" scripts/install build/lowest/bin/python requirements/lowest.txt
	@build/lowest/bin/python -m pip install --quiet --no-index --no-deps dist/*.whl
	@$(STAGE) "try the lowest versions" $(BIN)/python scripts/smoke.py build/lowest/bin/python

lock: ## Resolve the dependencies again (needs uv)
	@command -v $(UV) >/dev/null || { echo "make lock needs uv: install it, or set UV=path"; exit 1; }
	$(COMPILE) --universal requirements/build.in --output-file requirements/build.txt
	$(COMPILE) --universal $(RUN) --output-file requirements/run.txt
	$(COMPILE) --universal $(RUN) --extra load --extra openspiel requirements/build.in \
		requirements/dev.in --constraints requirements/build.txt --constraints requirements/run.txt \
		--output-file requirements/dev.txt
	$(COMPILE) --resolution lowest-direct --upgrade $(RUN) --extra load --extra openspiel \
		--output-file requirements/lowest.txt

clean: ## Remove the virtual environment and everything that was built
	rm -rf .venv build dist .hypothesis .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

$(PAGE): $(WEB) | .venv/run
	@$(STAGE) "page" $(NPM)

.venv/run: requirements/build.txt requirements/run.txt pyproject.toml scripts/install | .venv/bin/python
	@echo "Installing what the games need into .venv"
	@$(INSTALL) requirements/build.txt
	@$(INSTALL) requirements/run.txt
	@$(BIN)/python -m pip install --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev: requirements/dev.txt .venv/run
	@echo "Installing what the checks need into .venv"
	@$(INSTALL) requirements/dev.txt
	@touch $@

.venv/bin/python:
	@test -n "$(PYTHON)" \
		|| { echo "Menagerie needs Python 3.11 or newer; tried $(PYTHONS)." >&2; exit 1; }
	@echo "Making .venv with $(PYTHON)"
	@$(PYTHON) -m venv .venv \
		|| { rm -rf .venv; echo "$(PYTHON) cannot make a virtual environment." >&2; exit 1; }
