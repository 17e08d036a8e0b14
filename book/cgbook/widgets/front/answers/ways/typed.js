// Fields for answers that are typed or chosen from a few options.
import { choice, field, formOf } from "../../page/dom.js";
import { t } from "../../page/words.js";

/** Creates a form with some fields and a button; `read()` returns the text to check.
 * @param {() => string | null} read @param {(text: string | null) => void} check @param {...Child} fields */
export const answerForm = (read, check, ...fields) => formOf(t("check"), () => check(read()), fields);

/** @param {Given} given */
export function typed({ value, check }) {
  const { input, element } = field(t("answer"), { spellcheck: "false", value });
  return { element: answerForm(() => input.value, check, element) };
}

/** @param {Given} given */
export function chosen({ spec, value, check }) {
  let now = value;
  const options = spec.options.map((text, i) => [String(i), text]);
  const offered = choice(t("answer"), options, value, (one) => (now = one));
  return { element: answerForm(() => now, check, offered) };
}
