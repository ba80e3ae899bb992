/** Shapes that go with colours: those of seats, of palaces and of domes. */
import type { PalaceName, PalaceView } from "../declared";

/** How a palace is shown, at the table and in the box. */
export type Looks = Pick<PalaceView, "name" | "symbol" | "colour">;

/** Circle, square, triangle, diamond in a box of 24. */
export const SEAT_SHAPES = [
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  "M4 4h16v16H4z",
  "M12 3 22 20.500H2z",
  "M12 1.500 22 12 12 22.500 2 12z",
];

/** The symbol of each palace in a box of 24: triangle, disc, square, star, rhomb, cross. */
export const SYMBOLS: Record<PalaceName, string> = {
  red: "M12 3 22 21H2z",
  blue: "M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19z",
  green: "M3.500 3.500h17v17h-17z",
  yellow: "M12 1.500l3.100 7 7.600.7-5.700 5 1.700 7.500L12 17.700l-6.700 4 1.700-7.500-5.700-5 7.600-.7z",
  purple: "M12 1 20.500 12 12 23 3.500 12z",
  white: "M8.500 2.500h7v6h6v7h-6v6h-7v-6h-6v-7h6z",
};

/** The dome of each palace in a box of 80 x 64; it stands on y = 64. */
export const DOMES: Record<PalaceName, string> = {
  red: "M12 64C2 48 14 34 28 26 35 22 39 16 40 8 41 16 45 22 52 26 66 34 78 48 68 64z",
  blue: "M10 64V50a30 30 0 0 1 60 0V64z",
  green: "M14 64V46C14 36 26 24 40 14 54 24 66 36 66 46V64z",
  yellow: "M16 64C6 52 10 38 22 34 20 24 30 18 36 16 39 14 40 10 40 6 40 10 41 14 44 16 50 18 60 24 58 34 70 38 74 52 64 64z",
  purple: "M18 64C8 56 8 44 16 38 24 31 34 28 36 20L40 8 44 20C46 28 56 31 64 38 72 44 72 56 62 64z",
  white: "M10 64V52C10 44 18 38 24 37 24 26 32 20 40 18 48 20 56 26 56 37 62 38 70 44 70 52V64z",
};

/** Whether dark ink reads better on a colour than light ink. */
export function wantsDarkInk(colour: string): boolean {
  const [r, g, b] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.2;
}
