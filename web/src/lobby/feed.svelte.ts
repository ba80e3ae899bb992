/** The lobby as it is now, pushed by the server: public tables, one's own tables and one's quick match. One connection for all who follow it. */
import type { FromLobby, Seek, TableLine, Wish } from "$messages";
import { Refused } from "$src/net/api";
import { noteAwaited } from "$src/core/waiting.svelte";
import { waitBefore } from "$src/net/connection.svelte";
import { forget, remember, remembered } from "$src/core/storage";
import { showRefusal } from "$src/i18n/errors";
import { enter } from "$src/core/visitor.svelte";

const LISTED = 100; // tables in a list; of more the server tells the number alone
const HIDDEN_MILLISECONDS = 20_000; // a page that nobody sees hangs up, unless it waits for a game

class Lobby {
  /** Public tables; null until they are known. */
  tables = $state.raw<TableLine[] | null>(null);
  /** One's own tables, the latest first; null until they are known. */
  mine = $state.raw<TableLine[] | null>(null);
  wishes = $state.raw<Wish[]>([]);
  /** Whether the server keeps ratings. */
  levels = $state(false);
  seek = $state.raw<Seek | null>(null);
  /** When that was told: its times run from there. */
  told = $state(0);
  /** At how many tables one is awaited. */
  awaited: number = $derived((this.mine ?? []).filter(({ awaited }) => awaited).length);
  live = $state(false);
  #followers = 0;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiding: ReturnType<typeof setTimeout> | undefined;

  /** Whether a quick match was looked for when the page was last open. */
  get expects(): boolean {
    return this.seek !== null || remembered("seeking") !== null;
  }

  /** Stays connected until the function that is returned is called. */
  follow(): () => void {
    if (this.#followers++ === 0) {
      document.addEventListener("visibilitychange", this.#look);
      addEventListener("online", this.#look);
      void this.#open();
    }
    let left = false;
    return () => {
      if (left) return;
      left = true;
      if (--this.#followers > 0) return;
      document.removeEventListener("visibilitychange", this.#look);
      removeEventListener("online", this.#look);
      this.#hangUp();
    };
  }

  /** Takes what the server says of one's own wish. */
  take(seek: Seek | null): void {
    this.seek = seek;
    this.told = performance.now();
    if (seek) remember("seeking", "1");
    else forget("seeking");
  }

  #look = (): void => {
    clearTimeout(this.#hiding);
    if (document.visibilityState === "visible") {
      if (!this.#socket) {
        this.#attempt = 0;
        void this.#open();
      }
    } else if (!this.seek) this.#hiding = setTimeout(() => this.#hangUp(), HIDDEN_MILLISECONDS);
  };

  #hangUp(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.live = false;
    if (!socket) return;
    // a browser complains of a connection that ends before it has begun
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  async #open(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await enter();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#again();
      return;
    }
    if (this.#socket || !this.#followers) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/live`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => socket === this.#socket && this.#hear(JSON.parse(event.data));
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      this.live = false;
      this.#again();
    };
  }

  #again(): void {
    clearTimeout(this.#timer);
    if (this.#followers && (document.visibilityState === "visible" || this.seek))
      this.#timer = setTimeout(() => void this.#open(), waitBefore(this.#attempt++, Math.random()));
  }

  #hear(message: FromLobby): void {
    this.live = true;
    this.#attempt = 0;
    if (message.type === "tables") this.#takeTables(message.whole, message.tables, message.gone);
    else if (message.type === "mine") {
      this.mine = message.tables.filter(({ stage }) => stage !== "closed");
      if (message.tables.length < LISTED) noteAwaited(this.awaited);
    } else if (message.type === "wishes") {
      this.wishes = message.wishes;
      this.levels = message.levels;
      // all is told by now: a wish of before that was not told is over
      if (this.seek === null) forget("seeking");
    } else if (message.type === "seek") this.take(message.seek);
    else showRefusal(Refused.of(message));
  }

  #takeTables(whole: boolean, tables: readonly TableLine[], gone: readonly string[]): void {
    const known = whole ? [] : (this.tables ?? []);
    const changed = new Set([...gone, ...tables.map(({ id }) => id)]);
    const all = [...known.filter(({ id }) => !changed.has(id)), ...tables];
    this.tables = all.sort((one, other) => other.updated - one.updated);
  }
}

export const lobby = new Lobby();
