# Needs Python 3.11 or later and make; all else is set up in .venv. The README has the same as plain command lines.
PYTHON ?= python3
BIN := $(if $(filter Windows_NT,$(OS)),.venv/Scripts,.venv/bin)
RUN := $(BIN)/python
PIP := $(RUN) -m pip --disable-pip-version-check install
READY := .venv/.ready
TESTS_READY := .venv/.tests-ready

.DEFAULT_GOAL := book
.PHONY: help book site lab refresh test test-all check-static check-tests check-slow bench shots mutants bundle lock clean

help:                 ## this list
	@sed -n 's/^\([a-z-]*\):.*##\(.*\)/\1\t\2/p' $(MAKEFILE_LIST)

book: site            ## set up, build the book, serve it
	$(RUN) book/_site/serve.py

site: $(READY)        ## set up, build the book into _build/html
	$(BIN)/jupyter-book build . --path-output . -W --keep-going

lab: $(READY)         ## open the chapters in JupyterLab
	$(BIN)/jupyter lab book

refresh: $(READY)     ## run the notebooks and store their outputs
	$(RUN) book/_site/bundle.py
	$(RUN) book/_site/refresh.py

test: check-static check-tests     ## set up and run the checks

test-all: test check-slow          ## run everything

check-static: $(TESTS_READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-tests: $(TESTS_READY) site
	$(RUN) -m pytest -m "not slow" --timeout 300 -n auto --dist worksteal
	$(RUN) -m pytest --override-ini addopts= --nbval --nbval-current-env -q -n auto --dist loadfile book

check-slow: $(TESTS_READY) site
	$(RUN) -m pytest -m slow --timeout 1200 -n auto --dist worksteal

bench: $(TESTS_READY) site         ## cgkit against its peers, and the weight of the pages
	$(RUN) -m benchmarks

shots: $(TESTS_READY) site         ## contact sheets of every page and widget in _build/shots
	$(RUN) -m tools.shots

mutants: $(TESTS_READY)            ## put small errors into the code, one at a time, and see which the tests find
	$(RUN) -m tools.mutants

bundle: $(READY)      ## cgkit/widgets/front -> cgkit/widgets/static
	$(RUN) book/_site/bundle.py

lock: $(TESTS_READY)  ## compile both lock files; UPGRADE=1 takes newer versions
	$(RUN) tools/lock.py $(if $(UPGRADE),--upgrade)

clean:                ## remove what was built; .venv stays
	rm -rf _build

# The stamps are made last: a set-up that was cut short is taken up again.
$(READY): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed; this is " + sys.version.split()[0] + ": make PYTHON=python3.12 names another")'
	@echo "Setting up .venv; the first time takes a minute or a few …"
	$(RUN) -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	$(PIP) -r requirements.txt
	$(PIP) --quiet --no-deps --editable .
	@touch $@

$(TESTS_READY): $(READY) tests/requirements.txt
	@echo "Setting up what the checks need …"
	$(PIP) --quiet -r tests/requirements.txt
	$(RUN) tools/chromium.py --install
	@touch $@
