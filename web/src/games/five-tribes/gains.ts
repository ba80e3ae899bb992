/** What a plan gives its seat: the difference between two views of the same table. */
import { CARDS, type Card, type View } from "./declared";

export interface Gains {
  gold: number;
  viziers: number;
  elders: number;
  control: string[];
  djinns: string[];
  cards: Partial<Record<Card, number>>;
  palms: string[];
  palaces: string[];
  points: number;
  rivals: { seat: number; points: number }[];
}

export function gains(before: View, after: View, seat: number): Gains | null {
  const old = before.seats[seat];
  const now = after.seats[seat];
  if (!old || !now) return null;
  const had = new Set(old.djinns.map(({ name }) => name));
  const cards: Gains["cards"] = {};
  for (const card of CARDS) {
    const more = (now.goods?.[card] ?? 0) - (old.goods?.[card] ?? 0);
    if (more) cards[card] = more;
  }
  const changed = (what: "palms" | "palaces") =>
    after.tiles.filter((tile, number) => tile[what] > (before.tiles[number]?.[what] ?? 0)).map(({ tile }) => tile);
  return {
    gold: (now.gold ?? 0) - (old.gold ?? 0),
    viziers: now.viziers - old.viziers,
    elders: now.elders - old.elders,
    control: after.tiles.filter((tile, number) => tile.camel === seat && before.tiles[number]?.camel !== seat).map(({ tile }) => tile),
    djinns: now.djinns.filter(({ name }) => !had.has(name)).map(({ name }) => name),
    cards,
    palms: changed("palms"),
    palaces: changed("palaces"),
    points: now.total - old.total,
    rivals: after.seats
      .map((player, number) => ({ seat: number, points: player.total - (before.seats[number]?.total ?? 0) }))
      .filter((rival) => rival.seat !== seat && rival.points !== 0),
  };
}
