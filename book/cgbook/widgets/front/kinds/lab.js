// The laboratory: a position is typed or chosen, Python answers part by part, and it is shown as a board, as labels or
// as a graph. Python stands behind the widget (JupyterLab), or in the page.
import { boardLink, copied, linked } from "../page/links.js";
import { button, dropDown, field, formOf, h, statusLine } from "../page/dom.js";
import { menu } from "../page/menu.js";
import { frame, inner, view } from "../page/view.js";
import { grouped, sentence, t } from "../page/words.js";
import explorer from "./explorer.js";
import labeller from "./labeller.js";
import player from "./player.js";
import { gameList, meant, named } from "./shared/game_list.js";
import { partOf, summary, toldOf } from "./shared/lab_parts.js";
import { asker, pagePython } from "./shared/page_python.js";

const kinds = { player, labeller, explorer };
const VIEWS = ["play", "label", "graph"];
const PAUSE = 250; // milliseconds without a key, after which what is typed is looked at
const MOST_SIGNS = 2000; // that Python reads
const BRACKETS = /[()[\]{}]/; // what has none is no position, but may be a name
const QUOTED = 100; // signs of a text that is said again
const shortly = (text) => (text.length > QUOTED ? `${text.slice(0, QUOTED)} …` : text);

/** The text of a link; null where the address speaks of something else, "" where it cannot be read. */
function textOf(el, title) {
  try {
    const found = linked(el, title);
    return found === null ? null : decodeURIComponent(found);
  } catch {
    return "";
  }
}

/** @param {Kind<"lab">} widget */
function draw({ model, el }) {
  const live = pagePython();
  const python = live && asker(live);
  const onPage = Boolean(el.closest(".cg-place"));
  const kernel = !python && !onPage;
  let parts = model.get("parts");
  let text = model.get("text");
  const games = model.get("games");
  let shape = model.get("view");
  /** @type {any} */
  let timer;
  /** @type {(() => void) | null} */
  let leave = null;
  let mounted = "";

  const { input, element } = field(t("lab.position"), {
    value: text,
    spellcheck: "false",
    autocapitalize: "off",
    oninput: () => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE);
    },
  });
  const sum = field(t("lab.sum"), { spellcheck: "false", autocapitalize: "off", placeholder: "nim(3)" });
  const stopButton = button(t("lab.stop"), stop, { hidden: true });
  const reads = h("p", { class: "cg-legend cg-lab-reads", "aria-live": "polite" });
  const status = statusLine();
  const answer = h("dl", { class: "cg-lab-answer" });
  const code = h("pre", { tabindex: 0, role: "group", "aria-label": t("lab.heads.code") });
  const place = h("div", { class: "cg-lab-view" });
  const views = h("div");
  const linkButton = button(t("copyLink"), copyLink, { hidden: !onPage });
  const list = gameList(games, (game) => {
    ask(game.type);
    input.focus();
  });
  const below = h("div", {}, views, place);
  const codeButton = button(t("lab.copyCode"), copyCode);
  const program = h("details", { class: "cg-more" }, h("summary", {}, t("lab.heads.code")), code, codeButton);
  const more = menu(t("more"), [
    formOf(t("lab.add"), add, sum.element, { main: false, class: "cg-lab-ask" }),
    linkButton,
    program,
  ]);
  frame(
    { model, el },
    h(
      "div",
      { class: "cg-acts" },
      formOf(t("lab.ask"), () => ask(input.value), element, { after: [stopButton], class: "cg-lab-ask" }),
      more,
    ),
    reads,
    list.element,
    status,
    answer,
    below,
  );
  choose();
  model.hear("parts", () => show(model.get("parts")));
  model.hear("text", () => {
    text = input.value = model.get("text");
  });
  model.hear("view", () => {
    shape = model.get("view");
    choose();
  });
  model.hear("checked", () => check(model.get("checked")));
  if (live?.state === "asleep") reads.textContent = t("lab.first");
  open();
  return () => {
    clearTimeout(timer);
    leave?.();
  };

  /** Begins with the stored answer, or with the question of a link, which waits for the reader. */
  function open() {
    const asked = onPage ? textOf(el, model.get("title")) : null;
    show(parts);
    if (asked === null || asked === text) return;
    if (asked === "") return say(t("lab.badLink"));
    input.value = asked;
    text = asked;
    show({});
    say(t("lab.linked", { text: shortly(asked) }), "linked");
    el.closest(".cg-place")?.scrollIntoView({ block: "start" });
  }

  async function ask(typed) {
    clearTimeout(timer);
    const name = typed.trim();
    if (!name) return say(t("lab.nothing"));
    const given = named(games, name)?.type ?? name.replace(/(\d)\s*\^\s*(\d)/g, "$1**$2");
    input.value = given;
    reads.textContent = "";
    if (given.length > MOST_SIGNS)
      return refuse(given, t("lab.tooLong", { most: grouped(MOST_SIGNS), count: grouped(given.length) }));
    // a game of one's own has a name that only Python knows, where it is awake
    if (!kernel && !python?.ready() && !BRACKETS.test(given)) {
      if (!instead(given)) refuse(given, t("lab.noGame", { text: shortly(given) }));
      return;
    }
    if (kernel) {
      if (given === text) return;
      text = given;
      say(t("lab.thinking"), "thinking");
      return model.tell({ text });
    }
    if (!python) return say(t("lab.noPython"));
    text = given;
    show({});
    await run(async (how) => {
      const part = (found) => show({ ...parts, [found.part]: found });
      return python.ask("inquire_here", [text, shape], { ...how, part });
    });
  }

  function refuse(given, why) {
    text = given;
    show({});
    say(t("lab.refused", { why }), "refused");
  }

  /** Asks about the game that words mean, or lists several; false where they mean none. */
  function instead(words) {
    const { best } = meant(games, words);
    if (!best.length) return false;
    if (best.length === 1) ask(best[0].type);
    else {
      text = words;
      show({});
      list.look(words);
      say(t("lab.several"), "refused");
    }
    return true;
  }

  /** Lets Python in the page work, and says so. */
  async function run(work) {
    say(t("lab.thinking"), "thinking");
    stopButton.hidden = false;
    try {
      if ((await work({ progress: (words) => say(words, "thinking") })) === "dropped") return;
      model.tell({ parts }); // not the text: Python behind the widget would answer it once more
    } catch (error) {
      say(error instanceof Error ? error.message : String(error), "failed");
    }
    stopButton.hidden = true;
  }

  function stop() {
    python?.stop();
    stopButton.hidden = true;
    say(t("lab.stopped"), "stopped");
  }

  /** What is being typed: whether it can be read, where Python is awake. */
  async function look() {
    const draft = input.value.trim();
    if (!draft || draft === text) return void (reads.textContent = "");
    const game = named(games, draft);
    if (game) return void (reads.textContent = t("lab.example", game));
    if (kernel) return model.tell({ draft });
    if (!python?.ready() || python.busy()) return;
    const found = await python.ask("check_here", [draft]).catch(() => "dropped");
    if (found !== "dropped") check(found);
  }

  function check(found) {
    if (found?.text !== input.value.trim()) return;
    reads.textContent = found.why ?? t("lab.reads", found);
  }

  function choose() {
    const items = VIEWS.map((one) => [one, t(`lab.views.${one}`)]);
    views.replaceChildren(dropDown(t("lab.show"), items, shape, turn));
  }

  /** Shows the same position in another way. */
  async function turn(other) {
    shape = other;
    if (kernel) return model.tell({ view: shape });
    if (!python) return say(t("lab.noPython"));
    await run(async (how) => {
      const found = await python.ask("look_here", [text, shape], how);
      if (found !== "dropped") show({ ...parts, view: found });
      return found;
    });
  }

  function add() {
    const other = sum.input.value.trim();
    if (!other) return sum.input.focus();
    sum.input.value = "";
    ask(`${text} + ${named(games, other)?.type ?? other}`);
  }

  function show(now) {
    parts = now;
    const { refused, game, view: board } = parts;
    const told = toldOf(parts);
    answer.replaceChildren(...told.flatMap(partOf));
    answer.hidden = !told.length;
    below.hidden = program.hidden = !game;
    code.textContent = game?.code ?? "";
    mount(board);
    if (refused && !BRACKETS.test(text) && instead(text)) return;
    if (refused) return say(t("lab.refused", { why: refused.why }), "refused");
    if (!game) return;
    const words = summary(parts);
    say(board ? words : `${words} ${t("lab.thinking")}`, board ? "answered" : "thinking");
  }

  /** The board, the labels or the graph, drawn once for each that is told. */
  function mount(board) {
    const written = JSON.stringify(board ?? null);
    if (written === mounted) return;
    mounted = written;
    leave?.();
    leave = null;
    place.replaceChildren();
    if (!board) return;
    if (board.why) return void place.append(h("p", { class: "cg-legend" }, `${sentence(board.why)}.`));
    const own = h("div");
    place.append(own);
    leave = view(kinds[board.widget.kind], { model: inner(board.widget), el: own });
  }

  /** @param {string} words @param {string | null} state */
  function say(words, state = null) {
    if (status.textContent !== words) status.textContent = words;
    if (state) el.dataset.state = state;
  }

  function copyLink() {
    // twice: once for the address, and once for the colons in it
    const address = boardLink(el, model.get("title"), encodeURIComponent(encodeURIComponent(text)));
    copy(address, t("lab.linkCopied"), t("lab.linkIs", { address }));
  }

  function copyCode() {
    copy(code.textContent, t("lab.codeCopied"), t("lab.notCopied"));
  }

  function copy(words, done, failed) {
    copied(words ?? "").then(
      () => say(done),
      () => say(failed),
    );
  }
}

export default { traits: ["games"], draw };
