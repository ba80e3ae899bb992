/** The shape of each seat around (0, 0), about 20 wide: circle, square, triangle, diamond; never colour alone. */
export const SEAT_SHAPES = ["M0-9a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", "M-8-8H8V8H-8z", "M0-10 10 8H-10z", "M0-11 10 0 0 11-10 0z"] as const;

export function shapeOf(seat: number): string {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length] as string;
}

/** The colour of a seat, from the design tokens. */
export function colourOf(seat: number): string {
  return `var(--seat-${seat % SEAT_SHAPES.length})`;
}
