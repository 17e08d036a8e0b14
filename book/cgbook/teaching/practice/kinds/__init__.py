"""The kinds of problems, each a module with TITLE, PAGES (the pages of the book that it covers), and `draw(level, chance)`."""
