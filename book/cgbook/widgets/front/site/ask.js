// A question too long for a server goes after "#" in the address. Browsers never send that part; search.js reads it.
const MOST = 1_500; // maximum length of a question after "?", in characters of the address

/** Returns a question as the end of an address, after "?" or "#". @param {string} query */
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
