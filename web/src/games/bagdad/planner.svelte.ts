/** The plan of a turn in the hands of a player: guards in the air, ways to pay, a guard about to be posted. */
import type { Desk } from "$src/core/game";
import { Plan } from "$src/board/plan.svelte";
import { handOf, ledger, type LedgerLine } from "./plan";
import { goalsOf, type Lifted, offersAt, offersOf, vainStep } from "./steps";
import { type Box, DEEDS, type GameEvent, type PalaceName, type View } from "./declared";

export class Planner extends Plan<View, GameEvent> {
  /** A guard in the air, looking for a place. */
  lifted = $state.raw<Lifted | null>(null);
  /** Ways to pay for the step that was pointed at, when there are several. */
  payments = $state.raw<string[]>([]);
  /** The palace of a guard that is about to be posted, and its kind. */
  post = $state<PalaceName | null>(null);
  #neutralPost = $state(false);

  mine = $derived.by(() => this.active && this.desk.view.turn_of === this.desk.seat);
  offers = $derived.by(() => offersOf(this.legal));
  goals = $derived.by(() => (this.lifted ? goalsOf(this.legal, this.lifted) : null));
  entries = $derived.by((): LedgerLine[] => {
    const { view, seat } = this.desk;
    const hand = handOf(view.seats[seat ?? -1]);
    return hand ? ledger(hand, this.steps, this.trial?.events ?? []) : [];
  });
  wins = $derived.by(() => this.trial?.view.over ?? false);
  neutralPost = $derived.by(() => {
    const own = this.desk.view.seats[this.desk.seat ?? -1];
    if (!own?.neutrals_left) return false;
    return own.guards_left === 0 || this.#neutralPost;
  });
  canCarry = $derived.by(() => this.lifted?.guard === "own" && offersAt(this.offers, this.lifted.from).carry);

  constructor(desk: Desk<View, GameEvent, Box>) {
    super(desk);
  }

  putBack(): void {
    this.lifted = null;
    this.payments = [];
    this.post = null;
    this.peekAt(null);
  }

  override async add(...steps: string[]): Promise<boolean> {
    this.putBack();
    const added = await super.add(...steps);
    if (added) this.#reconsider();
    return added;
  }

  override async remove(number: number): Promise<number> {
    this.putBack();
    const fallen = await super.remove(number);
    this.#reconsider();
    return fallen;
  }

  override async takeBack(): Promise<boolean> {
    return this.steps.length > 0 && (await this.remove(this.steps.length - 1)) === 0;
  }

  /** Plans the only way to pay, or asks for one. */
  async choose(ways: readonly string[]): Promise<boolean> {
    if (ways.length > 1) {
      this.payments = [...ways];
      return false;
    }
    return ways[0] ? this.add(ways[0]) : false;
  }

  /** Whoever was quicker than the answer keeps what they hold, if it is still possible after the change. */
  #reconsider(): void {
    this.payments = this.payments.filter((step) => this.legal.includes(step));
    if (!this.lifted) return;
    const offer = offersAt(this.offers, this.lifted.from);
    if (this.lifted.guard === "neutral" ? !offer.neutral : !(this.lifted.carry ? offer.carry : offer.own)) this.lifted = null;
  }

  lift(guard: Lifted["guard"], from: PalaceName): boolean {
    const offer = offersAt(this.offers, from);
    this.putBack();
    if (guard === "own" ? !offer.own && !offer.carry : !offer.neutral) return false;
    this.lifted = { guard, from, carry: guard === "own" && !offer.own };
    return true;
  }

  carry(with_: boolean): void {
    if (this.lifted && this.canCarry) this.lifted = { ...this.lifted, carry: with_ };
    this.payments = [];
  }

  /** The rules say why nothing is possible at this palace. */
  explainAt(palace: PalaceName): Promise<void> {
    return this.explain(vainStep(palace, this.lifted));
  }

  choosePost(neutral: boolean): void {
    this.#neutralPost = neutral;
  }

  postStep(palace: PalaceName): string {
    return DEEDS.write({ deed: this.neutralPost ? "neutral guard" : "guard", palace });
  }

  /** Plays the plan, and then the step that ends the turn. */
  override send(...end: string[]): Promise<boolean> {
    this.putBack();
    return super.send(...end);
  }
}
