import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["book/cgbook/widgets/static/**", "_build/**", "**/node_modules/**", ".venv/**"] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2024, sourceType: "module" },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-var": "error",
      "prefer-const": ["error", { destructuring: "all" }],
      "max-len": ["error", { code: 120 }],
    },
  },
  { files: ["book/cgbook/widgets/{front,jupyterlab}/**/*.js"], languageOptions: { globals: globals.browser } },
  {
    files: ["book/cgbook/widgets/front/{maths,game}/**/*.js"],
    languageOptions: { globals: globals["shared-node-browser"] },
  },
  { files: ["tests/**/*.mjs", "tools/**/*.mjs"], languageOptions: { globals: globals.node } },
];
