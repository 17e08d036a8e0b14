// The style sheet of a module of widgets that few pages load: it comes with the module, once for the document.

/** @param {string} sheet its text */
export const dress = (sheet) => {
  const style = document.createElement("style");
  style.textContent = sheet;
  document.head.append(style);
};
