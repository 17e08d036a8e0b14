"""Text and formulas in plain characters, for search and quotes; `$2^n \\oplus 1$` becomes 2ⁿ ⊕ 1."""

from __future__ import annotations

import re

_SIGNS = {
    "oplus": "⊕", "otimes": "⊗", "ge": "≥", "geq": "≥", "le": "≤", "leq": "≤", "ne": "≠", "neq": "≠", "dots": "…", "cdots": "…",
    "ldots": "…", "cdot": "·", "times": "×", "lfloor": "⌊", "rfloor": "⌋", "lceil": "⌈", "rceil": "⌉", "infty": "∞", "sum": "Σ",
    "in": "∈", "cup": "∪", "cap": "∩", "subset": "⊂", "subseteq": "⊆", "to": "→", "equiv": "≡", "bmod": " mod ", "ell": "ℓ",
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "varepsilon": "ε", "theta": "θ", "lambda": "λ", "rho": "ρ",
    "sigma": "σ", "varphi": "φ", "omega": "ω", "Phi": "Φ", "mid": "|", "max": "max", "min": "min", "quad": " ", "qquad": " ",
    "mathbb": "", "mathcal": "", "mathrm": "", "operatorname": "", "text": "", "textstyle": "", "displaystyle": "",
    "left": "", "right": "", "big": "", "Big": "", "bigl": "", "bigr": "",
}  # fmt: skip
_UP = str.maketrans("0123456789+-=()abcdefghijklmnoprstuvwxyz", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ")
_DOWN = str.maketrans("0123456789+-=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ")
_GROUP = r"\{([^{}]*)\}"


def formula(latex: str) -> str:
    """Return a formula in plain characters.

    >>> formula(r"3 \\oplus 4 = 7"), formula("n_k = 2^{k+1}"), formula(r"\\{1, 3, 4\\}"), formula(r"\\frac{1 + \\sqrt5}{2}")
    ('3 ⊕ 4 = 7', 'nₖ = 2ᵏ⁺¹', '{1, 3, 4}', '(1 + √5)/2')
    """
    text = re.sub(r"\\begin\{[^}]*\}|\\end\{[^}]*\}", " ", latex)
    text = text.replace(r"\{", "\ue000").replace(r"\}", "\ue001").replace("\\\\", "; ").replace("&", " ")
    text = re.sub(r"\\[,;!: ]", " ", text)
    text = re.sub(r"\\[dt]?frac(\d|\\[a-z]+)\s*", r"\\frac{\1}", text)  # brace numerators, then denominators
    text = re.sub(r"(\\[dt]?frac\{[^{}]*\})(\d|\\[a-z]+)", r"\1{\2}", text)
    text = re.sub(r"\\(?![dt]?frac|sqrt)([A-Za-z]+)(\s*)", _sign, text)
    before = ""
    while before != text:  # from the inside outwards
        before = text
        text = re.sub(rf"\\[dt]?frac{_GROUP}{_GROUP}", lambda match: f"{_kept(match[1])}/{_kept(match[2])}", text)
        text = re.sub(rf"\\sqrt{_GROUP}", lambda match: f"√{match[1] if len(match[1]) == 1 else f'({match[1]})'}", text)
        text = re.sub(rf"\^(?:{_GROUP}|([\w+-]))", lambda match: _raised(match[1] or match[2], _UP, "^"), text)
        text = re.sub(rf"_(?:{_GROUP}|([\w+-]))", lambda match: _raised(match[1] or match[2], _DOWN, "_"), text)
        text = re.sub(r"\\sqrt\s*(\w)", r"√\1", text)
    text = text.replace("\ue002", "^").replace("\ue003", "_")
    text = re.sub(r"[{}\\]", "", text).replace("\ue000", "{").replace("\ue001", "}")
    return re.sub(r" (?=[⌋⌉])", "", " ".join(text.split()))


def _sign(match: re.Match[str]) -> str:
    sign = _SIGNS.get(match[1], match[1])
    goes_on = match.string[match.end() : match.end() + 1]
    apart = sign not in {"⌊", "⌈", ""} and (not sign.isalpha() or goes_on in {*"=<>+-·≤≥≠⌋", "\\"})
    return sign + (" " if match[2] and apart and goes_on != "⌋" else "")


def _kept(text: str) -> str:
    """Return a part of a fraction, in brackets if it has several terms."""
    return f"({text})" if re.search(r"[-+⊕]", text.strip()[1:]) and not re.fullmatch(r"\w*\(.*\)", text) else text


def _raised(text: str, letters: dict[int, int], sign: str) -> str:
    if all(ord(letter) in letters for letter in text):
        return text.translate(letters)
    mark = {"^": "\ue002", "_": "\ue003"}[sign]
    return f"{mark}{text}" if len(text) == 1 else f"{mark}({text})"


def markdown(text: str) -> str:
    """Return a short piece of Markdown as plain text.

    >>> markdown("Take *all* of `nim(3)`, {cite}`ferguson`: [see](x.md) $2^n$ chips.")
    'Take all of nim(3): see 2ⁿ chips.'
    """
    text = re.sub(r"```.*?```|<!--.*?-->", " ", text, flags=re.DOTALL)
    text = re.sub(r",?\s*\{cite\w*(?::\w+)?\}`[^`]*`", "", text)
    text = re.sub(r"\{[\w:]+\}`(?:[^`<]*<)?[^`]*`", "", text)
    text = re.sub(r"\$\$?(.+?)\$\$?", lambda match: formula(match[1]), text, flags=re.DOTALL)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"^(?:#+|[-*>]|\||:::.*)\s*", "", text, flags=re.MULTILINE)
    text = re.sub(r"\*\*?(?=\S)(.+?)\*\*?|`([^`]*)`", lambda match: match[1] or match[2] or "", text)
    return " ".join(text.split())
