// All the words around the prompts.
import { lookUp } from "../../page/words.js";

const WORDS = {
  title: "Recall",
  of: "{n} of {all}",
  left: ["1 left", "{n} left"],
  right: "Correct.",
  wrong: "No.",
  isRight: "the right answer",
  isWrong: "your answer, which is wrong",
  next: "Next",
  once: "Ask again",
  done: "You got {n} of {all} right. These prompts come back, at growing intervals, on the page",
  answered: "You’ve answered these prompts. They come back on the page",
  review: "Review",
  failed: "The prompts couldn’t be loaded.",
  nothing:
    "You haven’t answered a prompt yet. There are a few at the end of many sections, from chapter 1 on. Prompts that " +
    "you answer there come back here.",
  today: ["One prompt is due today.", "{n} prompts are due today."],
  later: [
    "Nothing is due today. The next prompt comes back tomorrow.",
    "Nothing is due today. The next prompt comes back in {n} days.",
  ],
  finished: "That’s all for today.",
  again: "Read again",
  misses: ["one miss", "{n} misses"],
  exercises: "Exercises to come back to",
  exercisesWhy: "You’ve started these or read their solutions, but haven’t solved them yourself.",
  boxes: "Your box",
  box: ["every day until you get it right", "after a day", "after 3 days", "after 7 days", "after 21 days"],
  chapter: "Chapter {n}, {title}",
  keepsNothing:
    "This browser saves nothing for this page, because it’s in private mode or its storage is switched off. " +
    "That’s why no prompt can come back.",
};

export const say = lookUp(WORDS);
export const boxes = WORDS.box;
