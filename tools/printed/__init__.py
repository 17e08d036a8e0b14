"""The book on paper: `python -m tools.printed`, of the built site.

gather    takes the pages of the site apart: links lead to places of the book, hints and solutions stand at its end
paper     what paper adds: cover, contents, styles, a heading above each page
press     prints part by part with Chromium, twice: page numbers are known after the first time
binding   joins the parts: links, bookmarks, the name of the whole
"""
