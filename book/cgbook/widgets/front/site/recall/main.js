// The prompts, in strips at the ends of a chapter's sections or on the review page. This script is fetched when the
// first of these places comes near the screen; the answers are stored with the rest of the progress.
import { script } from "../../page/dom.js";
import { answered, dayOf } from "../../page/leitner.js";
import * as store from "../../page/store.js";
import { cardsOf } from "../progress/records.js";
import { section } from "./chapter.js";
import { review, unsolved } from "./review.js";
import { say } from "./words.js";

const site = /** @type {any} */ (window); // the scripts leave their data in cgRecall, cgRecallIndex and cgBook
const today = dayOf(new Date());

const cards = () => cardsOf(store.all());

/** @param {string} id @param {boolean} right */
const keep = (id, right) => store.set(`recall:${id}`, answered(store.get(`recall:${id}`), right, today));

function chapter(/** @type {NodeListOf<HTMLElement>} */ strips) {
  const [page] = /[^/]+(?=\.js)/.exec(strips[0].dataset.prompts ?? "") ?? [""];
  const byId = new Map((site.cgRecall?.[page] ?? []).map((/** @type {any} */ one) => [one.id, one]));
  const known = (/** @type {string} */ id) => Object.hasOwn(cards(), id);
  for (const place of strips) {
    const all = (place.dataset.recall ?? "").split(" ").flatMap((id) => byId.get(id) ?? []);
    if (!all.length) continue;
    const { top, bottom, height } = place.getBoundingClientRect();
    if (top < innerHeight && bottom > 0) place.style.minHeight = `${height}px`; // so that nothing visible moves
    section(place, all, { known, answered: keep, today });
  }
}

async function page(/** @type {HTMLElement} */ place) {
  try {
    await script(place.dataset.index ?? "");
    const index = site.cgRecallIndex;
    const points = Object.assign({}, ...Object.values(site.cgBook ?? {}).map(({ exercises }) => exercises));
    const fetch = async (/** @type {string[]} */ pages) => {
      await Promise.all(pages.map((one) => script(index.pages[one].prompts)));
      return pages.flatMap((one) => site.cgRecall[one]);
    };
    const exercises = unsolved(store.all(), points);
    await review(place, { index, cards, exercises, fetch, answered: keep, today });
    if (!store.keeps()) place.firstElementChild?.replaceChildren(say("keepsNothing"));
  } catch {
    place.textContent = say("failed");
  }
}

const place = /** @type {HTMLElement | null} */ (document.querySelector(".cg-review"));
if (place) page(place);
else chapter(document.querySelectorAll(".cg-recall"));
