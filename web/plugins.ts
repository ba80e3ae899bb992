/** What the build adds to the bundle: the words of previews and of the page without a network, the service worker, compressed copies. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/;
const MOST_SEATS = 8;
const MOST_DAYS = 30; // of a clock, for a turn
const CALLS = "calls";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const wordsOf = (code: string, part: string) => readFileSync(here(`src/words/${code}/${part}.ftl`), "utf8");

type Say = (id: string, args?: Record<string, number | string>) => string;

/** The words of the shell and of calls in every language. */
function languages(): Map<string, Say> {
  return new Map(
    foldersOf(here("src/words")).map((code): [string, Say] => {
      const bundle = new FluentBundle(code, { useIsolating: false });
      for (const part of ["shell", CALLS]) bundle.addResource(new FluentResource(wordsOf(code, part)));
      return [
        code,
        (id, args = {}) => {
          const pattern = bundle.getMessage(id)?.value;
          if (!pattern) throw new Error(`The text ${id} is missing in ${code}.`);
          return bundle.formatPattern(pattern, args);
        },
      ];
    }),
  );
}

/** The words of calls and mails in every language, with `{game}` and the like where the names come: for the worker and the server. */
function callWords(): [string, { games: Record<string, string>; calls: Record<string, string>; letters: Record<string, string> }][] {
  return [...languages()].map(([code, say]) => {
    const text = wordsOf(code, CALLS);
    const values = Object.fromEntries([...text.matchAll(/\{ \$(\w+) \}/g)].map(([, name]) => [name, `{${name}}`]));
    const of = (kind: string) =>
      Object.fromEntries([...text.matchAll(new RegExp(`^${kind}-([\\w-]+) =`, "gm"))].map(([, id]) => [id, say(`${kind}-${id}`, values)]));
    const games = Object.fromEntries(foldersOf(here("src/games")).map((game) => [game, say(`game-${game}`)]));
    return [code, { games, calls: of("call"), letters: { ...of("call"), ...of("letter") } }];
  });
}

/** The words of mails, which the server writes: `serai.server.notifications.mail` reads them. */
export function letters(): Plugin {
  return {
    name: "letters",
    apply: "build",
    generateBundle() {
      const words = callWords().map(([code, { games, letters }]) => [code, { games, letters }]);
      this.emitFile({ type: "asset", fileName: "letters.json", source: JSON.stringify(Object.fromEntries(words)) });
    },
  };
}

/** The words of link previews, which the server puts into the head of the page: `serai.server.http.link_previews` reads them. */
export function previews(out: string): Plugin {
  return {
    name: "previews",
    apply: "build",
    closeBundle() {
      const games = foldersOf(here("src/games"));
      const words = [...languages()].map(([code, say]) => [
        code,
        {
          title: say("home-title"),
          line: say("home-line"),
          games: Object.fromEntries(games.map((game) => [game, [say(`game-${game}`), say(`game-${game}-line`)]])),
          open: Array.from({ length: MOST_SEATS + 1 }, (_, free) => say("preview-open", { free })),
          clocks: {
            live: say("clock-some-time", { minutes: "MINUTES", bonus: "BONUS" }),
            days: Array.from({ length: MOST_DAYS + 1 }, (_, days) => say("clock-some-days", { days })),
          },
          playing: say("preview-playing"),
          over: say("preview-over"),
          closed: say("table-closed"),
          study: [say("study-room"), say("study-home-line")],
        },
      ]);
      writeFileSync(`${out}/previews.json`, JSON.stringify(Object.fromEntries(words)));
    },
  };
}

/** In each language that there are no full rules in: a sentence that says so, for the rules' pages, which the server makes. */
export function rulesNotes(): Plugin {
  return {
    name: "rules-notes",
    apply: "build",
    generateBundle() {
      const notes = [...languages()].filter(([code]) => code !== "en").map(([code, say]) => [code, say("rules-in-english")]);
      this.emitFile({ type: "asset", fileName: "rules-notes.json", source: JSON.stringify(Object.fromEntries(notes)) });
    },
  };
}

/** The sentences of the page that is shown without a network, in every language: it cannot ask for them then. */
export function offline(): Plugin {
  const text = ([code, say]: [string, Say]) =>
    `<section lang="${code}" hidden><h1>${say("offline-title")}</h1><p>${say("offline-line")}</p><p><button>${say("offline-again")}</button></p></section>`;
  return {
    name: "offline",
    transformIndexHtml(html) {
      return html.replace("<!-- sentences -->", () => [...languages()].map(text).join("\n"));
    },
  };
}

/** The service worker, named after what it keeps: another bundle is another worker, which throws the old files away. */
export function worker(out: string): Plugin {
  return {
    name: "worker",
    apply: "build",
    closeBundle() {
      const page = readFileSync(`${out}/offline.html`, "utf8");
      const named = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1]);
      const kept = [...new Set(["/offline.html", ...named])]; // a cache takes nothing twice
      const whole = createHash("sha256");
      for (const file of readdirSync(`${out}/assets`).sort()) whole.update(file);
      whole.update(readFileSync(`${out}/index.html`)).update(page);
      const text = readFileSync(here("worker.js"), "utf8")
        .replace('"VERSION"', JSON.stringify(whole.digest("hex").slice(0, 12)))
        .replace('["KEPT"]', () => JSON.stringify(kept))
        .replace('{ words: "WORDS" }', () =>
          JSON.stringify(Object.fromEntries(callWords().map(([code, { games, calls }]) => [code, { games, calls }]))),
        );
      writeFileSync(`${out}/worker.js`, text);
    },
  };
}

/** Compressed copies beside the files, so that the server compresses nothing while it serves. */
export function compressed(out: string): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
          const file = `${entry.parentPath}/${entry.name}`;
          const bytes = readFileSync(file);
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
          writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        }
      },
    },
  };
}
