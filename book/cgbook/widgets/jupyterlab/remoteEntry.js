// What JupyterLab loads of cgbook when it starts, in the form in which its own tools would bundle it. It brings the
// style sheet, which the text of a chapter needs before a cell has run. And it gives a class to each cell that waits
// for a guess, by which the guess hides it (`front/hand/sealed.js`): `gate-NAME` where the cell has that tag,
// `gated-2-NAME` where the second div of its Markdown has that class, because the reader of MyST drops it.
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);

  /** @param {any} panel a notebook */
  function mark(panel) {
    for (const { model, node } of panel.content.widgets) {
      const tags = model.getMetadata("tags") ?? [];
      node.classList.add(...tags.filter((/** @type {string} */ tag) => /^gate-[\w-]+$/.test(tag)));
      if (model.type !== "markdown") continue;
      const divs = model.sharedModel.getSource().matchAll(/^:{3,}\{div\} gate-([\w-]+)/gm);
      [...divs].forEach(([, name], i) => node.classList.add(`gated-${i + 1}-${name}`));
    }
  }

  const known = new WeakSet();

  /** Marks the notebooks that have just been opened, and from then on their new cells. @param {any} shell */
  function look(shell) {
    for (const panel of shell.widgets("main")) {
      if (known.has(panel) || !panel.content?.model?.cells) continue;
      known.add(panel);
      mark(panel);
      panel.content.model.cells.changed.connect(() => mark(panel));
    }
  }

  const plugin = {
    id: "cgbook:plugin",
    autoStart: true,
    /** @param {any} app */
    activate({ shell, restored }) {
      const sheet = document.createElement("link");
      sheet.rel = "stylesheet";
      sheet.href = new URL("widgets.css", script.src).href;
      document.head.append(sheet);
      const soon = () => setTimeout(() => look(shell), 500); // a panel comes before its cells
      shell.layoutModified?.connect(soon);
      shell.currentChanged?.connect(soon);
      restored?.then(soon);
    },
  };

  /** @type {any} */ (window)._JUPYTERLAB ??= {};
  /** @type {any} */ (window)._JUPYTERLAB.cgbook = { init() {}, get: async () => () => ({ ...plugin }) };
})();
