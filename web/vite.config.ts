/// <reference types="vitest/config" />
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUT = process.env.SERAI_WEB_OUT ?? here("../src/serai/server/web");
const SERVER = process.env.SERAI_DEV_SERVER ?? "http://127.0.0.1:8042";
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/;

/** Compressed copies beside the files, so that the server compresses nothing while it serves. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const entry of readdirSync(OUT, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
        const file = `${entry.parentPath}/${entry.name}`;
        const bytes = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

/** In each language that there are no full rules in: a sentence that says so, for the rules' pages, which the server makes. */
function rulesNotes(): Plugin {
  return {
    name: "rules-notes",
    apply: "build",
    generateBundle() {
      const words = here("src/words");
      const languages = readdirSync(words).filter((language) => language !== "en");
      const notes = languages.map((language) => {
        const text = readFileSync(`${words}/${language}/shell.ftl`, "utf8");
        return [language, /^rules-in-english = (.*)$/m.exec(text)?.[1] ?? ""];
      });
      this.emitFile({ type: "asset", fileName: "rules-notes.json", source: JSON.stringify(Object.fromEntries(notes)) });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), rulesNotes(), compressed()],
  resolve: {
    alias: {
      $messages: here("../src/serai/server/messages.ts"),
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
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true, rewriteWsOrigin: true } },
  },
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], environment: "node" },
});
