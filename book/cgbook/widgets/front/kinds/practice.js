// Problems without end: a kind and a level are chosen, a problem is answered, and its way is told with its own numbers.
import { KINDS } from "../answers/index.js";
import { judge } from "../answers/judge.js";
import { boardLink, linked } from "../page/address.js";
import { copied } from "../page/clipboard.js";
import { button, choice, done, dropDown, h, statusLine, svg } from "../page/dom.js";
import { frame } from "../page/frame.js";
import { count, counted } from "../page/store.js";
import { t } from "../page/words.js";
import { draw as drawn, LEVELS, MIXED, names, problems, read, titleOf, written } from "../practice/problems.js";
import { blocks } from "../practice/prose.js";
import { specOf } from "../practice/spec.js";
import { yardOf } from "../practice/yard.js";

const UNIT = 62; // of the drawing of a yard

const fresh = () =>
  Math.floor(Math.random() * 36 ** 6)
    .toString(36)
    .padStart(6, "0");

const nameOf = (kind) => (kind === MIXED ? t("practice.mixed") : titleOf(kind));

function inline({ strong, em, code, text }) {
  if (strong) return h("strong", {}, strong);
  if (em) return h("em", {}, em);
  return code ? h("code", {}, code) : text;
}

function tableOf([head, ...rows]) {
  const line = (cells, first) =>
    h(
      "tr",
      {},
      cells.map((cell, i) => h(first || !i ? "th" : "td", {}, cell)),
    );
  const whole = h(
    "table",
    {},
    h("thead", {}, line(head, true)),
    h(
      "tbody",
      {},
      rows.map((row) => line(row, false)),
    ),
  );
  return h("div", { class: "cg-wide-table", tabindex: 0, role: "group", "aria-label": t("practice.table") }, whole);
}

const prose = (text) =>
  blocks(text).map(({ table, pieces }) => (table ? tableOf(table) : h("p", {}, (pieces ?? []).map(inline))));

function yard(edges) {
  const found = yardOf(edges);
  const [width, height] = [found.columns * UNIT, (found.height + 0.7) * UNIT];
  const at = (n) => n * UNIT;
  return svg(
    "svg",
    {
      class: "cg-practice-yard",
      role: "img",
      "aria-label": t("practice.yard", { edges: String(edges.length) }),
      viewBox: `${-UNIT / 2} ${-height + 0.25 * UNIT} ${width} ${height}`,
      style: `max-width:${width}px`,
    },
    svg("path", { class: "cg-ground", d: `M${-UNIT / 2} 0h${width}` }),
    svg(
      "g",
      { transform: `scale(${UNIT})` },
      ...found.edges.map(({ path }) =>
        svg("path", { class: "cg-stroke", d: path, "vector-effect": "non-scaling-stroke" }),
      ),
    ),
    ...found.vertices.map(({ x, y }) => svg("circle", { cx: at(x), cy: at(y), r: 5 })),
    ...found.edges.flatMap(({ x, y }, i) => [
      svg("circle", { class: "cg-number-disc", cx: at(x), cy: at(y), r: 11 }),
      svg("text", { x: at(x), y: at(y) + 5 }, String(i + 1)),
    ]),
    ...found.vertices.map(({ vertex, name: [x, y] }) =>
      svg("text", { class: "cg-vertex-name", x: at(x), y: at(y) + 5 }, "ABCDEFGHIJKLMNOP"[vertex - 1]),
    ),
  );
}

function draw({ model, el }) {
  const options = model.get("options");
  let kind = names.includes(options.kind) ? options.kind : MIXED;
  let level = LEVELS.includes(options.level) ? options.level : 1;
  /** @type {Generator<any>} */
  let further;
  /** @type {any} */
  let now;
  let first = true; // no answer was counted yet
  let told = "";

  const status = statusLine();
  const title = h("p", { class: "cg-problem-name" });
  const question = h("div", { class: "cg-question" });
  const place = h("div", { class: "cg-exercise" });
  const way = h("div", { class: "cg-worked", hidden: true, tabindex: -1 });
  const tally = h("p", { class: "cg-score" });
  const show = button(t("practice.way"), tell);
  const next = button(t("practice.next"), () => step(true));
  const link = button(t("copyLink"), copyLink);
  frame(
    { model, el },
    "practice",
    h("div", { class: "cg-practice-choice" }),
    title,
    question,
    place,
    h("div", { class: "cg-tools" }, next, show, link),
    tally,
    way,
  );
  const choices = el.querySelector(".cg-practice-choice");

  const asked = linked(el, model.get("title"));
  const found = asked === null ? null : read(asked);
  if (found) ({ kind, level } = found);
  begin();
  if (found?.seed) {
    open({ ...found, problem: drawn(found.kind, found.level, found.seed) });
  } else {
    step(false);
    if (asked !== null && !found) say("", t("practice.badLink"));
  }
  if (found) el.closest(".cg-place")?.scrollIntoView({ block: "start" });

  /** The choices, and a new row of problems. */
  function begin() {
    further = problems(kind, level, fresh());
    const kinds = [MIXED, ...names].map((one) => [one, nameOf(one)]);
    const levels = LEVELS.map((one) => [String(one), t(`practice.levels.${one}`)]);
    const change = (set) => (value) => {
      set(value);
      further = problems(kind, level, fresh());
      step(false);
    };
    choices?.replaceChildren(
      dropDown(
        t("practice.kind"),
        kinds,
        kind,
        change((one) => (kind = one)),
      ),
      choice(
        t("practice.level"),
        levels,
        String(level),
        change((one) => (level = Number(one))),
      ),
    );
  }

  function step(focus) {
    const { value } = further.next();
    if (!value) return say("", t("practice.spent"));
    open(value);
    if (focus) place.querySelector("input, [tabindex='0']")?.focus({ preventScroll: true });
  }

  function open(one) {
    now = one;
    first = true;
    const { problem } = one;
    const spec = specOf(problem);
    title.textContent = t("practice.problem", { title: titleOf(one.kind), level: t(`practice.levels.${one.level}`) });
    question.replaceChildren(...prose(problem.question));
    if (problem.form[0] === "yard") question.append(yard(problem.form[1]));
    if (problem.form[0] === "coins") question.append(h("p", {}, t("practice.coins")));
    way.hidden = true;
    way.replaceChildren();
    show.disabled = false;
    next.classList.remove("cg-main");
    const kind = KINDS[spec.kind];
    const { element, below, missing } = kind.ask({
      spec,
      value: "",
      check: (text) => check(spec, text, missing),
      say: whisper,
    });
    place.replaceChildren(element, status, ...(below ? [below] : []));
    say("", t("practice.begin"));
    score();
  }

  function check(spec, text, missing) {
    const { verdict, say: words } = judge(spec, text);
    if (verdict === "unread") return say("unread", missing?.() ?? t(KINDS[spec.kind].unread));
    if (verdict === "unfit") return say("unfit", t("unfit", { say: words }));
    mark(verdict === "right");
    say(verdict, verdict === "right" ? t("practice.right") : t("practice.wrong", { say: words || now.problem.hint }));
    if (verdict !== "right") return;
    next.classList.add("cg-main");
    done(el);
  }

  /** The first answer to a problem counts. */
  function mark(right) {
    if (!first) return;
    first = false;
    count(kind, right);
    model.tell({ answered: model.get("answered") + 1, right: model.get("right") + Number(right) });
    score();
  }

  function score() {
    const { tried, right, run, best } = counted(kind);
    const values = { kind: nameOf(kind), tried, right, run, best };
    tally.textContent = tried ? t("practice.counted", values) : t("practice.none");
  }

  function tell() {
    mark(false);
    way.replaceChildren(...prose(now.problem.explain));
    way.hidden = false;
    show.disabled = true;
    next.classList.add("cg-main");
    if (el.dataset.state !== "right") say("shown", t("practice.shown"));
    way.focus({ preventScroll: true });
  }

  function say(state, text) {
    told = text;
    el.dataset.state = state;
    place.dataset.state = state;
    status.textContent = text;
  }

  /** Says what is shown for a while; without a text, what was said before. */
  function whisper(text) {
    status.textContent = text || told;
  }

  function copyLink() {
    const address = boardLink(el, model.get("title"), written(now));
    copied(address).then(
      () => (status.textContent = t("practice.linkCopied")),
      () => (status.textContent = t("practice.linkIs", { address })),
    );
  }
}

export default { traits: ["options"], draw };
