// A Python editor, built from CodeMirror in the book's own colours. The Tab key leaves it, as with any other field.
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { HighlightStyle, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { EditorState, Prec } from "@codemirror/state";
import { EditorView, drawSelection, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { h } from "../../page/dom.js";

const inks = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: "var(--cg-p)", fontWeight: "600" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--cg-n)" },
  { tag: [tags.comment], color: "var(--cg-soft)", fontStyle: "italic" },
  { tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.className)], fontWeight: "600" },
]);

const dress = EditorView.theme({
  "&": {
    background: "var(--cg-leaf)",
    color: "var(--cg-ink)",
    borderLeft: "3px solid var(--cg-p)",
    fontSize: ".86rem",
  },
  "&.cm-focused": { outline: "3px solid var(--cg-p)", outlineOffset: "2px" },
  ".cm-scroller": { lineHeight: "1.55", overflow: "auto" },
  ".cm-content": { padding: ".7rem 0", caretColor: "var(--cg-ink)" },
  ".cm-line": { padding: "0 .9rem" },
  ".cm-cursor": { borderLeftColor: "var(--cg-ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "var(--cg-n-tint)",
  },
  "&.cm-focused .cm-matchingBracket": { background: "none", outline: "1px solid var(--cg-going)" },
  ".cm-tooltip": { background: "var(--cg-sheet)", color: "var(--cg-ink)", border: "1px solid var(--cg-line)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { background: "var(--cg-p)", color: "var(--cg-sheet)" },
});

/**
 * Creates an editor that replaces a listing.
 *
 * @param {{ text: string; label: string; onRun: () => void; onChange: () => void }} how
 */
export function editor({ text, label, onRun, onChange }) {
  const run = () => {
    onRun();
    return true;
  };
  const view = new EditorView({
    doc: text,
    extensions: [
      Prec.highest(
        keymap.of([
          { key: "Shift-Enter", run },
          { key: "Mod-Enter", run },
        ]),
      ),
      history(),
      drawSelection(),
      EditorState.allowMultipleSelections.of(false),
      indentUnit.of("    "),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      autocompletion({ activateOnTyping: false }),
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
      python(),
      syntaxHighlighting(inks),
      dress,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", autocapitalize: "off" }),
      EditorView.updateListener.of((update) => update.docChanged && onChange()),
    ],
  });
  // keep keys from the page, which has shortcuts of its own, such as Ctrl+K for search
  view.dom.addEventListener("keydown", (event) => event.stopPropagation());
  // wrap the editor in a box, because the notebooks' style sheet removes the border of an outer element
  const element = h("div", {}, view.dom);
  return {
    element,
    text: () => view.state.doc.toString(),
    /** @param {string} words */
    set: (words) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: words } }),
    focus: () => view.focus(),
  };
}
