/** Figures that the pictures from Python show too: both read the same files, so that there is one drawing of each. */
import common from "$art/engine/art.json";

/** The attributes of a path, circle, ellipse or rectangle. A colour is written out, a token's name (gold) or given by whoever draws ($seat). */
export type Part = Readonly<Record<string, string | number | undefined>>;
export type Figure = readonly Part[];

/** Circle, square, triangle, diamond in a box of 24. */
export const SEAT_SHAPES: readonly string[] = common.seats;

const COLOURS = ["fill", "stroke"];

export function tagOf(part: Part): string {
  return "d" in part ? "path" : "width" in part ? "rect" : "rx" in part ? "ellipse" : "circle";
}

/** A part with its colours as CSS knows them. */
export function painted(part: Part, given: Readonly<Record<string, string>>): Part {
  const own = COLOURS.filter((name) => name in part).map((name) => [name, colour(String(part[name]), given)]);
  return { ...part, ...Object.fromEntries(own) };
}

function colour(name: string, given: Readonly<Record<string, string>>): string {
  if (name.startsWith("$")) return given[name.slice(1)] ?? "none";
  return name === "none" || name.startsWith("#") ? name : `var(--${name})`;
}
