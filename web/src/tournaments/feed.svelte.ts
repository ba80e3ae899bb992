/** A tournament that is looked at: polled, shown when something has changed, with the server's clock. */
import type { EveningInfo, EveningTable } from "$messages";
import { api, type TournamentCommand, Refused } from "$src/net/api";
import { showRefusal } from "$src/i18n/errors";
import { personName } from "$src/i18n/seats";
import { t } from "$src/i18n/words.svelte";

export const BOT = -1;
const TICK_MILLISECONDS = 500;

export class Feed {
  info = $state.raw<EveningInfo | null>(null);
  /** Why there is nothing to see. */
  gone = $state<string | null>(null);
  busy = $state(false);
  /** The server's clock in seconds. */
  now = $state(0);
  #offset = 0;
  #timers: ReturnType<typeof setInterval>[] = [];
  #asking = false;

  constructor(
    readonly id: string,
    readonly milliseconds: number,
  ) {}

  /** Looks until the function that it returns is called. */
  look(): () => void {
    const ask = () => !document.hidden && void this.refresh();
    void this.refresh();
    this.#timers = [setInterval(ask, this.milliseconds), setInterval(() => this.#tick(), TICK_MILLISECONDS)];
    document.addEventListener("visibilitychange", ask);
    return () => {
      this.#timers.forEach(clearInterval);
      document.removeEventListener("visibilitychange", ask);
    };
  }

  #tick(): void {
    this.now = Date.now() / 1000 + this.#offset;
  }

  async refresh(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      const found = await api.tournament(this.id);
      const before = this.info;
      if (before?.version !== found.version || JSON.stringify(before.you) !== JSON.stringify(found.you)) {
        if (before?.you.now !== found.you.now) this.#offset = found.you.now - Date.now() / 1000;
        this.info = found;
        this.#tick();
      }
    } catch (error) {
      if (error instanceof Refused && error.code === "no-evening") this.gone = error.code;
      // else it stays as it is until the server answers again
    } finally {
      this.#asking = false;
    }
  }

  /** Does something and shows what came of it. */
  async do(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await work().catch(showRefusal);
    await this.refresh();
    this.busy = false;
  }

  direct(command: TournamentCommand): Promise<void> {
    return this.do(() => api.directTournament(this.id, command));
  }

  /** Seconds until the next round begins; null if nobody can say. */
  get left(): number | null {
    const at = this.info?.next_at ?? null;
    return at === null ? null : Math.max(0, Math.round(at - this.now));
  }
}

/** The name of a player of a tournament. */
export function nameOf(info: EveningInfo, player: number): string {
  if (player === BOT) return t("evening-bot");
  return personName(info.players[player]?.name ?? "");
}

/** A stretch of time as a clock shows it. */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What a round, or a table of it, is called. */
export function stageName(stage: string, number: number): string {
  return stage === "semifinal" || stage === "final" || stage === "third" ? t(`evening-stage-${stage}`) : t("evening-round", { number });
}

/** The points of a player in a round; null without any. */
export function pointsIn(info: EveningInfo, round: number, player: number): number | null {
  const one = info.played[round];
  if (!one) return null;
  if (one.byes.includes(player)) return 12;
  const table = tableWith(one.tables, player);
  return table?.points[table.seats.indexOf(player)] ?? null;
}

export function tableWith(tables: readonly EveningTable[], player: number): EveningTable | undefined {
  return tables.find(({ seats }) => seats.includes(player));
}
