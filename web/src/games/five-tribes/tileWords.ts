/** A tile for those who do not see it. */
import type { SeatInfo, Translate } from "$src/core/game";
import type { Tile } from "./declared";
import { slug } from "./pieces";

/** All that stands on a tile, and more: ids of words about it. */
export function inWords(tile: Tile, seats: readonly SeatInfo[], t: Translate, more: readonly string[]): string {
  const parts = [
    tile.tile,
    tile.kind ? t(`ft-kind-${slug(tile.kind)}`) : "",
    t("ft-worth", { points: tile.points }),
    t(`ft-ground-${tile.colour ?? "red"}`),
  ];
  for (const [colour, count] of Object.entries(tile.meeples)) parts.push(t("ft-some-tribe", { colour, number: count }));
  if (tile.camel !== null) parts.push(t("ft-camel-of", { name: seats[tile.camel]?.name ?? "" }));
  if (tile.palms) parts.push(t("ft-some-palms", { number: tile.palms }));
  if (tile.palaces) parts.push(t("ft-some-palaces", { number: tile.palaces }));
  return [...parts.filter(Boolean), ...more.map((id) => t(id))].join(", ");
}
