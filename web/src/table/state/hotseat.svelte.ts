/** Several people at one screen: whose eyes are shown, and the curtain while the screen changes hands. */
import { remember, remembered } from "$src/core/storage";

/** The own seats at the table now, those of them that must choose, and whether the game goes on. */
export interface OwnSeats {
  own: readonly number[];
  acting: readonly number[];
  playing: boolean;
}

export class HotSeat {
  /** The seat whose eyes are shown; null: a spectator's. */
  eye = $state<number | null>(null);
  /** The own seat that waits behind the curtain. */
  curtain = $state<number | null>(null);
  curtainIsUsed = $state(remembered("curtain") !== "off");
  #hides: (seat: number) => boolean;

  /** `hides`: whether a seat sees what others at the same screen must not. */
  constructor(hides: (seat: number) => boolean) {
    this.#hides = hides;
  }

  /** Whose eyes: with several own seats, the one that must choose; the screen is covered before it changes hands. */
  choose({ own, acting, playing }: OwnSeats, first: boolean): void {
    if (this.eye === null || !own.includes(this.eye)) this.eye = own[0] ?? null;
    const next = acting[0];
    const passes = next !== undefined && !acting.includes(this.eye ?? -1);
    if (own.length < 2 || !playing || !this.curtainIsUsed || !own.some(this.#hides)) {
      this.curtain = null;
      if (passes) this.eye = next;
    } else if (first)
      this.curtain = next ?? this.eye; // nobody knows who has come to the screen
    else if (this.curtain !== null) this.curtain = acting.includes(this.curtain) ? this.curtain : (next ?? this.curtain);
    else if (passes) this.curtain = next;
  }

  /** The next person sits before the screen: their seat, if a curtain was there. */
  lift(): number | null {
    const seat = this.curtain;
    this.curtain = null;
    if (seat !== null) this.eye = seat;
    return seat;
  }

  use(use: boolean): void {
    this.curtainIsUsed = use;
    remember("curtain", use ? "on" : "off");
  }
}
