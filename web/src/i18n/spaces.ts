/** Spaces that must not break, put in once for every text of a language: the Fluent files are written with plain ones. */

export const NARROW = "\u202f";
export const FIXED = "\u00a0";

/** Where a language does not break a line: what is looked for, and what stands there instead. */
export type SpaceRules = readonly (readonly [RegExp, string])[];

/** A text with the spaces that its language does not break a line at. */
export function withFixedSpaces(rules: SpaceRules, text: string): string {
  return rules.reduce((written, [plain, fixed]) => written.replace(plain, fixed), text);
}
