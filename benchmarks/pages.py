"""A measure of everything that a page loads until its first widget has answered."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path

HTML = Path(__file__).parents[1] / "_build" / "html"
MOST_BYTES = 300 * 1024
# Uses the first widget: plays the first move in its list or, if it isn't a game, presses its first button. Then it
# notes when the widget has changed, and which files had been requested by then.
WATCH = """
(() => {
  let widget, before;
  const shown = () => widget.dataset.position ?? widget.innerHTML;
  const use = () => {
    const control = widget.querySelector(widget.matches(".cg-player") ? ".cg-move" : "button:enabled");
    if (!control) return;
    before = shown();
    control.click();
  };
  const look = () => {
    const place = document.querySelector(".cg-place[data-live]");
    widget ??= place?.querySelector(".cg-player") ?? place;
    if (widget && before === undefined) use();
    if (before === undefined || shown() === before) { requestAnimationFrame(look); return; }
    const answered = performance.now();
    const asked = performance.getEntriesByType("resource").filter((entry) => entry.startTime <= answered);
    window.answered = [location.href, ...asked.map((entry) => entry.name)];
  };
  look();
})();
"""


@cache
def zipped(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 6, mtime=0)


def sent(path: Path) -> int:
    """Return the number of bytes that a host sends for a file, gzipped if that helps."""
    return min(path.stat().st_size, len(zipped(path)))
