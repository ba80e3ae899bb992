/** Spaces that must not break, put in once for every text of a language: the Fluent files are written with plain ones. */
import type { Language } from "./game";

const NARROW = "\u202f";
const FIXED = "\u00a0";

/** A Fluent text with the spaces that its language does not break a line at. */
export function withFixedSpaces(language: Language, text: string): string {
  switch (language) {
    case "fr":
      return text
        .replace(/ ([;!?])/g, `${NARROW}$1`)
        .replace(/ ([:%»])/g, `${FIXED}$1`)
        .replace(/« /g, `«${FIXED}`);
    case "de":
      return text.replace(/ %/g, `${FIXED}%`);
    default:
      return text;
  }
}
