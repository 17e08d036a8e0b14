"""The page "How fast it is": what the last recorded run of `make bench` has found, in tables and plots.

Nothing is measured in a build; a build in which `benchmarks/results.json` has not changed leaves the page as it is.
"""

from __future__ import annotations

import json
import math
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from cgsite.pages import ROOT

PAGE = "book/speed"
RESULTS = ROOT / "benchmarks" / "results.json"
NONE = "No run is recorded yet."
WIDE, HIGH, LEFT, UNDER = 240, 150, 50, 22  # of a plot, and of the room for what stands at its axes
BOUNDS = (
    ("bytes", "KB", 1024, "{:.0f}"),
    ("seconds", "s", 1, "{:.2f}"),
    ("slowed", "s, slowed", 1, "{:.2f}"),
    ("line", "s, by line", 1, "{:.2f}"),
    ("answer", "ms, a click", 1, "{:.0f}"),
    ("answer slowed", "ms, slowed", 1, "{:.0f}"),
)


def recorded(file: Path = RESULTS) -> dict[str, Any] | None:
    """What the last recorded run has found; None if there is none."""
    return json.loads(file.read_text("utf8")) if file.exists() else None


def shown(which: str, found: dict[str, Any] | None) -> str:
    """A part of the page, in HTML: `machine`, `tasks`, `growths`, `live` or `pages`."""
    make = {"machine": _machine, "tasks": _tasks, "growths": _growths, "live": _live, "pages": _pages}[which]
    if not found or (which != "machine" and not found[which]):
        return f"<p>{NONE if not found else 'Not part of the recorded run.'}</p>"
    return make(found)


def seconds(number: float) -> str:
    """With three digits, and from a second on in seconds."""
    told, unit = (number, "s") if number >= 1 else (number * 1000, "ms")
    return f"{told:,.0f} {unit}" if told >= 100 else f"{told:.3g} {unit}"


def goal(one: dict[str, Any]) -> str:
    """What was wanted, and what came out, in words."""
    who, got, wanted, peer = escape(one["who"]), one["got"], one["wanted"], one["peer"]
    if got is None:
        return f"<p>{who}: {escape(peer or 'it')} was not there to be measured</p>"
    if peer is None:
        told, aim = seconds(got), f"wanted at most {seconds(wanted)}"
        missed = f"{got / wanted:.2g} times as long"
    else:
        times = f"{got:,.0f}" if got >= 100 else f"{got:.3g}"
        told, aim = f"{times} × as fast as {escape(peer)}", f"wanted {wanted:.3g} ×"
        missed = f"{got / wanted:.0%} of that"
    if one["reached"]:
        return f"<p>{who}: {told} ({aim})</p>"
    return f'<p class="cg-short">{who}: {told}; short of the goal ({aim}, it is {missed})</p>'


def _machine(found: dict[str, Any]) -> str:
    versions = ", ".join(f"{name} {number}" for name, number in found["versions"].items())
    goals = [one["reached"] for task in found["tasks"] for one in task["goals"] if one["reached"] is not None]
    failed = sum(task["failed"] is not None for task in found["tasks"])
    told = f"{sum(goals)} of {len(goals)} goals are reached" + (
        f"; {failed} task{'s' * (failed > 1)} failed" if failed else ""
    )
    where = f"{found['processor']}, {found['processors']} processors, {found['system']}"
    return f"<p>{escape(found['date'])}: {told}. On {escape(where)}; {escape(versions)}.</p>"


def _tasks(found: dict[str, Any]) -> str:
    rows = []
    for task in found["tasks"]:
        times = "".join(f"<p>{escape(who)} {seconds(one)}</p>" for who, one in task["seconds"].items())
        if task["failed"]:
            times, goals = "", f'<p class="cg-short">It failed: {escape(task["failed"])}</p>'
        else:
            goals = "".join(map(goal, task["goals"])) or "<p>no goal</p>"
        rows.append(f'<tr><th scope="row">{escape(task["title"])}</th><td>{times}</td><td>{goals}</td></tr>')
    return _table(("work", "seconds", "beside the peers"), rows)


def _growths(found: dict[str, Any]) -> str:
    return f'<div class="cg-plots">{"".join(map(_growth, found["growths"]))}</div>'


def _growth(one: dict[str, Any]) -> str:
    if one["failed"]:
        return f"<figure><figcaption>{escape(one['title'])}. It failed: {escape(one['failed'])}</figcaption></figure>"
    verdict = "" if one["reached"] else ' <span class="cg-short">It grows faster than that.</span>'
    told = f"{escape(one['title'])}: power {one['fitted']:.2f}, promised at most {one['power']:g}.{verdict}"
    return f"<figure>{plot(one)}<figcaption>{told}</figcaption></figure>"


def plot(one: dict[str, Any]) -> str:
    """Seconds against sizes, both logarithmic, with the line of the fitted power."""
    xs, ys = [math.log(size) for size in one["sizes"]], [math.log(second) for second in one["seconds"]]
    middle_x, middle_y = sum(xs) / len(xs), sum(ys) / len(ys)
    line = [middle_y + one["fitted"] * (x - middle_x) for x in (xs[0], xs[-1])]
    low, high = min(*ys, *line), max(*ys, *line)
    if high - low < 1:  # nearly flat: a plot of nothing but noise would look steep
        low, high = (low + high) / 2 - 0.5, (low + high) / 2 + 0.5

    def at(x: float, y: float) -> tuple[float, float]:
        across = LEFT + 8 + (WIDE - LEFT - 24) * (x - xs[0]) / (xs[-1] - xs[0])
        return round(across, 1), round(HIGH - UNDER - 8 - (HIGH - UNDER - 20) * (y - low) / (high - low), 1)

    spots = "".join('<circle cx="{}" cy="{}" r="3.5"/>'.format(*at(x, y)) for x, y in zip(xs, ys, strict=True))
    (x1, y1), (x2, y2) = at(xs[0], line[0]), at(xs[-1], line[1])
    told = ", ".join(f"{size:,}: {seconds(took)}" for size, took in zip(one["sizes"], one["seconds"], strict=True))
    return (
        f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(one["title"])}. {told}">'
        f'<path class="axis" d="M{LEFT} 4V{HIGH - UNDER}H{WIDE - 4}"/>'
        f'<path class="fit" d="M{x1} {y1}L{x2} {y2}"/>{spots}'
        f'<text x="{LEFT - 4}" y="{at(xs[0], ys[0])[1] + 4}" text-anchor="end">{seconds(one["seconds"][0])}</text>'
        f'<text x="{LEFT - 4}" y="{at(xs[-1], ys[-1])[1] + 4}" text-anchor="end">{seconds(one["seconds"][-1])}</text>'
        f'<text x="{x1 - 8}" y="{HIGH - 6}">{one["sizes"][0]:,}</text>'
        f'<text x="{WIDE - 4}" y="{HIGH - 6}" text-anchor="end">{one["sizes"][-1]:,}</text></svg>'
    )


def _live(found: dict[str, Any]) -> str:
    rows = []
    for one in found["live"]:
        short = " cg-short" if one["awake"] > one["wanted"] else ""
        sent = f"{one['bytes'] / 1e6:.1f} MB" if one.get("bytes") else "–"
        cells = ((short, f"{one['awake']:.2f}"), ("", f"{one['wanted']:g}"), ("", f"{one['answered']:.2f}"), ("", sent))
        numbers = "".join(f'<td class="number{mark}">{told}</td>' for mark, told in cells)
        rows.append(f'<tr><th scope="row">{escape(one["visit"])}</th>{numbers}</tr>')
    units = ("awake, s", "wanted, s", "answered, s", "sent")
    return _table(("visit", *(f'<span class="number">{unit}</span>' for unit in units)), rows)


def _pages(found: dict[str, Any]) -> str:
    rows = []
    for page in found["pages"]:
        name = f'<th scope="row">{escape(page["page"].removeprefix("book/").removesuffix(".html"))}</th>'
        if page.get("failed"):
            rows.append(f'<tr>{name}<td colspan="{len(BOUNDS)}">It failed: {escape(page["failed"])}</td></tr>')
            continue
        cells = (
            f'<td class="number{" cg-short" if key in page["short"] else ""}">{form.format(page[key] / size)}</td>'
            for key, _, size, form in BOUNDS
        )
        rows.append(f"<tr>{name}{''.join(cells)}</tr>")
    heads = ("page", *(f'<span class="number">{unit}</span>' for _, unit, _, _ in BOUNDS))
    return _table(heads, rows) + "<p>Bold figures are beyond their bound.</p>"


def _table(heads: tuple[str, ...], rows: list[str]) -> str:
    first = "".join(f'<th scope="col">{head}</th>' for head in heads)
    body = "".join(rows)
    table = f'<table class="table"><thead><tr>{first}</tr></thead><tbody>{body}</tbody></table>'
    return f'<div class="cg-speed" tabindex="0">{table}</div>'


class Benchmarks(SphinxDirective):
    """A part of the page."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(str(RESULTS))
        return [nodes.raw("", shown(self.arguments[0], recorded()), format="html")]


def dress(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """The look of the page."""
    if page == PAGE:
        app.add_css_file("speed.css", priority=901)


def setup(app: Sphinx) -> None:
    app.add_directive("benchmarks", Benchmarks)
    app.connect("html-page-context", dress)
