// Sets formulas: JSON in, [{ tex, display }, …]; JSON out, [{ html, error? }, …] in the same order.
import katex from "katex";
import { text } from "node:stream/consumers";

// Without the source, which no reader sees or hears and which would be a tenth of a page.
const light = (html) => html.replace(/<annotation [^>]*>.*?<\/annotation>/gs, "");

const set = ({ tex, display: displayMode }) => {
  try {
    return { html: light(katex.renderToString(tex, { displayMode })) };
  } catch (error) {
    return { html: katex.renderToString(tex, { displayMode, throwOnError: false }), error: error.message };
  }
};
process.stdout.write(JSON.stringify(JSON.parse(await text(process.stdin)).map(set)));
