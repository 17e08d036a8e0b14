// What a page says by itself, outside of its boards.
import { lookUp } from "../page/words.js";

export const say = lookUp({
  colours: { auto: "Colours of the system", light: "Colours of the day", dark: "Colours of the night" },
  seal: {
    name: "Sealed: {what}",
    text: "The rest of this section",
    long: ["is sealed, 1 minute of reading.", "is sealed, {n} minutes of reading."],
    first: "Make a guess and it opens, whether you're right or wrong.",
    guess: "Guess",
    tell: "Tell me",
  },
  copy: "Copy",
  copied: "Copied",
  notCopied: "Not copied: mark the text and copy it yourself",
  // boards
  picture: "This figure stays a picture here: {why}",
  noStates: "the states of this page's figures could not be loaded",
  // sliders
  noSetting:
    "“{value}” is none of the {many} settings of {name} on this page. Choose one from its list, as “{one}”; " +
    "for any other,",
  noAnswer: "The answer is not here: its file could not be loaded. Move a control to try again.",
});
