// Games to choose from: a field to look for one, and a button with a picture for each.
import { field, h, roving } from "../../page/dom.js";
import { t } from "../../page/words.js";

const plain = (text) => text.toLowerCase().replace(/’/g, "'");

/** The folded list; `pick(game)` is called with the one that the reader chooses. */
export function gameList(games, pick) {
  const search = field(t("lab.find"));
  const count = h("p", { class: "cg-legend", role: "status" });
  const place = h("div");
  const element = h(
    "details",
    { class: "cg-more cg-lab-games" },
    h("summary", {}, t("lab.games")),
    search.element,
    count,
    place,
  );
  const faces = games.map((game) => {
    const picture = h("span", { class: "cg-lab-picture", "aria-hidden": "true" });
    picture.innerHTML = game.picture ?? ""; // our own pictures, written by cgkit
    const choose = () => {
      element.open = false;
      pick(game);
    };
    const face = h("button", { type: "button", class: "cg-lab-game", onclick: choose }, h("b", {}, game.name), picture);
    return { face, words: plain(`${game.name} ${game.type} ${game.rule ?? ""}`) };
  });
  let shown = faces;

  function filter() {
    const sought = plain(search.input.value).split(/\s+/).filter(Boolean);
    shown = faces.filter(({ words }) => sought.every((one) => words.includes(one)));
    const key = ["foundNone", "foundOne"][shown.length] ?? "found";
    count.textContent = t(`lab.${key}`, { count: String(shown.length) });
    const list = h("div", { class: "cg-lab-list", role: "group", "aria-label": t("lab.games") });
    list.append(...shown.map(({ face }) => face));
    place.replaceChildren(roving(list));
  }

  search.input.addEventListener("input", filter);
  search.input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && shown.length) shown[0].face.click();
    if (event.key === "ArrowDown") shown[0]?.face.focus();
    if (["Enter", "ArrowDown"].includes(event.key)) event.preventDefault();
  });
  element.addEventListener("toggle", () => {
    if (!element.open) return;
    if (!place.childElementCount) filter();
    search.input.focus();
  });
  return element;
}
