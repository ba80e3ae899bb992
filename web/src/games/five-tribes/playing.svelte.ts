/** What happens at the table, piece by piece: meeples that fall, tiles that light up, gold that comes and goes. */
import type { Desk, Scene } from "$src/core/game";
import type { Box, GameEvent, Move, TileName, View } from "./declared";
import type { Flight } from "./Flights.svelte";

const FLIGHT = 340;
const REST = 40;
const PAUSE = 900;
const NOWHERE: ReadonlySet<TileName> = new Set();
const NOBODY: ReadonlyMap<number, number> = new Map();
const SEEN = ["bid", "kill", "summon", "power", "buy"]; // looked at for a while, though nothing flies

export class Playing {
  flights = $state.raw<Flight[]>([]);
  lit = $state.raw<ReadonlySet<TileName>>(NOWHERE);
  gold = $state.raw<ReadonlyMap<number, number>>(NOBODY);
  /** Whether what flies has arrived: until then the board shows the tiles as they were. */
  landed = $state(true);
  #flown = 0;
  #landing: (() => void) | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** Each meeple is heard as it falls, each higher than the one before. */
  #tocks: ReturnType<typeof setTimeout>[] = [];
  #desk: Desk<View, GameEvent, Box, Move>;

  constructor(desk: Desk<View, GameEvent, Box, Move>) {
    this.#desk = desk;
  }

  /** What flies has arrived. */
  land(): void {
    this.#landing?.();
  }

  /** Nothing glows any more. */
  clear(): void {
    this.lit = NOWHERE;
    this.gold = NOBODY;
  }

  /** Shows what happened; `own`: it was planned and seen already. How long it takes. */
  play({ events, still }: Scene<View, GameEvent>, own: boolean): number {
    this.land(); // what flew before has arrived: all of it is drawn at once
    if (still) return 0;
    const glowing = new Set<TileName>();
    const coins = new Map<number, number>();
    const flying: Flight[] = [];
    for (const event of events) {
      switch (event.event) {
        case "drop":
          if (!own)
            flying.push({ key: this.#flown++, colour: event.colour, from: event.start, to: event.tile, after: flying.length * FLIGHT });
          break;
        case "control":
        case "palm":
        case "palace":
        case "tribe":
        case "kill":
        case "meeple":
          if (event.tile) glowing.add(event.tile);
          break;
        case "gold":
          coins.set(event.seat, (coins.get(event.seat) ?? 0) + event.by);
      }
    }
    const length = Math.max(1, flying.length) * FLIGHT + REST;
    this.#landing = () => {
      clearTimeout(this.#waiting);
      this.#tocks.forEach(clearTimeout);
      this.#landing = null;
      this.flights = [];
      this.landed = true;
      this.lit = glowing.size ? glowing : NOWHERE;
      this.gold = coins.size ? coins : NOBODY;
    };
    if (flying.length) {
      this.flights = flying;
      this.landed = false;
      const land = this.#landing;
      this.#waiting = setTimeout(land, length + REST); // when the scene is over, or here if it stays for longer
    } else this.land();
    if (own) return 0;
    const last = events.at(-1)?.event;
    this.#tocks = flying.map(({ after }, number) => setTimeout(() => this.#desk.sound("tock", number), after + FLIGHT));
    if (flying.length) this.#desk.sound("card");
    else if (coins.size) this.#desk.sound("coin");
    else if (last === "buy" || last === "summon") this.#desk.sound("card");
    if (flying.length || events.some(({ event }) => event === "take")) return length;
    return glowing.size || events.some(({ event }) => SEEN.includes(event)) ? PAUSE : 0;
  }
}
