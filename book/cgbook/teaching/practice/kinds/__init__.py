"""The kinds of problems, one module each: TITLE, PAGES (those of the book that it practises), and `draw(level, chance)`."""
