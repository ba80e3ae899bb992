/** The end of a game: what is counted. */
import type { View } from "./declared";

/** The thieves that a seat has in palaces, which decide between those with as many chests. */
export function thievesInside(view: View, seat: number): number {
  return view.palaces.reduce((sum, palace) => sum + (palace.thieves[seat] ?? 0), 0);
}

/** The chests are counted one by one, then the thieves. */
export function sources(view: View): number {
  return Math.max(0, ...view.seats.map(({ chests }) => chests)) + 1;
}
