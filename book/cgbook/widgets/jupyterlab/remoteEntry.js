// The part of cgbook that JupyterLab loads when it starts, in the form that JupyterLab's own tools would give it. It
// adds the style sheet, which the text of a chapter needs before a cell has run. It also gives each cell that waits for
// a guess a class, so that `front/hand/sealed.js` can hide the cell. The class is `gate-NAME` if the cell has that tag.
// If the second div of the cell's Markdown has the class `gate-NAME`, which JupyterLab's MyST extension drops, the
// class of the cell is `gated-2-NAME`.
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
