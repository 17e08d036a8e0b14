# Needs Python 3.11 or later and make; all else is set up in .venv. The README has the same as plain command lines.
PYTHON ?= python3
BIN := $(if $(filter Windows_NT,$(OS)),.venv/Scripts,.venv/bin)
RUN := $(BIN)/python
READY := .venv/.ready
TESTS_READY := .venv/.tests-ready

.PHONY: book site test test-all lab refresh bench shots bundle lock check-static check-tests check-slow
.DEFAULT_GOAL := book

book: site            ## set up, build, serve
	$(RUN) book/_site/serve.py

site: $(READY)        ## build into _build/html
	$(BIN)/jupyter-book build . --path-output . -W --keep-going -q

lab: $(READY)         ## the chapters in JupyterLab
	$(BIN)/jupyter lab book

test: check-static check-tests     ## set up and run the checks

test-all: test check-slow          ## everything

check-static: $(TESTS_READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-tests: $(TESTS_READY) site
	$(BIN)/pytest -m "not slow"
	$(BIN)/pytest --nbval book/*.ipynb -p no:doctest -q

check-slow: $(TESTS_READY) site
	$(BIN)/pytest -m slow

refresh: bundle       ## re-run the notebooks and store their outputs
	$(RUN) book/_site/refresh.py

bundle: $(READY)      ## cgkit/front -> cgkit/static
	$(RUN) book/_site/bundle.py

bench: $(TESTS_READY) site
	$(RUN) benchmarks/run.py

shots: $(TESTS_READY) site         ## contact sheets in _build/shots
	$(RUN) tests/shots.py

lock: $(TESTS_READY)  ## re-compile both lock files; UPGRADE=1 takes newer versions
	$(RUN) tests/lock.py $(if $(UPGRADE),--upgrade)

$(READY): requirements.txt pyproject.toml
	test -d .venv || $(PYTHON) -m venv .venv
	$(RUN) -m pip install -q -r requirements.txt
	$(RUN) -m pip install -q --no-deps -e .
	@touch $@

$(TESTS_READY): $(READY) tests/requirements.txt
	$(RUN) -m pip install -q -r tests/requirements.txt
	$(RUN) tests/chromium.py --install
	@touch $@
