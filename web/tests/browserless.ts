/** Where the tests run: Svelte's runes as in a browser, without a page. */
import type { Environment } from "vitest/environments";

export default <Environment>{
  name: "browserless",
  viteEnvironment: "client",
  setup: () => ({ teardown() {} }),
};
