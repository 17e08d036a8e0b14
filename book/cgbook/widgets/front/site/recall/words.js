// Every word that is said around the prompts.
import { lookUp } from "../../page/words.js";

const WORDS = {
  title: "Recall",
  of: "{n} of {all}",
  left: ["1 left", "{n} left"],
  right: "Right.",
  wrong: "No.",
  isRight: "the right answer",
  isWrong: "your answer, wrong",
  next: "Next",
  once: "Ask again",
  done: "{n} of {all} right. What you answered comes back, at growing intervals, on the page",
  answered: "You have answered these. They come back on the page",
  review: "Review",
  failed: "The prompts could not be loaded.",
  nothing:
    "You have not answered a prompt yet. There are a few at the end of each section, from chapter 1 on; " +
    "what you answer there comes back here.",
  today: ["One prompt is due today.", "{n} prompts are due today."],
  later: [
    "Nothing is due today. The next prompt comes back tomorrow.",
    "Nothing is due today. The next prompt comes back in {n} days.",
  ],
  finished: "That was all for today.",
  again: "Read again",
  misses: ["one miss", "{n} misses"],
  exercises: "Exercises to come back to",
  exercisesWhy: "You have begun these, or read their solutions, but not solved them yourself.",
  boxes: "Your box",
  box: ["each day until it is right", "after a day", "after 3 days", "after 7 days", "after 21 days"],
  chapter: "Chapter {n}, {title}",
  keepsNothing:
    "This browser keeps nothing for this page: it is in private mode, or its storage is switched off. " +
    "So nothing can come back.",
};

export const say = lookUp(WORDS);
export const boxes = WORDS.box;
