// Paper is light, and cannot be unfolded: what is printed is the page by day with its folds open, but for code and the
// answers of exercises.
let theme;
let opened = [];

addEventListener("beforeprint", () => {
  const root = document.documentElement;
  theme = root.dataset.theme;
  root.dataset.theme = "light";
  opened = [...document.querySelectorAll("main details:not([open])")].filter(
    (fold) => !fold.closest(".tag_exercise, .cg, .cell"),
  );
  for (const fold of opened) fold.open = true;
});

addEventListener("afterprint", () => {
  document.documentElement.dataset.theme = theme;
  for (const fold of opened) fold.open = false;
});
