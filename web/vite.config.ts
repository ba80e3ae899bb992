/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed, letters, offline, previews, rulesNotes, worker } from "./plugins.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUT = process.env.SERAI_WEB_OUT ?? here("../src/serai/server/web");
const SERVER = process.env.SERAI_DEV_SERVER ?? "http://127.0.0.1:8042";

export default defineConfig({
  plugins: [svelte(), offline(), rulesNotes(), letters(), previews(OUT), worker(OUT), compressed(OUT)],
  resolve: {
    alias: {
      $messages: here("../src/serai/server/protocol/messages.ts"),
      $routes: here("../src/serai/server/http/routes.json"),
      $art: here("../src/serai"),
      $src: here("src"),
    },
  },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // a file more for all, where old browsers would only load a little later
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: here("index.html"), offline: here("offline.html") },
      // what the first page always loads comes in few files: on a slow line many small ones cost more than their bytes
      output: {
        codeSplitting: {
          groups: [
            { name: "base", tags: ["$initial"], test: /node_modules|\/src\/design\/|\/core\/(storage|theme)/, priority: 2 },
            {
              name: "first",
              tags: ["$initial"],
              test: /\/src\/((app|board|core|home|i18n|lessons|lobby|net|puzzles|table|tournaments|ui|words)\/|App\.)/,
              priority: 1,
            },
            // the home page needs some of what boards share, and none of them
            {
              name: "common",
              priority: 1,
              test: /node_modules|\/board\/steps\.|\/ui\/(art|Figure|MemberMark)\.|\/src\/lobby\/matchmaking\./,
            },
            { name: "boards", minShareCount: 2, test: /\/src\/(board|core|i18n|net|table|ui)\// },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true, rewriteWsOrigin: true } },
  },
  // no file changes what others import, so all of them share it: half the time
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], environment: "node", isolate: false },
});
