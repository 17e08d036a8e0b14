// Practice problems. The reader chooses a level and a kind, shown as a chip with a ring of right answers, and answers a
// problem. The solution uses the same numbers as the problem.
import { KINDS } from "../answers/index.js";
import { judge } from "../answers/judge.js";
import { button, choice, done, h, statusLine, svg } from "../page/dom.js";
import { boardLink, copied, linked } from "../page/links.js";
import { dayOf, numbered } from "../page/leitner.js";
import { menu } from "../page/menu.js";
import { frame } from "../page/view.js";
import { count, counted, get } from "../page/store.js";
import { t } from "../page/words.js";
import { filled, fresh, LEVELS, pools, read, weakest, written } from "./shared/problems.js";

const MIXED = "mixed"; // every kind, at random
const READ = "read"; // the kinds on pages that the reader has read
const WEAKEST = "weakest"; // the kinds with the emptiest rings, among the kinds tried or read
const DAY = "day"; // name of today's problem in a link
const NEW = ["nim moves"]; // kind of today's problem for new readers, in words that nobody has to learn first

/** @param {Kind<"practice">} widget */
function draw({ model, el }) {
  const options = model.get("options");
  const names = Object.keys(options.kinds);
  const nameOf = (/** @type {string} */ one) => options.kinds[one] ?? t(`practice.${one}`);
  const familiar = names.filter((one) => options.pages[one].some((page) => get(`page:${page}`).read));
  const mixes = familiar.length && familiar.length < names.length ? [READ, MIXED, WEAKEST] : [MIXED, WEAKEST];
  const folder = /** @type {HTMLElement | null} */ (el.closest(".cg-place"))?.dataset.pools;
  const stored = folder ? pools(folder) : null; // without pools, Python runs behind the widget
  let { kind, level } = options;
  if (kind === MIXED) [kind] = mixes;
  /** @type {any} */
  let now;
  let turn = 0; // number of the latest request; late answers to earlier requests aren't shown
  let first = true; // whether no answer has counted yet
  let byKey = false; // whether the answer box gets the focus when the next problem comes
  let words = "";

  const status = statusLine();
  const title = h("p", { class: "cg-problem-name" });
  const question = h("div", { class: "cg-question" });
  const place = h("div", { class: "cg-exercise" }, status);
  const way = h("div", { class: "cg-worked", hidden: true, tabindex: -1 });
  const tally = h("p", { class: "cg-score" });
  const wayButton = button(t("practice.way"), tell, { disabled: true });
  const next = button(t("practice.next"), () => {
    byKey = true;
    step();
  });
  const link = button(t("copyLink"), copyLink, { hidden: true });
  const kinds = h("div", { class: "cg-scroll cg-kinds" });
  const choices = h("div", { class: "cg-practice-choice" });
  /** @type {Map<string, {arc: SVGElement, share: SVGElement}>} */
  const rings = new Map();
  const chooser = menu(t("practice.choose"), [choices], t("practice.choose"));
  const acts = h("div", { class: "cg-acts" }, next, wayButton, chooser, link);
  frame({ model, el }, kinds, title, question, place, acts, tally, way);
  const asked = linked(el, model.get("title"));
  const wish = asked === null || asked === DAY ? null : read(asked, names);
  if (wish) ({ kind, level } = wish);
  choose();
  model.hear("problem", () => open(/** @type {PracticeProblem} */ (model.get("problem"))));
  const today = numbered(dayOf(new Date()));
  if (stored && asked === DAY) show(familiar.length ? stored.ofDay(familiar, today, 2) : stored.ofDay(NEW, today, 1));
  else if (stored && wish?.seed) show(stored.find(wish));
  else step(asked !== null && !wish ? t("practice.badLink") : "");
  if (asked !== null) el.closest(".cg-place")?.scrollIntoView({ block: "start" });

  function choose() {
    const change = (/** @type {(value: any) => void} */ set) => (/** @type {any} */ value) => {
      set(value);
      step();
    };
    const all = [...mixes, ...names].map((one) => [one, [nameOf(one), names.includes(one) && ring(one)]]);
    const setKind = change((one) => (kind = one));
    kinds.replaceChildren(choice(t("practice.kind"), all, kind, setKind));
    const chosen = kinds.querySelector("input:checked")?.closest("label");
    if (chosen) kinds.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - kinds.clientWidth / 2; // for phones
    const levels = LEVELS.map((one) => [one, t(`practice.levels.${one}`)]);
    const setLevel = change((one) => (level = one));
    choices.replaceChildren(choice(t("practice.level"), levels, level, setLevel));
  }

  /** @param {string} one */
  function ring(one) {
    const share = svg("title");
    const arc = svg("circle", { cx: 8, cy: 8, r: 6, pathLength: 1 });
    rings.set(one, { arc, share });
    return svg("svg", { viewBox: "0 0 16 16", role: "img" }, share, svg("circle", { cx: 8, cy: 8, r: 6 }), arc);
  }

  /** Asks for the next problem and shows it, with a remark if there is one. */
  function step(words = "") {
    const begun = names.filter((one) => familiar.includes(one) || counted(one).tried);
    const weak = weakest(begun.length ? begun : names, counted);
    const some = { [MIXED]: names, [READ]: familiar, [WEAKEST]: weak }[kind] ?? [kind];
    const which = some[Math.floor(Math.random() * some.length)];
    if (stored) show(stored.next(which, level), words);
    else model.tell({ asked: [which, level, fresh()] });
  }

  /** @param {Promise<any>} coming @param {string} words */
  async function show(coming, words = "") {
    const mine = ++turn;
    const drawn = await coming.catch(() => null);
    if (mine !== turn) return;
    if (!drawn) return say("failed", t("practice.failed"));
    open(drawn.problem);
    link.hidden = Boolean(drawn.drawn); // a link would lead nobody else to this problem
    const said = words || (drawn.anew && t("practice.anew")) || (drawn.other && t("practice.other"));
    if (said) say("", said);
  }

  function open(/** @type {PracticeProblem} */ problem) {
    now = problem;
    first = true;
    const { spec } = problem;
    const named = { title: nameOf(problem.kind), level: t(`practice.levels.${problem.level}`) };
    title.textContent = t("practice.problem", named);
    question.innerHTML = problem.question; // safe, because cgbook wrote these words and pictures
    way.hidden = true;
    way.replaceChildren();
    wayButton.disabled = false;
    next.classList.remove("cg-main");
    const kind = KINDS[spec.kind];
    const { element, missing } = kind.ask(
      /** @type {any} */ ({
        spec,
        value: "",
        /** @param {string | null} text */
        check: (text) => check(spec, text, missing),
        say: whisper,
      }),
    );
    place.replaceChildren(element, status);
    say("", t("practice.begin"));
    score();
    if (byKey)
      /** @type {HTMLElement | null} */ (place.querySelector("input, [tabindex='0']"))?.focus({ preventScroll: true });
    byKey = false;
  }

  /** @param {Asked} spec @param {string | null} text @param {() => string} [missing] */
  function check(spec, text, missing) {
    const { verdict, say: words } = judge(spec, text);
    if (verdict === "unread") return say("unread", missing?.() ?? t(KINDS[spec.kind].unread ?? ""));
    if (verdict === "unfit") return say("unfit", t("unfit", { say: words }));
    mark(verdict === "right");
    say(verdict, verdict === "right" ? t("correct") : t("practice.wrong", { say: words || now.hint }));
    if (verdict !== "right") return;
    next.classList.add("cg-main");
    if (place.contains(document.activeElement)) next.focus({ preventScroll: true }); // Enter goes to the next problem
    done(el);
  }

  /** Counts the first answer to a problem towards the totals of its kind and of the mix that it came in.
   * @param {boolean} right */
  function mark(right) {
    if (!first) return;
    first = false;
    for (const one of new Set([kind, now.kind])) count(one, right);
    model.tell({ answered: model.get("answered") + 1, right: model.get("right") + Number(right) });
    score();
  }

  function score() {
    const { tried, right, run, best } = counted(kind);
    const values = { kind: nameOf(kind), tried, right, run, best };
    tally.textContent = tried ? t("practice.counted", values) : t("practice.none");
    for (const [one, { arc, share }] of rings) {
      const counts = counted(one);
      arc.setAttribute("stroke-dasharray", `${filled(counts)} 1`);
      share.textContent = counts.tried ? t("practice.share", counts) : t("practice.untried");
    }
  }

  function tell() {
    mark(false);
    way.innerHTML = now.way;
    way.hidden = false;
    wayButton.disabled = true;
    next.classList.add("cg-main");
    if (el.dataset.state !== "right") say("shown", t("practice.shown"));
    way.focus({ preventScroll: true });
  }

  function say(/** @type {string} */ state, /** @type {string} */ text) {
    words = text;
    el.dataset.state = state;
    place.dataset.state = state;
    status.textContent = text;
  }

  /** Shows some text for a while or, if there's none, the previous text. @param {string | null} text */
  function whisper(text) {
    status.textContent = text || words;
  }

  function copyLink() {
    const address = boardLink(el, model.get("title"), written(now));
    copied(address, whisper, t("practice.linkCopied"), t("practice.linkIs", { address }));
  }
}

export default { traits: ["options"], draw };
