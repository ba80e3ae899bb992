/** Changes of the live protocol: how a piece of JSON that one has differs from the new one. */
import type { Change, Update } from "$messages";

/** `[path, value]`: another value at a path of keys and places; `[path]`: that key is gone; the path `[]` is the whole. */
type Step = readonly unknown[];
type Part = Record<string | number, unknown>;

/** A new value with the changes made; what did not change is shared with the old one, which stays as it is. */
export function applied<T>(value: T, changes: readonly Step[]): T {
  const own = new Set<unknown>(); // parts that are new, so that they may be written to
  const writable = (part: unknown): Part => {
    if (own.has(part)) return part as Part;
    const copy = (Array.isArray(part) ? [...(part as unknown[])] : { ...(part as Part) }) as Part;
    own.add(copy);
    return copy;
  };
  let whole: unknown = value;
  for (const change of changes) {
    const path = change[0] as (string | number)[];
    const last = path.at(-1);
    if (last === undefined) {
      whole = change[1];
      continue;
    }
    whole = writable(whole);
    let part = whole as Part;
    for (const key of path.slice(0, -1)) {
      part[key] = writable(part[key]);
      part = part[key] as Part;
    }
    if (change.length > 1) part[last] = change[1];
    else Reflect.deleteProperty(part, last);
  }
  return whole as T;
}

/** The update that a change makes of the one before. */
export function changedBy(update: Update, change: Change): Update {
  const { version, since, happened, acks } = change;
  return {
    ...update,
    version,
    since,
    happened,
    acks,
    you: change.you ?? update.you,
    table: applied(update.table, change.table),
    perspectives: update.perspectives.map((before, index) => {
      const now = change.perspectives[index];
      if (!now) throw new Error("A change does not fit what it changes.");
      return { ...before, ...now, view: applied(before.view, now.view.flat()) };
    }),
  };
}
