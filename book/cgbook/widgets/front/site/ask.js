// A question that is too long for a server goes behind "#", which no server is sent; search.js reads it there.
const MOST = 1_500; // signs of a question in an address

export function ask() {
  document.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = form.elements.namedItem("q");
    if (!(field instanceof HTMLInputElement)) return;
    const asked = encodeURIComponent(field.value);
    if (asked.length <= MOST) return;
    event.preventDefault();
    location.assign(`${form.action}#q=${asked}`);
  });
}
