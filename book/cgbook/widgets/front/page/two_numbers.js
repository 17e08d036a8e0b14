// A form for two large numbers, with pairs to try. What is typed is text: numbers of a page hold only 53 bits.
import { button, field, formOf } from "./dom.js";
import { menu } from "./menu.js";
import { t } from "./words.js";

/**
 * `onsubmit` gets the two texts, or null where one of them is not a whole number of at most so many digits.
 * labels: of the fields and of the button; show: how a pair to try is written.
 */
export function twoNumbers({ values, tries, digits, labels, show, onsubmit }) {
  const fields = values.map((value, i) => field(labels[i], { inputmode: "numeric", value }));
  const submit = () => {
    const texts = fields.map(({ input }) => input.value.replace(/[\s,_]/g, ""));
    onsubmit(texts.every((text) => /^\d+$/.test(text) && text.length <= digits) ? texts : null);
  };
  const fill = (pair) => {
    fields.forEach(({ input }, i) => {
      input.value = pair[i];
    });
    submit();
  };
  const pairs = tries.map((pair) => button(show(pair), () => fill(pair)));
  const elements = fields.map(({ element }) => element);
  return { form: formOf(labels[2], submit, elements, { after: menu(t("tryThese"), pairs) }), submit };
}
