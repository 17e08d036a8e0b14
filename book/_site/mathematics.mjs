// Sets formulas: JSON in, [{ tex, display }, …]; JSON out, [{ html, error? }, …] in the same order.
import katex from "katex";
import { text } from "node:stream/consumers";

const set = ({ tex, display: displayMode }) => {
  try {
    return { html: katex.renderToString(tex, { displayMode }) };
  } catch (error) {
    return { html: katex.renderToString(tex, { displayMode, throwOnError: false }), error: error.message };
  }
};
process.stdout.write(JSON.stringify(JSON.parse(await text(process.stdin)).map(set)));
