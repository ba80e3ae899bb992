/** The five tribes as figures of 20 by 26: the outline, and lines drawn over it. */
import art from "$art/games/five_tribes/art.json";
import type { Colour } from "./declared";

export interface Figure {
  /** The colour of the tribe, and of lines and letter over it. */
  fill: string;
  ink: string;
  /** The outline of robe and head. */
  body: string;
  /** Lines and things over it. */
  lines: string;
  /** Where the letter stands. */
  x: number;
  y: number;
}

/** A vizier with a tall turban, an elder with a beard and a staff, a merchant with a fez, a builder with a hammer, an assassin in a hood. */
export const FIGURES: Record<Colour, Figure> = art.figures;
