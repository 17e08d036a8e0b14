// Games to choose from: found by any of their names and by the words of their rules; a field to look for one, and a
// button with a picture for each.
import { button, field, h, roving } from "../../page/dom.js";
import { bare, GAMES, plain } from "../../page/names.js";
import { t } from "../../page/words.js";

/** A name by which a game is told from others; cgbook/lab/game_list.py reads names alike. */
const own = (name) => bare(name).replace(new RegExp(GAMES, "g"), "");
const NUMBERS = "\\d[\\d\\s,*]*"; // one or more, with powers as 10**18
const OCTAL = new RegExp(`^(\\d\\.[0-7]+)\\s*(?:\\(\\s*(${NUMBERS})\\)|(?<=\\s)(${NUMBERS}))?$`);
const COUNTED = new RegExp(`^([^()[\\]{}]*?[^()[\\]{}\\d\\s,*.])\\s*(${NUMBERS})$`, "u");
const TAKES = new RegExp(`^take ((?:\\d+|or|and|[\\s,])+) from (${NUMBERS})$`, "i");
const PRODUCT = /\s*[*^]+\s*/g;

/**
 * A position as people write it, or the example of a game that has this name: "nim", "0.77", "nim 3 5 7",
 * "威佐夫 8 13", "kayles 12 + nim 3", "take 1, 3 or 4 from 20". Nothing where the words mean none.
 * @param {OfferedGame[]} games @param {string} typed
 * @returns {{name: string, type: string} | undefined}
 */
export function named(games, typed) {
  const called = (words) => games.find((game) => own(words) && game.names.some((one) => own(one) === own(words)));
  const example = called(typed); // also of a game such as Dim+
  if (example) return example;
  const parts = typed.split("+").map((part) => part.trim());
  if (parts.length > 1) {
    const found = parts.map((part) => (/[()]/.test(part) ? { name: part, type: part } : named(games, part)));
    if (!found.every(Boolean)) return undefined;
    return { name: found.map((one) => one?.name).join(" + "), type: found.map((one) => one?.type).join(" + ") };
  }
  const text = parts[0].replace(PRODUCT, "**");
  const listed = (numbers) => numbers.match(/[\d*]+/g).join(", ");
  const [, code, inBrackets, after] = OCTAL.exec(text) ?? [];
  if (code) return { name: code, type: `TakeAndBreak("${code}")(${listed(inBrackets ?? after ?? "12")})` };
  const [, takes, heap] = TAKES.exec(text) ?? [];
  if (takes && /\d/.test(takes))
    return { name: text, type: `Subtraction({${takes.match(/\d+/g)?.join(", ")}})(${listed(heap)})` };
  const [, words, numbers] = COUNTED.exec(text) ?? [];
  const game = numbers ? called(words) : undefined;
  return game && { name: game.name, type: game.type.replace(/\([^()]*\)$/, `(${listed(numbers)})`) };
}

/** The games whose names, or names and rules, have these words: those by name before those by rule.
 * @param {OfferedGame[]} games @param {string} typed */
export function meant(games, typed) {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}+]+/u)
    .filter(Boolean);
  const exact = named(games, typed);
  const has = (text) => words.some((word) => /\p{L}/u.test(word)) && words.every((word) => plain(text).includes(word));
  const by = [
    games.filter((game) => game === exact),
    games.filter((game) => has(game.names.join(" "))),
    games.filter((game) => has(`${game.names.join(" ")} ${game.rule ?? ""}`)),
  ];
  return { best: by.find((some) => some.length) ?? [], all: [...new Set(by.flat())] };
}

/** The folded list, and what shows those that words mean; `pick(game)` is called with the one that is chosen. */
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
  const faces = new Map(
    games.map((game) => {
      const picture = h("span", { class: "cg-lab-picture", "aria-hidden": "true" });
      picture.innerHTML = game.picture ?? ""; // our own pictures, written by cgkit
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
    list.append(...listed.map((game) => faces.get(game)));
    place.replaceChildren(roving(list));
  }

  search.input.addEventListener("input", filter);
  search.input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && listed.length) faces.get(listed[0]).click();
    if (event.key === "ArrowDown") faces.get(listed[0])?.focus();
    if (["Enter", "ArrowDown"].includes(event.key)) event.preventDefault();
  });
  element.addEventListener("toggle", () => {
    if (!element.open) return;
    if (!place.childElementCount) filter();
    search.input.focus();
  });

  /** @param {string} words */
  function look(words) {
    search.input.value = words;
    filter();
    element.open = true;
  }
  return { element, look };
}
