/** The desk of a study: the real board at any moment of a game, and what is chosen there is a variation. */
import type { StepSet, StudyPath } from "$messages";
import { type Anything, BoardDesk, NONE } from "$lib/desk.svelte";
import type { Advised, GameEvent, GameModule, Options, SeatInfo, Trail, Trial } from "$lib/game";
import type { Study } from "./study.svelte";

export class StudyDesk extends BoardDesk {
  #study: Study;

  constructor(study: Study) {
    super(study.stage);
    this.#study = study;
  }

  get game(): GameModule | null {
    return this.#study.game;
  }
  get box(): Anything {
    return this.#study.box;
  }
  get table(): string {
    return `study.${this.#study.id}`;
  }
  get view(): Anything {
    return this.#study.look?.view ?? null;
  }
  get seat(): number | null {
    return this.#study.chooser;
  }
  get legal(): readonly string[] {
    return this.#study.stage.scene ? NONE : (this.#study.look?.legal ?? NONE);
  }
  get sets(): readonly StepSet[] {
    return this.legal.length ? (this.#study.look?.sets ?? NONE) : NONE;
  }
  get options(): Options {
    return this.#study.info.options;
  }
  get seats(): readonly SeatInfo[] {
    return this.#study.seats;
  }
  override get events(): readonly GameEvent[] {
    return this.#study.events;
  }
  override get tick(): number {
    return this.#study.tick;
  }
  override get jump(): boolean {
    return this.#study.jump;
  }
  override get trail(): Trail<GameEvent> | null {
    return this.#study.trail;
  }
  override get advice(): Advised<Anything> | null {
    return this.#study.advice;
  }
  /** Names the position by its path, so that a plan that is kept comes back where it was made. */
  override get token(): number {
    let hash = 7;
    for (const letter of JSON.stringify(this.#study.path)) hash = (hash * 31 + letter.charCodeAt(0)) | 0;
    return hash;
  }

  play(steps: string | readonly string[]): Promise<boolean> {
    const seat = this.seat;
    return this.send(steps, async (wanted) => {
      if (seat !== null) await this.#study.play(seat, wanted);
    });
  }

  async tryOut(steps: readonly string[]): Promise<Trial<Anything>> {
    const { path, eyes } = this.#study;
    const seat = this.seat ?? 0;
    const tried: StudyPath = { moment: path?.moment ?? 0, steps: [...(path?.steps ?? []), ...steps.map((step) => `${seat} ${step}`)] };
    const found = await this.#study.lookAt(tried, eyes);
    const { view, legal, sets, events } = found;
    const passed = found.ended || !found.to_act.includes(seat);
    return { view, legal: passed ? [] : legal, sets: passed ? [] : sets, events, ended: passed };
  }
}
