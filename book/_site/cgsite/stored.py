"""ipywidgets proper need a kernel. A page shows what was stored when the notebook ran, and says that it is stored."""

from __future__ import annotations

from html import escape
from typing import Any

_REFERENCE = "IPY_MODEL_"


def stored_result(id: str, states: dict[str, Any], how: str) -> str:
    """A framed block: the controls as text, the output as it was stored, and how to run the cell.

    Parameters
    ----------
    id, states
        A widget's model id, and the states of all models of the page.
    how
        The address of the words that say how to run a chapter.
    """
    controls, outputs = [], []
    for state in _leaves(id, states):
        if state.get("_model_name") == "OutputModel":
            outputs += [_output(one) for one in state["outputs"]]
        elif "description" in state:
            controls.append(f"<div><dt>{escape(state['description'])}</dt><dd>{escape(_value(state))}</dd></div>")
    settings = f"<dl>{''.join(controls)}</dl>" if controls else ""
    head = f'<p class="cg-stored-head">Stored result. To change it, <a href="{escape(how, quote=True)}">run the chapter</a>.</p>'
    return f'<div class="cg-stored">{head}{settings}{"".join(outputs)}</div>'


def _leaves(id: str, states: dict[str, Any]) -> list[dict[str, Any]]:
    state = states[id]["state"]
    children = [child.removeprefix(_REFERENCE) for child in state.get("children", ())]
    return [leaf for child in children for leaf in _leaves(child, states)] if children else [state]


def _value(state: dict[str, Any]) -> str:
    if "_options_labels" in state:
        index = state.get("index")
        chosen = index if isinstance(index, list) else [index] if index is not None else []
        return ", ".join(state["_options_labels"][i] for i in chosen)
    return "yes" if state.get("value") is True else "no" if state.get("value") is False else str(state.get("value", ""))


def _output(output: dict[str, Any]) -> str:
    if output["output_type"] == "stream":
        return f"<pre>{escape(output['text'])}</pre>"
    data = output.get("data", {})
    if "image/svg+xml" in data:
        return str(data["image/svg+xml"])
    if "text/html" in data:
        return str(data["text/html"])
    if "image/png" in data:
        alt = escape(data.get("text/plain", ""), quote=True)
        return f'<img alt="{alt}" src="data:image/png;base64,{data["image/png"].strip()}">'
    return f"<pre>{escape(data.get('text/plain', ''))}</pre>"
