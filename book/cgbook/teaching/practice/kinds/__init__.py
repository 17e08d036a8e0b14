"""The kinds of problems, each a module with TITLE, PAGES (the pages of the book to practise), and `draw(level, chance)`."""
