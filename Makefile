# Everything lives in .venv/. `make run` serves the application, `make test` checks all of it.
PYTHON ?= python3
BIN    := .venv/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check
JOBS   ?= auto
RUN    := .venv/.ready-run
DEV    := .venv/.ready-dev
WEB    := .venv/.ready-browser

.PHONY: run test lint golden messages bench laws-full crash mutants lock clean

run: $(RUN)
	@$(BIN)/loupiote serve $(SERVE)

# Laws run under two hash seeds: nothing may depend on the order of a set. Exit status 5 is "no test has that mark". The
# application's tests run on both databases: those in a browser on SQLite alone but for the ones marked `both`, and what no
# database changes (marked `once`) on SQLite alone.
test: lint $(WEB)
	PYTHONHASHSEED=1 $(BIN)/python -m pytest -q -n $(JOBS) -m law || [ $$? -eq 5 ]
	PYTHONHASHSEED=random $(BIN)/python -m pytest -q -n $(JOBS)
	LOUPIOTE_TEST_DATABASE=postgresql $(BIN)/python -m pytest -q -n $(JOBS) -m "not once and (not browser or both)" tests/web

lint: $(DEV)
	$(BIN)/ruff check .
	LOUPIOTE_SECRET_KEY=lint $(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# Tells the golden games anew, and writes docs/rpg-matrix.md; a changed line is a decision.
golden: $(DEV)
	$(BIN)/python tests/golden/tellings.py
	PYTHONPATH=tests $(BIN)/python -m rpg.matrix.page

# Finds what the interface says and writes its French catalogues; says what has no French yet.
messages: $(DEV)
	$(BIN)/python -m tools.messages

bench: $(DEV)
	$(BIN)/python -m benchmarks; first=$$?; $(BIN)/python -m benchmarks.web && exit $$first

laws-full: $(DEV)
	$(BIN)/loupiote laws --games 2000

# Kills the server at random moments and looks at what is left.
crash: $(DEV)
	$(BIN)/python tests/web_crash.py --times 200

mutants: $(DEV)
	$(BIN)/python -m tools.mutants

# Made again by hand when pyproject.toml's dependencies change; installing never resolves anything.
UV      := .venv/lock/bin/uv
COMPILE := $(UV) pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
 --custom-compile-command "make lock" --quiet $(LOCK_OPTIONS)
lock:
	$(PYTHON) -m venv .venv/lock && .venv/lock/bin/python -m pip install -q uv
	$(COMPILE) --extra build --extra web -o requirements/lock.txt
	$(COMPILE) --extra build --extra web --extra dev --extra bench -c requirements/lock.txt -o requirements/dev.txt

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis dist

# Set-up is done again only when a lock file or the project's own description changes.
$(RUN): requirements/lock.txt pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) install -q --require-hashes -r requirements/lock.txt
	$(PIP) install -q --no-deps --no-build-isolation -e .
	@touch $@

$(WEB): tools/browser.sh $(DEV)
	tools/browser.sh $(BIN)
	@touch $@

$(DEV): requirements/dev.txt $(RUN)
	$(PIP) install -q --require-hashes -r requirements/dev.txt
	@touch $@
