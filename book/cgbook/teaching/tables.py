"""Tables for spreadsheets, read in many encodings and with any of several separators, and written so that no cell is a formula.

**Invariant.** A legacy encoding is never guessed without a message, and if several are possible, that's an error.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Callable, Sequence
from warnings import warn

from cgkit.checks import short_repr
from cgkit.wording import joined

SAVE = "in a spreadsheet, save it as “CSV UTF-8”"
MOST_BYTES = 20_000_000
TITLES = 10  # number of rows at the top where the headings can be, below a title
SIGNS = "\t;,"  # separators of cells, the most reliable first, because many names contain a comma
#: Spreadsheets' encodings from before UTF-8: the codec, its name for people, and the letters that it's used for.
LATIN = {"cp1252": "Windows-1252", "cp1250": "Windows-1250"}
_HAN = "\u3000-\u303f\u3400-\u9fff\uff01-\uff5e"
SCRIPTS = {
    "gb18030": ("GBK", _HAN),
    "big5": ("Big5", _HAN),
    "cp932": ("Shift-JIS", _HAN + "\u3040-\u30ff"),
    "cp949": ("EUC-KR", _HAN + "\uac00-\ud7a3"),
    "cp1251": ("Windows-1251", "ЁЄІЇЎА-яёєіїўҐґ"),
}
# first bytes of workbooks and other documents that aren't text
BOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0", b"%PDF")
# A spreadsheet can find a formula at the beginning of a cell, and after ";" or a tab if it splits there, even in quotes.
_FORMULA = re.compile(r"(^|[;\t\r]\s*)(?=[=+\-@＝＋－＠])|^(?=[\t\r])")


def _no_head(cell: str) -> bool:
    return False


def csv_rows(
    data: bytes, where: str, is_head: Callable[[str], bool] = _no_head, say: Callable[[str], object] = warn
) -> list[list[str]]:
    """Return the rows of a CSV, with the cells as written but without leading spaces.

    A comma, a semicolon or a tab separates cells. A first line such as `sep=|`, known from Excel, names another separator and becomes an
    empty row. The encoding is UTF-8, UTF-16 or UTF-32. Failing those, it's the legacy encoding that turns all bytes into sensible letters
    and gives the most known headings.

    >>> csv_rows(b"a;b\\n1;2\\n", "marks.csv")
    [['a', 'b'], ['1', '2']]

    Parameters
    ----------
    where : name of the file, for messages.
    is_head : function that returns whether a cell could be a heading; of two readings, the one with more headings is right.
    say : function called with a message if an encoding was guessed.

    Raises
    ------
    ValueError : if the bytes aren't such a table, or can be read in several encodings; the message shows each reading.
    """
    if len(data) > MOST_BYTES:
        raise ValueError(f"{where} must have at most {MOST_BYTES:,} bytes, got {len(data):,}")
    if data.startswith(BOOKS):
        raise ValueError(f"{where} is a workbook or a document, not a CSV: {SAVE}")
    text, guessed = _decoded(data, where, is_head)
    if guessed:
        some = list(dict.fromkeys(re.findall(rf'[^\s"{SIGNS}]*[^\x00-\x7f][^\s"{SIGNS}]*', text)))[:5]
        say(
            f"{where} isn't in UTF-8. It was read as {guessed}: check that {joined(map(repr, some))} "
            f"{'is' if len(some) == 1 else 'are'} spelled right. If not, {SAVE}"
        )
    return _split(text, where, is_head)[1]


def separator(data: bytes, where: str, is_head: Callable[[str], bool] = _no_head) -> str:
    """Return the separator for files that go where this CSV came from: a semicolon if semicolons separate its cells, otherwise a comma.

    >>> separator(b"id;name\\ns1;Li, Anna\\n", "class.csv")
    ';'
    """
    return ";" if _split(_decoded(data, where, is_head)[0], where, is_head)[0] == ";" else ","


def _decoded(data: bytes, where: str, is_head: Callable[[str], bool]) -> tuple[str, str]:
    """Return the text of the bytes and the name of their legacy encoding, or "" if they are in Unicode."""
    text: str | None
    if data.startswith((codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)):
        text = _tried(data, "utf-32")
    elif data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        text = _tried(data, "utf-16")
    elif b"\0" in data:  # without a byte order mark, assume the order that gives more ASCII
        texts = [text for name in ("utf-16-le", "utf-16-be") if (text := _tried(data, name)) is not None]
        text = max(texts, key=_plain, default="")
        if 6 * _plain(text) <= len(text):
            text = None
    elif (text := _tried(data, "utf-8-sig")) is None:
        return _older(data, where, is_head)
    if text is None or "\0" in text:
        raise ValueError(f"{where} isn't text: {SAVE}")
    return text, ""


def _tried(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None


def _plain(text: str) -> int:
    return sum(letter.isascii() for letter in text)


def _older(data: bytes, where: str, is_head: Callable[[str], bool]) -> tuple[str, str]:
    """Return the text and the name of the legacy encoding that gives sensible letters and the most known headings."""
    found = {
        name: text
        for codec, name in [*LATIN.items(), *((codec, name) for codec, (name, _) in SCRIPTS.items())]
        if (text := _tried(data, codec)) is not None and _makes_sense(text, codec)
    }
    if "Windows-1252" in found:  # this encoding is far more common, and a message says that it was guessed
        found.pop("Windows-1250", None)
    heads = {name: _odd_heads(text, is_head) for name, text in found.items()}
    names = [name for name in found if heads[name] == max(heads.values())]
    if not names and (text := _tried(data, "cp1252")) is not None and _makes_sense(text, "cp1252", 1):
        return text, LATIN["cp1252"]  # such as "Höß", which has more than half of its letters outside ASCII
    if not names:
        raise ValueError(f"{where} must be in UTF-8, UTF-16, Windows-1252 or another known encoding: {SAVE}")
    if len({found[name] for name in names}) > 1:
        shown = [f"{short_repr(_odd_cell(found[name]))} in {name}" for name in names]
        raise ValueError(f"{where} isn't in UTF-8, and can be read as {joined(shown, 'or')}: {SAVE}")
    return found[names[0]], names[0]


def _makes_sense(text: str, codec: str, least: int = 0) -> bool:
    """Return whether all letters outside ASCII belong to the encoding's script, and are at plausible places in a name.

    Parameters
    ----------
    least : in an encoding for Latin letters, the number of ASCII letters that a word needs (default: half of its letters).
    """
    if codec in SCRIPTS:
        script = SCRIPTS[codec][1]
        beside = re.search(f"[A-Za-z][{script}]|[{script}][A-Za-z]", text)
        return not beside and re.fullmatch(f"[\x01-\x7f{script}]*", text) is not None
    if not re.fullmatch(r"[\x01-\x7f’‘“”–—ºª°«»€\xa0]*", re.sub(r"[^\W\d_]", "", text)):
        return False
    words = [word for word in re.findall(r"[^\W\d_]+", text) if not word.isascii()]
    return all(len(word) == 1 or _plain(word) >= (least or len(word) / 2) for word in words)


def _first_line(text: str) -> str:
    lines = [line for line in re.split(r"[\r\n]+", text) if line.strip()]
    return next((line for line in lines if not line.lower().startswith(("sep=", '"sep='))), "")


def _odd_heads(text: str, is_head: Callable[[str], bool]) -> int:
    cells = [cell.strip(' "') for cell in re.split(f"[{SIGNS}]", _first_line(text))]
    return sum(is_head(cell) for cell in cells if not cell.isascii())


def _odd_cell(text: str) -> str:
    cells = re.split(f'[{SIGNS}"\r\n]+', text)
    return next((cell.strip() for cell in cells if not cell.isascii()), "")


def _split(text: str, where: str, is_head: Callable[[str], bool]) -> tuple[str, list[list[str]]]:
    """Return the separator and the rows.

    A first line `sep=` names the separator. Otherwise, it's the separator that gives the most headings or, if several give as many, the one
    that gives rows of equal length.
    """
    named = re.match(r'"?sep=([^"\r\n])"?[,;\t ]*(?:\r\n|\r|\n|$)', text, re.IGNORECASE)
    best: tuple[tuple[int, ...], str, list[list[str]]] | None = None
    why = "it is empty"
    for sign in named[1] if named else SIGNS:
        try:
            body = text[named.end() :] if named else text
            rows = list(csv.reader(io.StringIO(body, newline=""), delimiter=sign, strict=True, skipinitialspace=True))
        except (csv.Error, TypeError, ValueError) as error:
            why = str(error)
            continue
        full = [row for row in rows if any(cell.strip() for cell in row)] or [[]]
        wide = len(full[0])
        even = wide > 1 and all(len(row) == wide for row in full)
        heads = max(sum(map(is_head, row)) for row in full[:TITLES])
        key = heads, even, *((0, 0) if even else (wide, text.count(sign)))
        if best is None or key > best[0]:
            best = key, sign, rows
    if best is None:
        raise ValueError(f"{where} isn't a CSV: {why}")
    return best[1], [[], *best[2]] if named else best[2]


def csv_text(text: str) -> str:
    """Return a string in a form that no spreadsheet takes for a formula.

    >>> csv_text("=1+1")
    "'=1+1"
    """
    return _FORMULA.sub(r"\1'", text)


def as_csv_text(heads: Sequence[str], rows: Sequence[Sequence[str | int | float]], sign: str = ",") -> str:
    """Return a CSV whose strings a spreadsheet reads as text; where semicolons separate cells, numbers have a decimal comma.

    >>> as_csv_text(["student", "points"], [["=1+1", 3]])
    '"student","points"\\n"\\'=1+1",3\\n'
    """
    out = io.StringIO()
    writer = csv.writer(out, delimiter=sign, lineterminator="\n", quoting=csv.QUOTE_NONNUMERIC)
    writer.writerows([_cell(cell, sign) for cell in row] for row in [heads, *rows])
    return out.getvalue()


def _cell(cell: str | int | float, sign: str) -> str | int | float:
    if isinstance(cell, str):
        return csv_text(cell)
    return str(cell).replace(".", ",") if sign == ";" and isinstance(cell, float) else cell
