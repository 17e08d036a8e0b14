# This file needs Python 3.11 or later and make, and sets up everything else in .venv. CONTRIBUTING has the same steps as plain commands.
PYTHON ?= python3
BIN := $(if $(filter Windows_NT,$(OS)),.venv/Scripts,.venv/bin)
RUN := $(BIN)/python
PIP := $(RUN) -m pip --quiet --disable-pip-version-check install
READY := .venv/.ready
TESTS_READY := .venv/.tests-ready
PACKAGES := pyproject.toml book/pyproject.toml
# Each lock file is for Linux, macOS and Windows. Its pins stay unchanged where possible.
LOCK = $(RUN) -m uv pip compile --quiet --universal --python-version=3.11 --generate-hashes --no-header --no-annotate \
	--no-emit-index-url --no-emit-package=cgkit $(if $(UPGRADE),--upgrade)
PARALLEL := -n auto --dist worksteal
# A test fails after 10 minutes. If it still hangs after 15, its process ends and prints where it was.
FUSE := --timeout 600 -o faulthandler_timeout=900 -o faulthandler_exit_on_timeout=true
BROWSERS := tests/site tests/kept tests/book/test_api.py
unexport PYTHONDONTWRITEBYTECODE  # otherwise hundreds of processes would compile all modules again

.DEFAULT_GOAL := book
.PHONY: help book site pdf zip lab refresh check test test-all check-static check-front check-units check-python \
	check-site check-notebooks check-slow bench shots mutants bundle lock clean set-up graders

help:                 ## this list
	@sed -n 's/^\([a-z-]*\):.*##\(.*\)/\1\t\2/p' $(MAKEFILE_LIST)

book: site            ## set up, build the book, serve it
	$(RUN) book/_site/serve.py

site: $(READY)        ## set up, build the book into _build/html
	$(BIN)/jupyter-book build . --path-output . -W --keep-going

pdf: $(TESTS_READY) site           ## the book as one PDF in _build, for paper
	$(RUN) -m tools.printed

lab: bundle           ## open the chapters in JupyterLab; LAB='--port=8889' hands it options
	$(BIN)/jupyter trust book/*.ipynb   # otherwise, the boards of a chapter that was run in part would come back as words
	$(BIN)/jupyter lab $(LAB) book/index.ipynb

refresh: $(READY)     ## run the notebooks and store their outputs
	$(RUN) book/_site/refresh.py

check: check-static check-front check-units     ## the quick checks: no browser, no site

test: $(TESTS_READY)  ## set up and run the checks
	$(MAKE) -j2 site check-static check-front check-python   # start the site first, because it takes longest, with the checks that don't need it
	$(MAKE) check-site check-notebooks

test-all: test check-slow bench    ## run everything

check-static: $(TESTS_READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/typos
	$(RUN) -m tools.voice

check-front: $(TESTS_READY)   ## check the format, the style and the types of the front end
	$(RUN) -m tools.check_front

check-units: $(TESTS_READY)
	$(RUN) -m pytest -m "not slow and not browser and not thorough" --timeout 120 $(PARALLEL)

check-python: $(TESTS_READY)  # the tests that need no browser
	$(RUN) -m pytest -m "not slow and not browser" $(FUSE) $(PARALLEL)

check-site: $(TESTS_READY)    # tests of the built site, only from the folders with browser tests, because each worker reads every test
	$(RUN) -m pytest -m "browser and not slow" $(FUSE) $(PARALLEL) $(BROWSERS)

check-notebooks: $(TESTS_READY)
	$(RUN) -m pytest --override-ini addopts= --nbval --nbval-current-env -q -n auto --dist loadfile book

check-slow: $(TESTS_READY) site
	$(RUN) -m pytest -m slow --timeout 1200 $(PARALLEL)

bench: $(TESTS_READY) site         ## cgkit against its peers, and how soon the pages answer
	$(RUN) -m pytest benchmarks -q --benchmark-columns=min,rounds

shots: $(TESTS_READY) site         ## contact sheets of every page and widget in _build/shots
	$(RUN) -m tools.shots

zip: site             ## the book as one file, which plays from a folder
	$(RUN) -m tools.zip_site

mutants: $(TESTS_READY)            ## put small errors into the code, one at a time, and see which the tests find
	$(RUN) -m tools.mutants

bundle: $(READY)      ## bundle the widgets' scripts for a JupyterLab that's open; other commands do this by themselves
	$(RUN) book/_site/bundle.py

lock: $(TESTS_READY)  ## compile the lock files; UPGRADE=1 takes newer versions
	$(LOCK) $(PACKAGES) --extra=site -o requirements.txt
	$(LOCK) $(PACKAGES) --extra=site --extra=grading --extra=tests -c requirements.txt -o tests/requirements.txt
	$(LOCK) tools/graders/requirements.in -o tools/graders/requirements.txt

clean:                ## remove what was built; .venv stays
	rm -rf _build

set-up: $(READY)      ## what the book needs, into .venv

graders: .venv-graders/.ready      ## set up otter-grader and nbgrader in .venv-graders, for the tests that export to them

# `$(call alone,COMMANDS)` makes a target if it is missing or older than its sources. Only one set-up runs at a time; a second one waits,
# and then finds the target up to date. An interrupted set-up doesn't touch its target, so the next one runs again.
alone = @until mkdir .setting-up 2>/dev/null; do \
		[ "$$told" ] || echo "waiting for another set-up; if there is none, remove the folder .setting-up"; told=1; sleep 1; \
	done; trap 'rmdir .setting-up' EXIT; trap 'exit 1' HUP INT TERM; \
	if [ ! -e $@ ] || [ "$$(find $^ -newer $@)" ]; then echo "Setting up $(@D): $(@F)" && $(1) && touch $@; fi
OLD = "Python 3.11 or later is needed: make PYTHON=python3.12 names another"
define SET_UP
$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else $(OLD))' && \
	{ $(RUN) -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv; } && \
	$(PIP) --require-hashes -r requirements.txt && \
	$(PIP) --no-deps --no-build-isolation --editable . --editable ./book
endef
SET_UP_TESTS = $(PIP) --require-hashes -r tests/requirements.txt && \
	{ $(RUN) -m tools.chromium || { $(RUN) -m playwright install chromium && $(RUN) -m tools.chromium; }; }
SET_UP_GRADERS = $(RUN) -m venv --clear .venv-graders && $(subst .venv,.venv-graders,$(PIP)) --require-hashes -r $<

$(READY): requirements.txt pyproject.toml book/pyproject.toml
	$(call alone,$(SET_UP))

$(TESTS_READY): tests/requirements.txt $(READY)
	$(call alone,$(SET_UP_TESTS))

.venv-graders/.ready: tools/graders/requirements.txt $(READY)
	$(call alone,$(SET_UP_GRADERS))
