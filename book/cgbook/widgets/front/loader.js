// The loader that a notebook sends with each widget, in place of the whole code, which goes out only once for each
// kernel. `CODE` is the id of the model that holds the code; Python writes this id here (`cgbook.widgets.once`).
const site = /** @type {any} */ (globalThis);
const modules = (site.cgModules ??= new Map()); // modules and style sheets by their text, shared by all loaders

function load(/** @type {string} */ text) {
  if (!modules.has(text)) {
    const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    modules.set(
      text,
      import(url).finally(() => URL.revokeObjectURL(url)),
    );
  }
  return modules.get(text);
}

export default {
  /** @param {any} widget */
  async render(widget) {
    const code = await widget.model.widget_manager.get_model("CODE");
    const sheet = code.get("_css");
    if (!modules.has(sheet)) {
      modules.set(sheet, Object.assign(document.createElement("style"), { textContent: sheet }));
      document.head.append(modules.get(sheet));
    }
    return (await load(code.get("_esm"))).default.render(widget);
  },
};
