/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed, offline, previews, rulesNotes, worker } from "./plugins.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUT = process.env.SERAI_WEB_OUT ?? here("../src/serai/server/web");
const SERVER = process.env.SERAI_DEV_SERVER ?? "http://127.0.0.1:8042";

export default defineConfig({
  plugins: [svelte(), offline(), rulesNotes(), previews(OUT), worker(OUT), compressed(OUT)],
  resolve: {
    alias: {
      $messages: here("../src/serai/server/messages.ts"),
      $art: here("../src/serai"),
      $lib: here("src/lib"),
      $shell: here("src/shell"),
    },
  },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: { input: { index: here("index.html"), offline: here("offline.html") } },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true, rewriteWsOrigin: true } },
  },
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], environment: "node" },
});
