"""Translation of a reader's own words for positions, such as "nim 3 5 7" or "take 1, 3 or 4 from 20", into the notation of `cgkit.read`.

The laboratory understands the same words on the web page, where `widgets/front/maths/phrases.js` in `cgbook` is the twin of this module.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

_N = r"\d+(?:\*\*\d+)?"
_NUMBERS = rf"{_N}(?:(?:\s*[,、]\s*|[–-]|\s+|\s*,?\s*and\s+){_N})*"
_FULL_WIDTH = str.maketrans("，（）＋：？。０１２３４５６７８９\u3000\xa0", ",()+:?.0123456789  ")
_SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")


def _words(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE | re.ASCII)


_ASKING = _words(
    r"^(?:(?:what(?:['’]?s| is)|who wins(?: in| at)?|how (?:do i|can i|to) win(?: at)?|solve|play|the game of|a game of)\s+)+|[\s?.!]+$"
)
_MISERE = _words(
    r"(?:anti[\s-]*|mis[eèÈ]re[\s-]+|反)(.+)|(.+?),?\s+(?:mis[eèÈ]re|(?:where )?(?:the )?last (?:move|player) loses)"
)
_COMPOUND = _words(r"(join|selective|sum)(?:\s+(?:sum|compound))?(?:\s+of)?\s+([^(].*)")
_BETWEEN = _words(r"\s*\+\s*|\s+(?:and|plus|with)\s+(?=\D)")
_OCTAL = _words(rf"(?:octal\s+(?:game\s+|code\s+)?)?(\d\.[0-7]+)(?:\s*\(\s*({_NUMBERS})\s*\)|\s+({_NUMBERS}))?")
_THINGS = r"(?:chips?|stones?|coins?|counters?|tokens?|pins?|sticks?|match(?:es)?|beans?|pebbles?|things?|objects?)"
_BESIDE = r"(?:neighbou?r(?:s|ing)|adjacent|consecutive)"
_TAKE = _words(
    rf"(?:take|remove|subtract)\s+(.+?)(?:\s+{_THINGS})?(?:\s+({_BESIDE})(?:\s+{_THINGS})?)?\s+from\s+"
    rf"(?:an?\s+(?:heap|pile|row|stack)\s+of\s+|(?:heaps|piles)\s+(?:of\s+)?)?({_NUMBERS})(?:\s+{_THINGS})?"
)
_CHINESE_TAKE = re.compile(
    rf"[从從]\s*({_N})\s*[个個枚颗顆]?(?:石子|石頭|石头|硬币|硬幣)?[里裡中]?\s*[取拿]\s*({_N}(?:\s*[,、或和]\s*{_N})*)\s*[个個枚颗顆]?",
    re.ASCII,
)
_SET = _words(rf"(?:subtraction(?:\s+game)?|s[\s-]*nim|减法游戏|減法遊戲|减法|減法)\s*\{{([^{{}}]+)\}}\s*({_NUMBERS})")
_UP_TO = _words(rf"(?:(?:up to|at most)|(?:from\s+)?({_N})\s*(?:-|–|to))\s*({_N})")
_CHOICE = _words(rf"\{{?\s*{_N}(?:\s*(?:[,、或和]|\s|\bor\b|\band\b)\s*(?:(?:or|and)\s+)?{_N})*\s*\}}?")
_HEAPS = _words(
    rf"((?:[a-z\d]+\s+)?(?:heaps|piles|rows)\s+(?:of\s+)?|[一二两兩三四五六七八九十]堆(?:石子|石頭|石头)?\s*)?({_NUMBERS})"
)
_COUNTED = _words(
    rf"([^()\[\]{{}}]*?[^()\[\]{{}}\d\s,*.–-])\s*(?:(?:\s+of|\s+on|:)?\s*({_NUMBERS})|\(\s*({_NUMBERS})\s*\))"
)
_GAME = re.compile("博弈|博奕|遊戲|游戏|賽局|赛局")


def bare(name: str) -> str:
    """Return a name without accents, blanks or punctuation and, in Chinese, without the word for a game.

    >>> bare("Bash’s  Game"), bare("Misère"), bare("威佐夫博弈")
    ('bashsgame', 'misere', '威佐夫')
    """
    return _GAME.sub("", re.sub(r"[^\w]|_", "", unicodedata.normalize("NFKD", name).lower()))


def in_notation(text: str, games: Mapping[str, str]) -> str | None:
    """Return cgkit's notation for a position described in words, or None if the words don't describe one.

    >>> games = {"nim": "nim(3, 4, 5)", "威佐夫": "wythoff(6, 9)", "kayles": "kayles(7, 4)"}
    >>> for text in ("nim 3 5 7", "威佐夫 8 13", "kayles 12 + nim 3", "take 1, 3 or 4 from 20", "anti-nim", "0.137 20", "nim(10^18, 5)"):
    ...     print(in_notation(text, games))
    nim(3, 5, 7)
    wythoff(8, 13)
    kayles(12) + nim(3)
    Subtraction({1, 3, 4})(20)
    misere(nim(3, 4, 5))
    TakeAndBreak("0.137")(20)
    nim(10**18, 5)

    Parameters
    ----------
    text : words, possibly mixed with notation.
    games : for the bare name of each game, the position that it means on its own. Numbers after the name replace the position's numbers.
    """
    if example := games.get(bare(text)):
        return example
    plain = text.translate(_FULL_WIDTH)
    plain = re.sub(r"(?<=\d)[⁰¹²³⁴-⁹]+", lambda found: "**" + found[0].translate(_SUPERSCRIPTS), plain)
    plain = re.sub(r"(?<=\d)\s*(?:\^|\*\*)\s*(?=\d)", "**", plain)
    words = re.sub(r"(?<=\d)[ ,](?=0\d\d(?!\d))", "", plain)  # 1,000 is a single number, and so is 1 000
    words = re.sub(r"(?<=\d)\s*[xX×]\s*(?=\d)", " ", words)
    return _phrase(_ASKING.sub("", words.strip()), games) or (plain if plain != text and "(" in plain else None)


def _phrase(text: str, games: Mapping[str, str]) -> str | None:
    if example := games.get(bare(text)):
        return example
    if found := _MISERE.fullmatch(text):
        inner = _part(found[1] or found[2], games)
        return inner and f"misere({inner})"
    compound = _COMPOUND.fullmatch(text)
    parts = _BETWEEN.split(compound[2] if compound else text)
    if len(parts) > 1:
        return _together(compound[1].lower() if compound else "sum", [_part(part, games) for part in parts])
    if found := _OCTAL.fullmatch(text):
        return f'TakeAndBreak("{found[1]}")({_listed(found[2] or found[3] or "12")})'
    if found := _TAKE.fullmatch(text):
        return _taking(found[1], found[3], beside=bool(found[2]))
    if found := _SET.fullmatch(text):
        return _taking(found[1], found[2])
    if found := _CHINESE_TAKE.fullmatch(text):
        return _taking(found[2], found[1])
    if found := _HEAPS.fullmatch(text):
        heaps = _listed(found[2])
        return f"nim({heaps})" if found[1] or "," in heaps else None
    found = _COUNTED.fullmatch(text)
    example = found and games.get(bare(found[1]))
    if not found or not example or example[-1] != ")" or (found[3] and re.fullmatch(r"[!-~]+", found[1])):
        return None  # this might be notation already
    numbers = _listed(found[2] or found[3])
    if example.startswith("Bash(") and numbers.count(", ") == 1:
        # programming contests give the number of chips first, then how many you can take
        return "Bash({1})({0})".format(*numbers.split(", "))
    replaced = re.sub(r"\([^()]*\)$", f"({numbers})", example)
    return replaced if replaced.endswith(f"({numbers})") else None  # a drawing isn't given by a list of numbers


def _part(text: str, games: Mapping[str, str]) -> str | None:
    """Return the notation for a part of a phrase; a part with brackets is taken to be notation already."""
    return _phrase(text, games) or (text if "(" in text and text.count("(") == text.count(")") else None)


def _together(name: str, parts: list[str | None]) -> str | None:
    known = [part for part in parts if part]
    if len(known) < len(parts):
        return None
    return " + ".join(known) if name == "sum" else f"{name}({', '.join(known)})"


def _taking(chips: str, heaps: str, *, beside: bool = False) -> str | None:
    """Return the notation for taking this many chips, from anywhere in a heap or beside each other in a row."""
    game = "TakeAndBreak" if beside else "Subtraction"
    if found := _UP_TO.fullmatch(chips):
        least, most = _listed(found[1] or "1"), _listed(found[2])
        if least == "1" and not beside:
            return f"Bash({most})({_listed(heaps)})"
        return None if "*" in most else f"{game}(range({least}, {int(most) + 1}))({_listed(heaps)})"
    return f"{game}({{{_listed(chips)}}})({_listed(heaps)})" if _CHOICE.fullmatch(chips) else None


def _listed(numbers: str) -> str:
    return ", ".join(re.sub(r"^0+(?=\d)", "", number) for number in re.findall(_N, numbers))
