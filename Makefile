# Needs Python 3.11 or later and make; all else is set up in .venv. CONTRIBUTING has the same as plain command lines.
PYTHON ?= python3
BIN := $(if $(filter Windows_NT,$(OS)),.venv/Scripts,.venv/bin)
RUN := $(BIN)/python
READY := .venv/.ready
TESTS_READY := .venv/.tests-ready
PARALLEL := -n auto --dist worksteal
unexport PYTHONDONTWRITEBYTECODE  # hundreds of processes would compile all modules anew

.DEFAULT_GOAL := book
.PHONY: help book site pdf zip lab refresh check test test-all check-static check-front check-units check-site \
	check-notebooks check-slow bench shots mutants bundle lock clean

help:                 ## this list
	@sed -n 's/^\([a-z-]*\):.*##\(.*\)/\1\t\2/p' $(MAKEFILE_LIST)

book: site            ## set up, build the book, serve it
	$(RUN) book/_site/serve.py

site: $(READY)        ## set up, build the book into _build/html
	$(BIN)/jupyter-book build . --path-output . -W --keep-going

pdf: $(TESTS_READY) site           ## the book as one PDF in _build, for paper
	$(RUN) -m tools.printed

lab: $(READY)         ## open the chapters in JupyterLab; LAB='--port=8889' hands it options
	$(BIN)/jupyter trust book/*.ipynb   # else JupyterLab hides the stored pictures
	$(BIN)/jupyter lab $(LAB) book

refresh: $(READY)     ## run the notebooks and store their outputs
	$(RUN) book/_site/bundle.py
	$(RUN) book/_site/refresh.py

check: check-static check-front check-units     ## the quick checks: no browser, no site

test: $(TESTS_READY)  ## set up and run the checks
	$(MAKE) -j2 site check-static check-front   # the longest first
	$(MAKE) check-site check-notebooks

test-all: test check-slow bench    ## run everything

check-static: $(TESTS_READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-front: $(TESTS_READY)   ## format, lint and check the types of the front end
	$(RUN) -m tools.check_front

check-units: $(TESTS_READY)
	$(RUN) -m pytest -m "not slow and not browser and not thorough" --timeout 120 $(PARALLEL)

check-site: $(TESTS_READY)    # of the site as it is built
	$(RUN) -m pytest -m "not slow" --timeout 600 $(PARALLEL)

check-notebooks: $(TESTS_READY)
	$(RUN) -m pytest --override-ini addopts= --nbval --nbval-current-env -q -n auto --dist loadfile book

check-slow: $(TESTS_READY) site
	$(RUN) -m pytest -m slow --timeout 1200 $(PARALLEL)

bench: $(TESTS_READY) site         ## cgkit against its peers, and the weight of the pages
	$(RUN) -m benchmarks

shots: $(TESTS_READY) site         ## contact sheets of every page and widget in _build/shots
	$(RUN) -m tools.shots

zip: site             ## the book as one file, which plays from a folder
	$(RUN) -m tools.zip_site

mutants: $(TESTS_READY)            ## put small errors into the code, one at a time, and see which the tests find
	$(RUN) -m tools.mutants

bundle: $(READY)      ## book/cgbook/widgets/front -> book/cgbook/widgets/static
	$(RUN) book/_site/bundle.py

lock: $(TESTS_READY)  ## compile both lock files; UPGRADE=1 takes newer versions
	$(RUN) tools/lock.py $(if $(UPGRADE),--upgrade)

clean:                ## remove what was built; .venv stays
	rm -rf _build

$(READY): requirements.txt pyproject.toml book/pyproject.toml
	@$(PYTHON) tools/set_up.py

$(TESTS_READY): $(READY) tests/requirements.txt
	@$(PYTHON) tools/set_up.py --tests
