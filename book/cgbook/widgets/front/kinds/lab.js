// The laboratory. The reader types or chooses a position, and Python answers part by part; the position is shown as a
// board, as labels or as a graph. Python runs behind the widget (JupyterLab) or in the page.
import { compound, compounded, Laboratory, shortly } from "../game/laboratory.js";
import { boardLink, copied, linked } from "../page/links.js";
import { button, dropDown, field, fold, formOf, h, statusLine } from "../page/dom.js";
import { menu } from "../page/menu.js";
import { frame, inner, view } from "../page/view.js";
import { sentence, t } from "../page/words.js";
import explorer from "./explorer.js";
import labeller from "./labeller.js";
import player from "./player.js";
import { gameList } from "./shared/game_list.js";
import { partOf, toldOf } from "./shared/lab_parts.js";
import { asker, pagePython } from "./shared/page_python.js";

/** @type {Record<string, {traits: string[], draw: (widget: any) => any}>} */
const kinds = { player, labeller, explorer };
const VIEWS = ["play", "label", "graph"];
const TURNS = ["sum", "join", "selective"];
const EXAMPLES = [
  "nim 3 5 7",
  "威佐夫 8 13",
  "take 1, 3 or 4 from 20",
  "0.137",
  "kayles 12 + nim 3",
  "misère nim 1 1 2",
];
const PAUSE = 250; // time without a key press before the text is read, in milliseconds
/** Returns the position in the page's address, null if there's none for this board, or "" if the position is
 * unreadable.
 * @param {HTMLElement} el @param {string} title */
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
  const lab = new Laboratory(model.get("games"), model.get("absent"), model.get("text"), model.get("parts"));
  let shape = model.get("view");
  /** @type {any} */
  let timer;
  let leave = /** @type {(() => void) | null} */ (null);
  let mounted = "";

  const { input, element } = field(t("lab.position"), {
    value: lab.text,
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
  const views = h("div", { class: "cg-lab-rules" });
  const linkButton = button(t("copyLink"), copyLink, { hidden: !onPage });
  const list = gameList(lab.games, (game) => {
    ask(game.type);
    input.focus();
  });
  const below = h("div", {}, views, place);
  const examples = EXAMPLES.map((text) => button(text, () => ask(text)));
  const codeButton = button(t("lab.copyCode"), copyCode);
  const program = fold(t("lab.heads.code"), code, codeButton);
  const adding = formOf(t("lab.add"), add, sum, { main: false, class: "cg-lab-ask" });
  const more = menu(t("more"), [adding, linkButton, program]);
  const asking = formOf(t("lab.ask"), () => ask(input.value), element, { after: [stopButton], class: "cg-lab-ask" });
  const tries = h("div", { class: "cg-lab-examples", role: "group", "aria-label": t("lab.examples") }, examples);
  frame({ model, el }, h("div", { class: "cg-acts" }, asking, more), tries, reads, list, status, answer, below);
  model.hear("parts", () => show(model.get("parts")));
  model.hear("text", () => {
    lab.text = input.value = model.get("text");
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

  /** Begins with the stored answer, or with the question in a link, which isn't asked until the reader acts. */
  function open() {
    const asked = onPage ? textOf(el, model.get("title")) : null;
    show(lab.parts);
    if (asked === null || asked === lab.text) return;
    if (asked === "") return say(t("lab.badLink"));
    input.value = asked;
    lab.text = asked;
    show({});
    say(t("lab.linked", { text: shortly(asked) }), "linked");
    el.closest(".cg-place")?.scrollIntoView({ block: "start" });
  }

  async function ask(/** @type {string} */ typed) {
    clearTimeout(timer);
    if (!typed.trim()) return say(t("lab.nothing"));
    const { given, says, several } = lab.question(typed, kernel || Boolean(python?.ready()));
    input.value = given;
    reads.textContent = "";
    if (several) return choices(given);
    if (kernel && !says) {
      if (given === lab.text) return;
      lab.text = given;
      say(t("lab.thinking"), "thinking");
      return model.tell({ text: given });
    }
    if (!python && !says) return say(t("lab.noPython"));
    lab.text = given;
    show({});
    if (says) return say(says, "refused");
    await run(async (how) => {
      const part = (/** @type {any} */ found) => show({ ...lab.parts, [found.part]: found });
      return python?.ask("inquire_here", [given, shape], { ...how, part });
    });
  }

  /** Shows the games that the typed words can mean. @param {string} words */
  function choices(words) {
    lab.text = words;
    show({});
    list.look(words);
    say(t("lab.several"), "refused");
  }

  /** Runs a task in the page's Python, and shows the task's progress.
   * @param {(how: {progress: (words: string) => void}) => Promise<any>} work */
  async function run(work) {
    say(t("lab.thinking"), "thinking");
    stopButton.hidden = false;
    try {
      if ((await work({ progress: (words) => say(words, "thinking") })) === "dropped") return;
      model.tell({ parts: lab.parts }); // leave out the text, because Python behind the widget would answer it again
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

  /** Shows how the typed text is read, but doesn't wake Python to find out. */
  async function look() {
    const draft = input.value.trim();
    const known = lab.reads(draft);
    if (known !== null) return void (reads.textContent = known);
    if (kernel) return model.tell({ draft });
    if (!python?.ready() || python.busy()) return;
    const found = await python.ask("check_here", [draft]).catch(() => "dropped");
    if (found !== "dropped") check(found);
  }

  function check(/** @type {TypedText | null | undefined} */ found) {
    if (found?.text !== input.value.trim()) return;
    reads.textContent = found.why ?? t("lab.reads", found);
  }

  function choose() {
    const items = (/** @type {string} */ of, /** @type {string[]} */ all) =>
      all.map((one) => [one, t(`lab.${of}.${one}`)]);
    const how = compound(lab.text);
    const rules = (/** @type {object} */ other) => ask(compounded({ ...how, ...other }));
    const last = how.loses ? "loses" : "wins";
    views.replaceChildren(
      dropDown(t("lab.show"), items("views", VIEWS), shape, turn),
      dropDown(t("lab.last"), items("lasts", ["wins", "loses"]), last, (one) => rules({ loses: one === "loses" })),
      how.parts.length > 1
        ? dropDown(t("lab.turn"), items("turns", TURNS), how.turn, (one) => rules({ turn: one }))
        : "",
    );
  }

  /** Shows the position as a board, as labels or as a graph. @param {string} other */
  async function turn(other) {
    shape = other;
    if (kernel) return model.tell({ view: shape });
    if (!python) return say(t("lab.noPython"));
    await run(async (how) => {
      const found = await python.ask("look_here", [lab.text, shape], how);
      if (found !== "dropped") show({ ...lab.parts, view: found });
      return found;
    });
  }

  function add() {
    const other = sum.input.value.trim();
    if (!other) return sum.input.focus();
    sum.input.value = "";
    ask(lab.sum(other));
  }

  function show(/** @type {Record<string, LabPart>} */ parts) {
    lab.parts = parts;
    const { refused, game, view: board } = parts;
    const told = toldOf(parts);
    answer.replaceChildren(...told.flatMap(partOf));
    answer.hidden = !told.length;
    below.hidden = program.hidden = !game;
    choose();
    code.textContent = game?.code ?? "";
    mount(board);
    const instead = refused && lab.instead(lab.text);
    if (instead) return void (instead.several ? choices(instead.given) : ask(instead.given));
    const line = lab.line();
    if (line) say(line.words, line.state);
  }

  /** Shows the board, the labels or the graph, drawn only once for each position. @param {LabPart} [board] */
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
    if (board.widget) leave = view(kinds[board.widget.kind], { model: inner(board.widget), el: own });
  }

  /** @param {string} words @param {string | null} state */
  function say(words, state = null) {
    if (status.textContent !== words) status.textContent = words;
    if (state) el.dataset.state = state;
  }

  function copyLink() {
    // encode twice, once for the address and once for the colons in the text
    const address = boardLink(el, model.get("title"), encodeURIComponent(encodeURIComponent(lab.text)));
    copied(address, say, t("lab.linkCopied"), t("lab.linkIs", { address }));
  }

  function copyCode() {
    copied(code.textContent ?? "", say, t("lab.codeCopied"), t("lab.notCopied"));
  }
}

export default { traits: ["games", "absent"], draw };
