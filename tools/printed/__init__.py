"""The command `python -m tools.printed`, which makes a book for paper from the built site.

gather    collects the pages of the site, makes links lead to places in the book, and moves hints and solutions to its end
paper     adds a cover, contents, styles, and a heading above each page
press     prints part by part with Chromium, twice, because page numbers are known only after the first time
binding   joins the parts, with their links, bookmarks and title
"""
