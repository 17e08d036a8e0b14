// The octal explorer, which shows the heaps of any code that the reader types.
import { refusal } from "../game/sequences.js";
import { readCode } from "../maths/octal.js";
import { button, field, formOf } from "../page/dom.js";
import { menu } from "../page/menu.js";
import { frame } from "../page/view.js";
import { t } from "../page/words.js";
import { octalPanel } from "./shared/octal_panel.js";

/** @param {Kind<"octal">} widget */
function draw({ model, el }) {
  const { doors, words, skin } = model.get("game");
  const { input, element } = field(t("octal.code"), { value: model.get("code"), spellcheck: "false" });
  const panel = octalPanel({
    words,
    skin,
    /** @param {{period: any}} told */
    found: ({ period }) => {
      el.dataset.period = period ? `${period.start} ${period.length}` : "none";
    },
  });
  const named = doors.map(({ name, code }) =>
    button(`${name} ${code}`, () => {
      input.value = code;
      read();
    }),
  );
  const form = formOf(t("octal.show"), read, element, { after: menu(t("octal.doors"), named) });
  frame({ model, el }, form, panel);
  read();
  return panel.stop;

  function read() {
    const breaks = readCode(input.value);
    delete el.dataset.period;
    if (breaks.refused) return panel.say(refusal(breaks.refused, input.value.trim()));
    model.tell({ code: breaks.code });
    panel.show(breaks);
  }
}

export default { traits: ["code", "game"], draw };
