/** What a fist holds, read off the name of a step and written back. */
import { DEEDS, type PersonName } from "./declared";

/** The coins of a step; a thief shows none. */
export function coinsOf(step: string): number {
  const read = DEEDS.read(step);
  return read?.deed === "bid" ? read.coins : 0;
}

export function isThief(step: string): boolean {
  return DEEDS.read(step)?.deed === "thief";
}

/** The step that shows so many coins. */
export function bid(coins: number): string {
  return DEEDS.write(coins > 0 ? { deed: "bid", coins } : { deed: "pass" });
}

/** A person's name as words use it. */
export function key(person: PersonName): string {
  return person.replace(" ", "-");
}
