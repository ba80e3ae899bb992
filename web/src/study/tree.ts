/** Where one is in a study, and the tree of variations: pure functions on what the server stores. */
import type { StudyLine, StudyPath, StudyTree } from "$messages";

/** A position of a study: a moment of the game, or so many steps into a variation. */
export interface Place {
  /** The id of a variation; null: the game itself. */
  line: string | null;
  /** The moment of the game, or how many steps of the variation were made, one at least. */
  at: number;
}

export const START: Place = { line: null, at: 0 };
const LONGEST_LINE = 100; // ids of lines grow no further than this

export function lineOf(tree: StudyTree, id: string | null): StudyLine | undefined {
  return tree.lines.find((line) => line.id === id);
}

/** Where a line leaves the game or another line. */
export function startOf({ from }: StudyLine): Place {
  return from.line == null ? { line: null, at: from.moment } : { line: from.line, at: from.after ?? 0 };
}

/** The moment of the game and the steps beside it that lead to a place; null: there is no such place. */
export function pathTo(tree: StudyTree, place: Place): StudyPath | null {
  if (place.line === null) return { moment: place.at, steps: [] };
  const line = lineOf(tree, place.line);
  if (!line || place.at > line.steps.length) return null;
  const before = pathTo({ ...tree, lines: tree.lines.filter((other) => other !== line) }, startOf(line)); // a circle leads nowhere
  return before && { moment: before.moment, steps: [...(before.steps ?? []), ...line.steps.slice(0, place.at)] };
}

/** All places of the line that one is in, from the start of the game to the line's end; `count` is the number of the game's moments. */
export function walkOf(tree: StudyTree, id: string | null, count: number): Place[] {
  const line = lineOf(tree, id);
  if (!line) return Array.from({ length: count }, (_, at) => ({ line: null, at }));
  const start = startOf(line);
  const before = walkOf({ ...tree, lines: tree.lines.filter((other) => other !== line) }, start.line, count);
  const left = before.findIndex((place) => isSame(place, start));
  return [...before.slice(0, left + 1), ...line.steps.map((_, number) => ({ line: line.id, at: number + 1 }))];
}

export function isSame(one: Place, other: Place): boolean {
  return one.line === other.line && one.at === other.at;
}

/** The variations that leave a place. */
export function leaving(tree: StudyTree, place: Place): StudyLine[] {
  return tree.lines.filter((line) => isSame(startOf(line), place));
}

/**
 * The tree after steps were made at a place, and where they lead to. Steps that are there already are followed: those of
 * the game (`main`), of the line, or of a variation that leaves here.
 */
export function played(
  tree: StudyTree,
  place: Place,
  steps: readonly string[],
  main: readonly string[],
): { tree: StudyTree; place: Place } {
  let here = place;
  let rest = [...steps];
  while (rest.length) {
    const next = rest[0] as string;
    const line = lineOf(tree, here.line);
    const own = line ? line.steps[here.at] : here.line === null ? main[here.at] : undefined;
    const beside = leaving(tree, here).find((other) => other.steps[0] === next);
    if (own === next) here = { line: here.line, at: here.at + 1 };
    else if (beside) here = { line: beside.id, at: 1 };
    else break;
    rest = rest.slice(1);
  }
  if (!rest.length) return { tree, place: here };
  const line = lineOf(tree, here.line);
  if (line && here.at === line.steps.length) {
    const longer = { ...line, steps: [...line.steps, ...rest] };
    return { tree: withLine(tree, longer), place: { line: line.id, at: longer.steps.length } };
  }
  const moment = pathTo(tree, here)?.moment ?? 0;
  const from = { moment, line: here.line, after: here.line === null ? 0 : here.at };
  const made: StudyLine = { id: freeId(tree), name: "", from, steps: rest, comments: {} };
  return { tree: { ...tree, lines: [...tree.lines, made] }, place: { line: made.id, at: rest.length } };
}

function withLine(tree: StudyTree, changed: StudyLine): StudyTree {
  return { ...tree, lines: tree.lines.map((line) => (line.id === changed.id ? changed : line)) };
}

/** The first id that no line has: a, b, ..., z, aa, ab, ... */
export function freeId(tree: StudyTree): string {
  const used = new Set(tree.lines.map(({ id }) => id));
  for (let number = 0; number < LONGEST_LINE * 26; number++) {
    const id = letters(number);
    if (!used.has(id)) return id;
  }
  throw new Error("There are too many variations.");
}

function letters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26) - 1) + last;
}

export function renamed(tree: StudyTree, id: string, name: string): StudyTree {
  const line = lineOf(tree, id);
  return line ? withLine(tree, { ...line, name }) : tree;
}

/** The tree without a line and whatever leaves it. */
export function without(tree: StudyTree, id: string): StudyTree {
  const gone = new Set([id]);
  for (let before = 0; before !== gone.size;) {
    before = gone.size;
    for (const line of tree.lines) if (line.from.line != null && gone.has(line.from.line)) gone.add(line.id);
  }
  return { ...tree, lines: tree.lines.filter((line) => !gone.has(line.id)) };
}

/** The tree with lines that were deleted; those that it has are not added twice, nor those whose own line is gone. */
export function restored(tree: StudyTree, lines: readonly StudyLine[]): StudyTree {
  let found = tree;
  for (const line of lines) {
    const stays = line.from.line == null || lineOf(found, line.from.line) !== undefined;
    if (stays && !lineOf(found, line.id)) found = { ...found, lines: [...found.lines, line] };
  }
  return found;
}

/** What somebody wrote about a place. */
export function commentAt(tree: StudyTree, place: Place): string {
  const comments = place.line === null ? tree.comments : lineOf(tree, place.line)?.comments;
  return comments?.[String(place.at)] ?? "";
}

export function commented(tree: StudyTree, place: Place, text: string): StudyTree {
  const change = (comments: Record<string, string>): Record<string, string> => {
    const kept = Object.entries(comments).filter(([at]) => at !== String(place.at));
    return Object.fromEntries(text.trim() ? [...kept, [String(place.at), text.trim()]] : kept);
  };
  if (place.line === null) return { ...tree, comments: change(tree.comments) };
  const line = lineOf(tree, place.line);
  return line ? withLine(tree, { ...line, comments: change(line.comments) }) : tree;
}

/** A line of the outline: how deep it lies, and where it leaves. */
export interface Branch {
  line: StudyLine;
  depth: number;
}

/** All variations, each below the one that it leaves, in the order of the game. */
export function outline(tree: StudyTree, of: string | null = null, depth = 0): Branch[] {
  if (depth > tree.lines.length) return [];
  return tree.lines
    .filter((line) => startOf(line).line === of)
    .sort((a, b) => startOf(a).at - startOf(b).at)
    .flatMap((line) => [{ line, depth }, ...outline(tree, line.id, depth + 1)]);
}

/** The place as the address keeps it, `12` or `a.3`. */
export function textOf({ line, at }: Place): string {
  return line === null ? String(at) : `${line}.${at}`;
}

export function placeIn(text: string | null): Place | null {
  const found = /^(?:([a-z]{1,4})\.)?(\d{1,5})$/.exec(text ?? "");
  return found && { line: found[1] ?? null, at: Number(found[2]) };
}

/** The steps of the game in a record: `0 bid 3`; what comes before them, draws and what a study adds are other lines. */
export function stepsIn(record: string): string[] {
  return record.split(/\r?\n/).filter((line) => /^\d \S/.test(line));
}
