/** Folders import downwards only (`layers.json`), `import()` included, and no file imports itself by way of others. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import ROUTES from "$routes";
import { src } from "./texts";

const LAYERS: string[][] = (JSON.parse(readFileSync(`${src}../../layers.json`, "utf8")) as { web: Record<string, string>[] }).web.map(
  Object.keys,
);
const FILES = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.(svelte|ts)$/.test(file) && !file.includes(".test."),
);
const IMPORT = /(?:from|import)\s*\(?\s*"(\$src\/|\.)([^"]*)"/g;

const there = new Set(FILES);
const found = (path: string) => [path, `${path}.ts`, `${path}.svelte.ts`].find((name) => there.has(name));
const IMPORTS = new Map(
  FILES.map((file) => [
    file,
    [...readFileSync(src + file, "utf8").matchAll(IMPORT)].flatMap(([, from, rest]) => {
      const path = from === "." ? relative(src, join(src, dirname(file), `.${rest}`)) : (rest as string);
      return found(path) ?? [];
    }),
  ]),
);
const folder = (file: string) => file.split("/")[0] as string;
const level = (file: string) => LAYERS.findIndex((layer) => layer.includes(folder(file)));

describe("the folders of the client", () => {
  it("all stand in the list, which names no other", () => {
    const folders = readdirSync(src).filter((name) => statSync(src + name).isDirectory());
    expect(folders.sort()).toEqual(LAYERS.flat().sort());
  });

  it("import downwards only", () => {
    const inside = FILES.filter((file) => file.includes("/"));
    const wrong = inside.flatMap((file) =>
      (IMPORTS.get(file) ?? [])
        .filter((other) => folder(other) !== folder(file) && level(other) <= level(file))
        .map((other) => `${file} -> ${other}`),
    );
    expect(wrong).toEqual([]);
    expect([...IMPORTS.values()].flat().length).toBeGreaterThan(1000);
  });

  it("hold at most 25 files each", () => {
    const sizes = new Map<string, number>();
    for (const file of FILES) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
    expect([...sizes].filter(([name, size]) => size > 25 && !name.startsWith("games"))).toEqual([]);
  });

  it("have no file that imports itself by way of others", () => {
    const done = new Set<string>();
    const circle = (file: string, way: string[]): string[] | null => {
      if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
      if (done.has(file)) return null;
      for (const other of IMPORTS.get(file) ?? []) {
        const found = circle(other, [...way, file]);
        if (found) return found;
      }
      done.add(file);
      return null;
    };
    expect(FILES.map((file) => circle(file, [])).find(Boolean) ?? null).toBeNull();
  });
});

describe("the routes", () => {
  it("each have a page", () => {
    const text = readFileSync(`${src}app/pages.ts`, "utf8");
    const pages = [...text.matchAll(/^ {2}"?([\w-]+)"?: \(\) =>/gm)].map(([, name]) => name);
    expect(pages.sort()).toEqual(ROUTES.map(({ page }) => page).sort());
  });
});
