import art from "$art/games/bakschisch/art.json";

/** The shape of each seat around (0, 0), about 20 wide: circle, square, triangle, diamond; never colour alone. */
export const SEAT_SHAPES: readonly string[] = art.seats;

export function shapeOf(seat: number): string {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length] as string;
}

/** The colour of a seat, from the design tokens. */
export function colourOf(seat: number): string {
  return `var(--seat-${seat % SEAT_SHAPES.length})`;
}
