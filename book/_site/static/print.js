// Paper is light: what is printed is the page by day. What is folded, the style sheet opens.
let theme;

addEventListener("beforeprint", () => {
  theme = document.documentElement.dataset.theme;
  document.documentElement.dataset.theme = "light";
});

addEventListener("afterprint", () => {
  document.documentElement.dataset.theme = theme;
});
