// The words of a page outside its boards.
import { lookUp } from "../page/words.js";

export const say = lookUp({
  colours: { auto: "System colours", light: "Light colours", dark: "Dark colours" },
  seal: {
    name: "Sealed: {what}",
    text: "The rest of this section",
    part: "The next part",
    long: ["is sealed. It takes 1 minute to read.", "is sealed. It takes {n} minutes to read."],
    longs: ["are sealed. They take 1 minute to read.", "are sealed. They take {n} minutes to read."],
    first: "Any guess opens this part, right or wrong.",
    guess: "Guess",
    tell: "Tell me",
  },
  copy: "Copy",
  copied: "Copied",
  notCopied: "Not copied. Select the text and copy it yourself",
  // boards
  picture: "This figure is only a picture here, because {why}",
  outdated: "the page has changed since it was opened. Reload it to play.",
  noStates: "the states of this page’s figures couldn’t be loaded",
  // sliders
  noSetting:
    "“{value}” isn’t one of the {many} settings of {name} on this page. Choose one from its list, such as “{one}”. " +
    "For any other,",
  noAnswer: "The answer is missing, because its file couldn’t be loaded. Move a control to try again.",
});
