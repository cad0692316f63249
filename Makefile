# Each target sets up what it needs: a virtual environment in .venv, filled from the locks in
# requirements/. Set-up talks on standard error only, so a target's own output can be piped.
# `make run PY=python3` uses the interpreter you name and sets nothing up.

.DEFAULT_GOAL := help
.PHONY: help run test tests ready lint types format docs bench peers lock clean FORCE

LOCKS := requirements/build.lock requirements/runtime.lock

ifeq ($(origin PY),command line)
RUNTIME :=
DEV :=
COMPILED :=
PEERS :=
RIVALS :=
INDEX :=
else
PY := .venv/bin/python
RUNTIME := .venv/.runtime
DEV := .venv/.dev
COMPILED := .venv/.compiled
PEERS := .venv/.peers
RIVALS := .venv/.rivals
INDEX := .venv/share/vexille/reference.db
below = $(foreach each,$(wildcard $1/*),$(call below,$(each)) $(each))
TEXTS := $(filter %.py %.toml %.ftl %.txt,$(foreach each,rulesets bot/lookup bot/locale,$(call below,$(each))))
MISSING := $(shell test -x $(PY) || echo FORCE)
endif

# Modules are compiled once, not by each of the many processes that tests start.
unexport PYTHONDONTWRITEBYTECODE

# The first interpreter that is new enough builds the environment.
define SET_UP
@for python in python3 python3.13 python3.12 python3.11 python; do \
	if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
		exec "$$python" scripts/environment.py $(1) </dev/null >&2; \
	fi; \
done; \
echo 'vexille: Python 3.11 or newer is needed; install it as python3 or python3.11.' >&2; \
exit 1
endef

# Each part of the checks says how long it took: $(call TIMED,its name,what it runs).
define TIMED
@begun=$$(date +%s); $(2); ended=$$?; \
	echo "vexille: $(1) took $$(($$(date +%s) - begun)) s" >&2; exit $$ended
endef

help:
	@echo 'make run [ARGS=...]    start the bot: on Discord with a token, else as a local table'
	@echo 'make test [TESTS=...]  lint, types and tests; TRIALS=yes plays whole games and kills too'
	@echo 'make lint              ruff: rules and format'
	@echo 'make types             mypy, strict'
	@echo 'make format            put the code in shape'
	@echo 'make docs              write the pages, commands and ids that are made from the declarations'
	@echo 'make bench [ARGS=...]  the benchmarks and their ratios'
	@echo 'make peers             install the Node client that the local table proves itself to'
	@echo 'make lock [ARGS=...]   write the locks again after a change of dependencies'
	@echo 'make clean             remove the environment and every cache'

run: $(RUNTIME) $(INDEX)
	@exec $(PY) -m bot $(ARGS)

test: $(RUNTIME)
	$(call TIMED,set-up,$(MAKE) --no-print-directory --jobs=3 ready)
	@$(MAKE) --no-print-directory --jobs=3 lint types tests

# What the tests wait for; the index is written while the tools are installed and tests are compiled.
ready: $(INDEX) $(DEV) $(COMPILED) $(PEERS) $(RIVALS)
	@:

# Gathered once, so that the workers, who all begin at once, find every module compiled. A test that
# cannot be gathered is told by the run itself.
.venv/.compiled: .venv/.dev
	@$(PY) -m pytest -q --collect-only >/dev/null 2>&1 || :
	@touch $@

# The types are checked beside the first tests. Databases of tests lie in memory where there is room
# (2 GB), so that nobody waits for a disk; three workers keep two cores busy while tests wait. Trials
# (whole games, seasons, kills, benchmarks) take minutes more: the continuous integration plays them.
TRIALS =
PLAYED = $(if $(TRIALS)$(TESTS),$(TESTS),-m 'not trial')
MEMORY = $(shell df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 && $$4 > 2000000 { print "/dev/shm" }')
tests:
	$(call TIMED,tests,env $(addprefix TMPDIR=,$(MEMORY)) $(PY) -m pytest -v -n 3 --dist worksteal $(PLAYED))

lint: $(DEV)
	$(call TIMED,lint,$(PY) -m ruff check && $(PY) -m ruff format --check)

types: $(DEV)
	$(call TIMED,types,$(PY) -m mypy)

format: $(DEV)
	@$(PY) -m ruff check --fix
	@$(PY) -m ruff format
	@$(PY) -m scripts.typography

docs: $(DEV)
	@$(PY) -m scripts.ids
	@$(PY) -m scripts.reference
	@$(PY) -m scripts.guide
	@$(PY) -m scripts.declared
	@$(PY) -m scripts.dice_pictures

bench: $(DEV) $(RIVALS) $(INDEX)
	@exec $(PY) -m benchmarks $(ARGS)

peers: $(RUNTIME)
	@exec $(PY) scripts/peers.py $(ARGS)

lock: $(DEV)
	@exec $(PY) scripts/lock.py $(ARGS)

clean:
	rm -rf .venv tests/peers/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.runtime: $(LOCKS) pyproject.toml $(MISSING)
	$(call SET_UP,runtime)

.venv/.dev: .venv/.runtime requirements/dev.lock
	$(call SET_UP,dev)

.venv/.peers: .venv/.runtime requirements/peers.lock
	$(call SET_UP,peers)

.venv/.rivals: .venv/.dev requirements/rivals.lock
	$(call SET_UP,rivals)

$(INDEX): $(TEXTS) .venv/.runtime
	@echo 'vexille: writing the index of the rules, in half a minute.' >&2
	@$(PY) -m bot.lookup >&2

FORCE:
