"""Stored results of ordinary ipywidgets, which need a kernel; a page shows the output of the notebook's run, and says that it is stored.

If scripts run, `sliders` gives an `interact` its controls back.
"""

from __future__ import annotations

import re
from html import escape, unescape
from typing import Any
from urllib.parse import quote

from selectolax.lexbor import LexborHTMLParser

from cgsite.face import inked

_REFERENCE = "IPY_MODEL_"
_PLAIN = " !$'()*+,-./:;=?@_~<>"  # characters not escaped in a data URL, so that many similar pictures compress well
_COLOURS = re.compile(r"\x1b\[[\d;]*m")


def stored_result(id: str, states: dict[str, Any], text: str, how: str) -> str:
    """Return a framed block with the controls as text, the stored output, and a link to instructions for running the cell."""
    leaves = _leaves(id, states)
    settings = [setting for leaf in leaves if (setting := _setting(leaf))]
    named = ", ".join(f"{name} = {value}" if name else value for name, value in settings)
    shown = [output_html(output, named) for leaf in leaves for output in leaf.get("outputs", ())]
    words = [f"<p>{escape(value)}</p>" for name, value in settings if not name]
    rows = [f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in settings if name]
    controls = "".join([f"<dl>{''.join(rows)}</dl>" if rows else "", *words])
    result = f'<div class="cg-answer">{"".join(shown)}</div>' if shown else ""
    head = f'<p class="cg-stored-head">Stored result. To change it, <a href="{escape(how, quote=True)}">run the chapter</a>.</p>'
    return f'<div class="cg-stored">{head}{controls + result or f"<pre>{escape(text)}</pre>"}</div>'


def failures(states: dict[str, Any]) -> list[str]:
    """Return the tracebacks among the stored outputs, because a function behind a slider can fail without failing its cell."""
    outputs = (output for entry in states.values() for output in entry["state"].get("outputs", ()))
    return [_COLOURS.sub("", "\n".join(output["traceback"])) for output in outputs if output["output_type"] == "error"]


def _leaves(id: str, states: dict[str, Any]) -> list[dict[str, Any]]:
    state = states[id]["state"]
    children = [child.removeprefix(_REFERENCE) for child in state.get("children", ())]
    return [leaf for child in children for leaf in _leaves(child, states)] if children else [state]


def _setting(state: dict[str, Any]) -> tuple[str, str] | None:
    """Return a control's name and setting, or None for a control that has no setting, such as a button."""
    if "_options_labels" in state:
        index = state.get("index")
        chosen = index if isinstance(index, (list, tuple)) else [index] if index is not None else []
        value = ", ".join(state["_options_labels"][i] for i in chosen)
    elif isinstance(state.get("value"), bool):
        value = "yes" if state["value"] else "no"
    elif isinstance(state.get("value"), (list, tuple)):
        value = " to ".join(map(str, state["value"]))  # the two ends of a range
    elif isinstance(state.get("value"), (str, int, float)):
        value = unescape(re.sub(r"<[^>]*>", "", str(state["value"])))
    else:
        return None
    return state.get("description", ""), value


def output_html(output: dict[str, Any], settings: str) -> str:
    """Return one output of a cell as HTML; a picture without a label is labelled with the settings."""
    if output["output_type"] == "stream":
        return f"<pre>{escape(_COLOURS.sub('', output['text']))}</pre>"
    data = output.get("data", {})
    if svg := data.get("image/svg+xml"):
        if " id=" not in svg and label(svg):  # one of the book's own drawings, which uses the colours of the page
            return inked(svg)
        # shown as an image, so that its ids and styles don't affect the page
        return _image(f"svg+xml,{quote(svg, safe=_PLAIN)}", label(svg) or settings)
    if "image/png" in data:
        return _image(f"png;base64,{''.join(data['image/png'].split())}", settings)
    if "text/html" in data:
        return str(data["text/html"])
    return f"<pre>{escape(data.get('text/plain', ''))}</pre>"


def label(svg: str) -> str:
    """Return the label of a drawing, or an empty string if it has none.

    >>> label('<svg role="img" aria-label="3 &lt; 4"><path d="M0 0h1" /></svg>')
    '3 < 4'
    """
    named = LexborHTMLParser(svg[:4000], is_fragment=True).css_first("[aria-label]")  # the first labelled element
    return (named.attributes["aria-label"] or "") if named is not None else ""


def _image(source: str, alt: str) -> str:
    return f'<img alt="{escape(alt or "The stored result", quote=True)}" src="{escape(f"data:image/{source}", quote=True)}">'
