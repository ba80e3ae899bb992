/** The words of steps, taken apart and put together by a game's table of deeds (serai.engine.declarations.steps). */

/** A part of a deed: one of some names, a number, or any of some names; `usual` may be left unsaid. */
export interface PartForm {
  names?: readonly string[];
  low?: number;
  high?: number;
  subset?: readonly string[];
  usual?: string | number;
}

/** A deed: `{part}` stands for a value, and what stands in brackets is left out when all in it is usual. */
export interface DeedForm {
  deed: string;
  pattern: string;
  parts: Readonly<Record<string, PartForm>>;
}

/** Reads and writes the steps of one game. */
export interface DeedTable<S> {
  /** A step's name taken apart; null for words that are no step of this game. */
  read(name: string): S | null;
  /** The name of a step. */
  write(step: S): string;
}

type Value = string | number | string[];
type Values = Record<string, Value>;

const PART = /\{(\w+)\}/g;
const BRACKETS = /\[(.*)\]/;

export function table<S extends { deed: string }>(forms: readonly DeedForm[]): DeedTable<S> {
  const readers = forms.map((form) => ({ form, words: wordsOf(form), order: partsOf(form.pattern) }));
  return {
    read(name) {
      for (const { form, words, order } of readers) {
        const found = words.exec(name);
        const values = found && valuesOf(form, order, found.slice(1));
        if (values && order.every((part) => inRange(form.parts[part], values[part]))) return { deed: form.deed, ...values } as unknown as S;
      }
      return null;
    },
    write(step) {
      const values = step as unknown as Values;
      const form = forms.find(({ deed, parts }) => deed === step.deed && Object.keys(parts).every((part) => part in values));
      return form ? nameOf(form, values) : step.deed;
    },
  };
}

function partsOf(pattern: string): string[] {
  return [...pattern.matchAll(PART)].map(([, part]) => part as string);
}

/** What matches the names of a deed's steps, with a group for each part. */
function wordsOf(form: DeedForm): RegExp {
  const escaped = form.pattern.replace(/[.*+?^$()|\\]/g, "\\$&").replace(BRACKETS, "(?:$1)?");
  return new RegExp(`^${escaped.replace(PART, (_, part: string) => groupOf(form.parts[part]))}$`);
}

function groupOf(part: PartForm | undefined): string {
  const names = [...(part?.names ?? part?.subset ?? [])].sort((a, b) => b.length - a.length); // the longer one first
  const any = names.map((name) => name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  if (part?.subset) return `((?:${any})(?: (?:${any}))*)`;
  return part?.names ? `(${any})` : "(\\d+)";
}

function valuesOf(form: DeedForm, order: readonly string[], found: readonly (string | undefined)[]): Values {
  const values: Values = {};
  order.forEach((part, index) => {
    const word = found[index];
    if (word !== undefined) values[part] = valueOf(form.parts[part], word);
  });
  for (const part of order) values[part] ??= usualOf(form.parts[part], values);
  return values;
}

function valueOf(part: PartForm | undefined, word: string): Value {
  if (part?.subset) {
    const words = word.split(" ");
    return part.subset.filter((name) => words.includes(name.toLowerCase()));
  }
  return part?.names ? (part.names.find((name) => name.toLowerCase() === word) ?? word) : Number(word);
}

function inRange({ low, high }: PartForm = {}, value: Value | undefined): boolean {
  return typeof value !== "number" || (value >= (low ?? value) && value <= (high ?? value));
}

/** The usual value of a part; `{other}` is that of another part. */
function usualOf(part: PartForm | undefined, values: Values): Value {
  const usual = part?.usual ?? "";
  const other = typeof usual === "string" ? /^\{(\w+)\}$/.exec(usual)?.[1] : undefined;
  return other ? (values[other] ?? "") : usual;
}

function nameOf(form: DeedForm, values: Values): string {
  const unsaid = partsOf(BRACKETS.exec(form.pattern)?.[1] ?? "");
  const usual = unsaid.length > 0 && unsaid.every((part) => values[part] === usualOf(form.parts[part], values));
  const pattern = form.pattern.replace(BRACKETS, usual ? "" : "$1");
  return pattern.replace(PART, (_, part: string) => word(values[part] ?? ""));
}

function word(value: Value): string {
  return (Array.isArray(value) ? value.join(" ") : String(value)).toLowerCase();
}
