/** Shapes that go with colours: those of palaces and of domes. */
import art from "$art/games/bagdad/art.json";
import type { PalaceName, PalaceView } from "../declared";

/** How a palace is shown, at the table and in the box. */
export type Looks = Pick<PalaceView, "name" | "symbol" | "colour">;

/** The symbol of each palace in a box of 24: triangle, disc, square, star, rhomb, cross. */
export const SYMBOLS: Record<PalaceName, string> = art.symbols;

/** The dome of each palace in a box of 80 x 64; it stands on y = 64. */
export const DOMES: Record<PalaceName, string> = art.domes;

/** Whether dark ink reads better on a colour than light ink. */
export function wantsDarkInk(colour: string): boolean {
  const [r, g, b] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.2;
}
