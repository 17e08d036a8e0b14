// A question that is too long for a server goes behind "#", which no server is sent; search.js reads it there.
const MOST = 1_500; // characters of a question in an address

/** The end of an address that asks a question. @param {string} query */
export function questionIn(query) {
  const asked = new URLSearchParams({ q: query }).toString();
  return `${asked.length > MOST ? "#" : "?"}${asked}`;
}

export function ask() {
  document.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = form.elements.namedItem("q");
    if (!(field instanceof HTMLInputElement)) return;
    const question = questionIn(field.value);
    if (question.startsWith("?")) return;
    event.preventDefault();
    location.assign(form.action + question);
  });
}
