"""The look of the site: its colours, which come from `cgbook.pictures.palette`, and its fonts, cut down to the characters on the pages."""

from __future__ import annotations

import re
from pathlib import Path

from fontTools import subset, ttLib
from fontTools.varLib import instancer
from node import npm_ci
from sphinx.application import Sphinx
from sphinx.config import Config

from cgbook.pictures.palette import DAY, sheet
from cgsite.site import Page, Site, put

# Each row is a family, a file of its package, a style and its weights. All are under the SIL Open Font Licence 1.1.
FONTS = (
    ("Vollkorn", "@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal", "normal", "400 900"),
    ("Vollkorn", "@fontsource-variable/vollkorn/files/vollkorn-latin-wght-italic", "italic", "400"),
    ("Alegreya Sans", "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal", "normal", "400"),
    ("Alegreya Sans", "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal", "normal", "700"),
)
FEATURES = ["kern", "liga", "tnum", "mark", "mkmk", "ccmp", "locl"]
LATIN = set(range(0x20, 0x7F))  # characters that a reader can type, in addition to the characters on the pages


_COLOUR = re.compile(r"#[0-9a-f]{6}\b")
_STYLE = re.compile(r"<metadata>.*?</metadata>|<defs>\s*<style.*?</style>\s*</defs>", re.S)
_FAMILY = re.compile(r"font-family: [^;\"]*;?")
_ID = re.compile(r'(\bid="|href="#|url\(#)')
_NAME_OF = {colour: name for name, colour in DAY.items()}


def inked(text: str) -> str:
    """Return HTML with drawings that use the page's own colours."""

    def ink(match: re.Match[str]) -> str:
        name = _NAME_OF.get(match[0])
        return f"var(--cg-{name.replace('_', '-')})" if name else match[0]

    return _COLOUR.sub(ink, text)


def style() -> str:
    """Return the style sheet with the colours as variables, and with the fonts."""
    faces = [
        f'@font-face {{ font-family: "{family}"; src: url(fonts/{file.rsplit("/", 1)[1]}.woff2) format("woff2"); '
        f"font-style: {slant}; font-weight: {weights}; font-display: fallback; }}\n"
        # the fonts have no √, and on many systems the bar of the replacement ends before the number
        f'@font-face {{ font-family: "{family}"; src: url(katex/fonts/KaTeX_Main-Regular.woff2) format("woff2"); '
        f"font-style: {slant}; font-weight: {weights}; font-display: fallback; unicode-range: U+221A; }}\n"
        for family, file, slant, weights in FONTS
    ]
    return sheet("html", 'html[data-theme="dark"]') + "".join(faces)


def configure(app: Sphinx, config: Config) -> None:
    # a change here makes Sphinx write the pages again, so that they link to the changed style sheet
    config["html_context"] = {**config["html_context"], "face": style()}


def write(app: Sphinx) -> None:
    """Write the style sheet with the colours next to the pages."""
    if app.builder is not None and app.builder.format == "html":
        folder = Path(app.outdir, "_static")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "face.css").write_text(style(), "utf8")


def line_up(font: ttLib.TTFont) -> None:
    """Make digits as tall as capitals in every style and without a CSS rule, because a 0 must not look like an o."""
    table = font["GSUB"].table
    lookups = {
        at
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for at in record.Feature.LookupListIndex
    }
    lining = {
        old: new for at in lookups for part in table.LookupList.Lookup[at].SubTable for old, new in part.mapping.items()
    }
    for characters_of in font["cmap"].tables:
        for code, glyph in characters_of.cmap.items():
            characters_of.cmap[code] = lining.get(glyph, glyph)


def inline_figures(page: Page, site: Site) -> None:
    """Put each figure into its page as an SVG, so that the figure uses the page's fonts and colours, by day and by night."""
    for n, image in enumerate(page.all('img[src*="_images/"][src$=".svg"]')):
        svg = (site.folder / "_images" / Path(image.attrs["src"] or "").name).read_text("utf8")
        # matplotlib's style rule would apply to everything on the page, so an attribute replaces it
        svg = _STYLE.sub("", svg[svg.index("<svg") :])
        svg = svg.replace("<svg", '<svg stroke-linejoin="round"', 1)
        svg = _FAMILY.sub("", svg)
        svg = _ID.sub(rf"\1f{n}-", svg)
        put(inked(svg), image)
        image.decompose()


def subset_fonts(site: Site) -> None:
    """Write the fonts next to the pages, cut down to the characters in use, about 65 KB for all text and a little more for formulas."""
    used = characters(site)
    (site.static / "fonts").mkdir(exist_ok=True)
    for _, file, _, weights in FONTS:
        source = (npm_ci() / file).with_suffix(".woff2")
        cut_down(source, site.static / "fonts" / source.name, used | LATIN, FEATURES, "" if " " in weights else weights)
    for path in (site.static / "katex" / "fonts").glob("*.woff2"):
        cut_down(path, path, used)


def characters(site: Site) -> set[int]:
    """Return all characters on the pages and in the prompts, which are loaded later."""
    texts = [site.text, *(path.read_text("utf8") for path in (site.static / "recall").glob("*.js"))]
    return {ord(letter) for text in texts for letter in set(text)}


def cut_down(source: Path, target: Path, used: set[int], features: list[str] | None = None, weight: str = "") -> None:
    """Write a font with only the glyphs for these characters, and these features (default: all features).

    weight : the weight to keep, if the file contains several.
    """
    options = subset.Options(
        flavor="woff2",
        ignore_missing_unicodes=True,
        layout_features=features or ["*"],
        hinting=False,  # hinting helps only old screens, and takes up a third of a font
        glyph_names=False,
        notdef_outline=False,
        name_IDs=[0, 1, 2, 13, 14],  # names of the owner and the font, and its licence
    )
    font = subset.load_font(source, options)
    if weight and "fvar" in font:
        instancer.instantiateVariableFont(font, {"wght": float(weight)}, inplace=True)
    if features:
        line_up(font)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=used)
    cutter.subset(font)
    subset.save_font(font, target, options)


def setup(app: Sphinx) -> None:
    app.connect("config-inited", configure, priority=110)
    app.connect("builder-inited", write)
    app.add_css_file("face.css", priority=890)
