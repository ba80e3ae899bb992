/** Several people at one screen: whose eyes are shown, and the curtain while the screen changes hands. */
import { remember, remembered } from "./memory";

const CURTAIN_MILLISECONDS = 120; // a board gets this long to ask for more time before the curtain

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
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld: () => boolean;

  /** `isHeld`: whether the board still shows something to the one who sits there. */
  constructor(isHeld: () => boolean) {
    this.#isHeld = isHeld;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Whose eyes: with several own seats, the one that must choose; the screen is covered before it changes hands. */
  choose({ own, acting, playing }: OwnSeats, first: boolean): void {
    clearTimeout(this.#timer);
    if (this.eye === null || !own.includes(this.eye)) this.eye = own[0] ?? null;
    const next = acting[0];
    const passes = next !== undefined && !acting.includes(this.eye ?? -1);
    if (own.length < 2 || !playing || !this.curtainIsUsed) {
      this.curtain = null;
      if (passes) this.eye = next;
    } else if (first)
      this.curtain = next ?? this.eye; // nobody knows who has come to the screen
    else if (this.curtain !== null) this.curtain = acting.includes(this.curtain) ? this.curtain : (next ?? this.curtain);
    else if (passes) this.#drop(next);
  }

  /** Covers the screen, after what the board still shows to the one who sits there. */
  #drop(seat: number): void {
    this.#timer = setTimeout(() => {
      if (this.#isHeld()) this.#drop(seat);
      else this.curtain = seat;
    }, CURTAIN_MILLISECONDS);
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
