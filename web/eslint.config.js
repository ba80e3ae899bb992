import { readFileSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Folders of `src` import downwards only: a rule for each folder of the one list of layers. */
const LAYERS = JSON.parse(readFileSync(new URL("../layers.json", import.meta.url), "utf8")).web.map((layer) => Object.keys(layer));
const walls = LAYERS.flatMap((layer, level) =>
  layer.map((folder) => {
    const others = LAYERS.slice(0, level + 1)
      .flat()
      .filter((name) => name !== folder);
    const message = `src/${folder} may import what is below it in layers.json, by $src/.`;
    const up = { regex: `^\\$src/(${others.join("|")})/`, message };
    const across = { regex: `^(\\.\\./)+(${LAYERS.flat().join("|")})/`, message };
    return {
      files: [`src/${folder}/**`],
      rules: { "no-restricted-imports": ["error", { patterns: others.length ? [up, across] : [across] }] },
    };
  }),
);

/** What Prettier lays out and TypeScript checks is left to them: these rules look for mistakes. */
export default ts.config(
  { ignores: ["node_modules/", "public/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "prefer-const": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { varsIgnorePattern: "^_$", argsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      "svelte/prefer-svelte-reactivity": "off", // a Map or Set is state in $state.raw, and replaced
      "svelte/prefer-const": ["error", { destructuring: "all" }],
    },
  },
  ...walls,
);
