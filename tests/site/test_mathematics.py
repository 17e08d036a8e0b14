"""Tests that all formulas are set in one run of Node and kept by their hash, and that those KaTeX can't read are reported."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from cgsite import mathematics
from cgsite.mathematics import SHORT, Formulas, _hung, tie_formulas
from docutils import nodes
from docutils.utils import new_document
from node import node
from sphinx.errors import ExtensionError

from tests.books import book, build, write

SUM, FRACTION = (r"a \oplus b", False), (r"\frac{1}{2}", True)


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return a list that collects the input of each run of Node."""
    inputs: list[object] = []

    def counted(*arguments: str, **options: Any) -> Any:
        inputs.append(options["input"])
        return node(*arguments, **options)

    monkeypatch.setattr(mathematics, "node", counted)
    return inputs


def test_formulas_are_set_in_one_run_and_kept(tmp_path: Path, runs: list[object]) -> None:
    file = tmp_path / "made" / "formulas.json"
    first = Formulas(file)
    assert first.set([SUM, FRACTION, SUM]) == {}
    assert len(runs) == 1
    assert first.html(SUM).startswith('<span class="katex"><span class="katex-mathml">')
    assert "<mi>a</mi><mo>⊕</mo><mi>b</mi>" in first.html(SUM)
    assert r"\oplus" not in first.html(SUM), "the page must not contain the TeX source"
    assert first.html(FRACTION).startswith('<span class="katex-display">')
    again = Formulas(file)
    assert again.set([FRACTION, SUM]) == {}
    assert again.html(SUM) == first.html(SUM)
    assert len(runs) == 1
    assert again.html((r"\frac{1}{2}", False)) != first.html(FRACTION), (
        "a formula within a line must differ from the same formula on display"
    )
    assert len(runs) == 2
    assert [path.name for path in file.parent.iterdir()] == [file.name]


PIECES = {
    r"a \oplus b = b \oplus a": ["a⊕b=", "b⊕a"],
    r"(8+4+1) \oplus (8+2+1) = 6": ["(8+4+1)⊕", "(8+2+1)=", "6"],
    r"g(4) = \operatorname{mex}\{0, 1, 1 \oplus 2\}": ["g(4)=", "mex{0,1,1⊕2}"],
    r"a + b + c + d + e + f + g": ["a+", "b+", "c+", "d+", "e+", "f+", "g"],
    r"a < b": ["a<b"],
    r"(a, r), \quad (a, 2a + r)": ["(a,r),", "(a,2a+r)"],
}


def test_no_line_breaks_within_a_short_bracket_or_a_short_side_of_an_equation(tmp_path: Path) -> None:
    formulas = Formulas(tmp_path / "formulas.json")
    assert formulas.set([(tex, False) for tex in PIECES]) == {}
    for tex, pieces in PIECES.items():
        _, *bases = formulas.html((tex, False)).split('<span class="base">')
        assert [unescape(re.sub(r"<[^>]*>|\s|\u2061", "", base)) for base in bases] == pieces


def test_a_faulty_formula_is_reported_each_time_and_still_shown(tmp_path: Path, runs: list[object]) -> None:
    bad = (r"\frac{1}{", False)
    for _ in range(2):
        formulas = Formulas(tmp_path / "formulas.json")
        assert "Unexpected end of input" in formulas.set([SUM, bad])[bad]
        assert "katex-error" in formulas.html(bad)
    assert len(runs) == 2


def test_a_half_written_file_is_replaced_and_node_has_a_time_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "formulas.json"
    file.write_text('{"half": "wri')
    formulas = Formulas(file)
    formulas.set([SUM])
    assert Formulas(file).html(SUM) == formulas.html(SUM)
    monkeypatch.setattr(mathematics, "SECONDS", 0.001)
    with pytest.raises(ExtensionError, match=r"0\.001 seconds"):
        Formulas(file).set([FRACTION])


def test_text_is_tied_to_its_formula_even_if_an_equal_text_comes_before() -> None:
    line = nodes.paragraph("", "", nodes.emphasis("", "once"), nodes.Text(", "), nodes.math("", "x"), nodes.Text(", "))
    line += [nodes.math("", "n"), nodes.Text("-th")]
    document = new_document("a page")
    document += line
    tie_formulas(document).run()
    found = [(type(one).__name__, one.astext()) for one in line.children]
    kinds = ("emphasis", "Text", "inline", "Text", "inline", "Text")
    assert found == list(zip(kinds, ("once", ", ", "x,", " ", "n-th", ""), strict=True))


def test_a_comma_stays_with_the_end_of_a_long_formula_and_a_letter_with_its_word() -> None:
    long, document = nodes.math("", "x" * (SHORT + 1)), new_document("a page")
    document += nodes.paragraph("", "", long, nodes.Text(", and S-O-S leaves a P-position; well-known"))
    tie_formulas(document).run()
    assert [one.astext() for one in document.findall(nodes.inline)] == ["S-O-S", "P-position"]
    assert document.astext().endswith("x and S-O-S leaves a P-position; well-known")
    base = '<span class="base">{}</span>'
    html = f'<span class="katex"><span class="katex-html">{base.format("a")}{base.format("b")}</span></span>'
    assert long["hanging"] == ","
    assert _hung(html, long["hanging"]).endswith(
        f'{base.format("b")}</span><span class="cg-hanging">,</span></span></span>'
    )


@pytest.mark.slow
def test_a_faulty_formula_stops_the_build_and_is_named_with_its_page(tmp_path: Path) -> None:
    copy = book(tmp_path)
    write(copy / "book" / "03-nim.ipynb", "1 + 1", text=r"A sum $a \oplus b$, and $\frac{1}{$ is cut short.")
    done = build(copy)
    assert done.returncode != 0
    assert r"03-nim.ipynb: WARNING: KaTeX can't read $\frac{1}{$: KaTeX parse error" in done.stderr
    page = (copy / "_build" / "html" / "book" / "03-nim.html").read_text("utf8")
    assert "<mi>a</mi><mo>⊕</mo><mi>b</mi>" in page
