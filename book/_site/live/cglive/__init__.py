"""What stands between a page and the Python in it: messages in, messages out, and what a notebook's kernel would bring.

door       what a message of the page asks for
wire       messages to the page
outputs    what is printed and displayed, piece by piece
stand_ins  anywidget, ipywidgets and IPython, as far as a page needs them
controls   `interact`
cells      runs a cell
reading    which names a cell makes, and which it wants
asking     calls a function for a page, and tells its parts as they are known
programs   a reader's program, checked by the public test of its exercise
packages   what is fetched when it is first imported, and what is said of what is not there

It is packed with the site, and runs in Pyodide; the build reads `reading`, and the tests all of it.
"""
