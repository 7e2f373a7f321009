# Agile Unicorn.  `make help` lists what can be made.  Needs Python 3.11 or newer with its venv module.

PYTHON ?= python3
VENV := .venv
PACKAGE_VENV := .venv-package
PY := $(VENV)/bin/python
ARGS ?=
GAMES ?= 1000
FILE ?= deck.pdf
SOAK ?= 100000
MONKEYS ?= 100
MINUTES ?= 10
PIP_FLAGS := --quiet --disable-pip-version-check --require-hashes
LOCK := $(PY) -m piptools compile --quiet --strip-extras --generate-hashes --allow-unsafe \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host

.DEFAULT_GOAL := help
.PHONY: help play test lint unit soak mutate simulate package assets print sheets lock clean

help: ## this list
	@echo "Agile Unicorn: make <target>"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1|\2/p' Makefile | column -t -s '|' 2>/dev/null \
		|| sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1: \2/p' Makefile

play: $(VENV)/.play ## install what the game needs and play it; options in ARGS="--lang de"
	@$(PY) -m agile_unicorn play $(ARGS)

test: lint unit ## install what the tests need, then ruff, mypy --strict and pytest

lint: $(VENV)/.test ## ruff and mypy only
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy agile_unicorn tests benchmarks art

unit: $(VENV)/.test ## pytest only; options in ARGS="-k name"
	$(PY) -m pytest -n auto $(ARGS)

soak: $(VENV)/.play ## 100,000 random games, 100 monkeys, 10 minutes of frames (SOAK=, MONKEYS=, MINUTES=number)
	$(PY) -m tests.soak --games $(SOAK)
	$(PY) -m tests.soak.honesty
	$(PY) -m tests.soak.monkey --number $(MONKEYS)
	$(PY) -m benchmarks.frames --soak $(MINUTES)

mutate: $(VENV)/.test ## plant one fault after another and see that the tests notice (takes a while)
	$(PY) -m tests.planted_faults

simulate: $(VENV)/.play ## figures of many games without a window (GAMES=number, more in ARGS)
	@$(PY) -m agile_unicorn simulate --games $(GAMES) $(ARGS)

package: $(PACKAGE_VENV)/.ready ## a folder that runs without Python, in dist/
	$(PACKAGE_VENV)/bin/python build/package.py

assets: $(VENV)/.test ## render pictures and sounds again from art/ (takes a while)
	$(PY) -m art.table
	$(PY) -m art.dice
	$(PY) -m art.pieces
	$(PY) -m art.cards
	$(PY) -m art.sounds

print: $(VENV)/.play ## the whole deck as a PDF to print and cut (FILE=deck.pdf, more in ARGS)
	@$(PY) -m agile_unicorn print $(ARGS) $(FILE)

sheets: $(VENV)/.test ## contact sheets of all card faces, in work/sheets
	$(PY) -m art.cards.sheets

lock: $(VENV)/.test ## pin the newest releases again
	$(PY) -m pip install --quiet pip-tools
	CUSTOM_COMPILE_COMMAND="make lock" $(LOCK) --upgrade -o requirements.lock pyproject.toml
	CUSTOM_COMPILE_COMMAND="make lock" $(LOCK) --upgrade --extra test --extra art \
		-c requirements.lock -o requirements-test.lock pyproject.toml
	CUSTOM_COMPILE_COMMAND="make lock" $(LOCK) --upgrade -o requirements-build.lock \
		build/requirements.in

clean: ## remove what was built, not what was installed
	rm -rf work dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

# A stamp tells that a lock file is installed, so that the second run starts at once.

$(VENV)/.play: requirements.lock
	@$(call venv,$(VENV))
	@echo "Installing what the game needs into $(VENV) ..."
	@$(PY) -m pip install $(PIP_FLAGS) -r requirements.lock
	@touch $@

$(VENV)/.test: requirements-test.lock | $(VENV)/.play
	@echo "Installing what the tests need into $(VENV) ..."
	@$(PY) -m pip install $(PIP_FLAGS) -r requirements-test.lock
	@touch $@

$(PACKAGE_VENV)/.ready: requirements.lock requirements-build.lock
	@$(call venv,$(PACKAGE_VENV))
	@echo "Installing what packaging needs into $(PACKAGE_VENV) ..."
	@$(PACKAGE_VENV)/bin/python -m pip install $(PIP_FLAGS) \
		-r requirements.lock -r requirements-build.lock
	@touch $@

define venv
command -v $(PYTHON) >/dev/null 2>&1 || { \
	echo "Agile Unicorn needs Python 3.11 or newer; there is no $(PYTHON) here." >&2; exit 1; }; \
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo "Agile Unicorn needs Python 3.11 or newer; this is $$($(PYTHON) -V). Try PYTHON=python3.12." >&2; \
	exit 1; }; \
$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	echo "Python's venv module is missing; on Debian: apt install python3-venv." >&2; exit 1; }; \
$(PYTHON) -m venv $(1)
endef
