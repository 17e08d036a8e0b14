// The search of the bank of problems: by idea, and by words of a problem or its contest. Without it all are shown.
(() => {
  "use strict";

  const form = /** @type {HTMLFormElement | null} */ (document.querySelector(".cg-bank-search"));
  if (!form) return;
  const idea = /** @type {HTMLSelectElement} */ (form.elements.namedItem("idea"));
  const words = /** @type {HTMLInputElement} */ (form.elements.namedItem("words"));
  const told = /** @type {HTMLElement} */ (form.querySelector("[role=status]"));

  /** @param {string} text */
  const plain = (text) =>
    text
      .toLowerCase()
      .normalize("NFKD")
      .replace(/[^\p{L}\p{N}]+/gu, " ");

  const cards = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".cg-problem"))].map((card) => {
    // what is folded is not searched: no hint is given away by a word of it
    const open = [...card.children].filter((part) => part.tagName !== "DETAILS");
    const text = ` ${plain(open.map((part) => part.textContent).join(" "))}`;
    return { card, ideas: (card.dataset.ideas ?? "").split(" "), text };
  });

  function show() {
    const asked = plain(words.value).split(" ").filter(Boolean);
    let shown = 0;
    for (const { card, ideas, text } of cards) {
      const fits = (!idea.value || ideas.includes(idea.value)) && asked.every((word) => text.includes(` ${word}`));
      card.hidden = !fits;
      if (fits) shown += 1;
    }
    const none = shown ? "" : ". Try fewer words, or all ideas.";
    told.textContent = `${shown} of ${cards.length} shown${none}`;
  }

  /** A link to a problem shows it, whatever was searched for. */
  function follow() {
    const card = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!card?.hidden) return;
    idea.value = words.value = "";
    show();
    card.scrollIntoView();
  }

  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("hashchange", follow);
  show(); // a browser that goes back to the page keeps what was typed
  follow();
})();
