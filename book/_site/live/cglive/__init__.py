"""The layer between a page and the Python in it, with messages in both directions and the services of a notebook's kernel.

door       handles messages from the page
wire       sends messages to the page
outputs    sends printed and displayed outputs, piece by piece
stand_ins  replaces anywidget, ipywidgets and IPython, as far as a page needs them
controls   provides `interact`
cells      runs a cell
reading    finds the names that a cell makes, and the names that it needs
asking     calls a function for a page, and sends each part of its answer as soon as it is known
programs   checks a reader's program by the tests of its exercise
packages   fetches packages when they are first imported, and explains which are missing

The package is packed with the site, and runs in Pyodide. The build imports `reading`, and the tests import every module.
"""
