// A list of games to choose from, with a search field for names and rules, and a button with a picture for each game.
import { meant } from "../../game/laboratory.js";
import { button, field, fold, h, roving } from "../../page/dom.js";
import { t } from "../../page/words.js";

/** Creates the folded list. `look(words)` shows the games that the words can mean; `pick(game)` gets the chosen game.
 * @param {OfferedGame[]} games @param {(game: OfferedGame) => void} pick */
export function gameList(games, pick) {
  const search = field(t("lab.find"));
  const count = h("p", { class: "cg-legend", role: "status" });
  const place = h("div");
  const element = fold(t("lab.games"), search, count, place);
  element.classList.add("cg-lab-games");
  const faces = new Map(
    games.map((game) => {
      const picture = h("span", { class: "cg-lab-picture", "aria-hidden": "true" });
      picture.innerHTML = game.picture ?? ""; // safe, because cgkit wrote these pictures
      const choose = () => {
        element.open = false;
        pick(game);
      };
      return [game, button([h("b", {}, game.name), picture], choose, { class: "cg-lab-game" })];
    }),
  );
  let listed = games;

  function filter() {
    const sought = search.input.value;
    listed = sought.trim() ? meant(games, sought).all : games;
    count.textContent = t(listed.length ? "lab.found" : "lab.foundNone", { n: listed.length });
    const list = h("div", { class: "cg-lab-list", role: "group", "aria-label": t("lab.games") });
    list.append(...listed.map((game) => faces.get(game) ?? ""));
    place.replaceChildren(roving(list));
  }

  search.input.addEventListener("input", filter);
  search.input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && listed.length) faces.get(listed[0])?.click();
    if (event.key === "ArrowDown") faces.get(listed[0])?.focus();
    if (["Enter", "ArrowDown"].includes(event.key)) event.preventDefault();
  });
  element.addEventListener("toggle", () => {
    if (!element.open) return;
    if (!place.childElementCount) filter();
    search.input.focus();
  });

  function look(/** @type {string} */ words) {
    search.input.value = words;
    filter();
    element.open = true;
  }
  return { element, look };
}
