/** A live connection to one table: it comes back by itself, and what was not answered is sent again. */
import { PROTOCOL, type Ack, type Change, type Command, type Problem, type Trial, type Try, type Update } from "$messages";
import { Refused } from "./api";
import { changedBy } from "./changes";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const QUIET_MILLISECONDS = 4000; // a socket that does not open in this time is tried anew
const ANSWER_MILLISECONDS = 15_000; // a socket that does not answer in this time is taken for dead

type Answer = Ack | Trial;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type CommandWords = Without<Command, "id">;
interface Unanswered {
  text: string;
  resolve: (answer: Answer) => void;
  reject: (error: Refused) => void;
}

/** How long to wait before the next attempt; a little chance keeps many browsers from coming back at once. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

/** An id that no other command of this visitor has; plain http pages have no randomUUID. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  /** Why there is nothing to connect to. */
  gone = $state("no-table");
  status = $state<"connecting" | "live" | "lost" | "gone" | "old">("connecting");
  #table: string;
  #socket: WebSocket | null = null;
  #shown: Update | null = null; // as it was told last: changes start from it
  #version: number | null = null;
  #seats: number[] = [];
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #unanswered = new Map<string, Unanswered>();
  #acknowledged: { ack: Ack; resolve: (ack: Ack) => void }[] = [];
  #update: (update: Update) => void;

  constructor(table: string, update: (update: Update) => void) {
    this.#table = table;
    this.#update = update;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#breakOff);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#breakOff);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close(1000); // a goodbye: who is cut off without one is called when the table waits for them
  }

  /** Sends a command once the connection allows it; the answer comes after it is stored, and after the update that shows it. */
  send(command: CommandWords): Promise<Ack> {
    return this.#ask(command) as Promise<Ack>;
  }

  /** Asks what would be after some steps. */
  tryOut(seat: number, token: number, steps: readonly string[], ahead = false): Promise<Trial> {
    return this.#ask({ type: "try", seat, token, steps: [...steps], ahead }) as Promise<Trial>;
  }

  #ask(words: CommandWords | Omit<Try, "id">): Promise<Answer> {
    const id = newId();
    const text = JSON.stringify({ ...words, id });
    return new Promise((resolve, reject) => {
      this.#unanswered.set(id, { text, resolve, reject });
      if (this.status === "live") this.#socket?.send(text);
      const socket = this.#socket;
      setTimeout(() => this.#unanswered.has(id) && socket === this.#socket && this.#breakOff(), ANSWER_MILLISECONDS);
    });
  }

  /** Gives up a socket that is probably dead; a new one comes. */
  #breakOff = (): void => {
    if (this.status === "live") this.#socket?.close();
  };

  #open(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.#table}/live`);
    this.#socket = socket;
    this.#timer = setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), QUIET_MILLISECONDS);
    socket.onopen = () => {
      clearTimeout(this.#timer);
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, version: this.#version, seats: this.#seats }));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => {
      clearTimeout(this.#timer);
      if (this.#closed || this.status === "gone" || this.status === "old" || socket !== this.#socket) return;
      this.status = "lost";
      this.#timer = setTimeout(() => this.#open(), waitBefore(this.#attempt++, Math.random()));
    };
  }

  #hurry = (): void => {
    if (this.status === "lost" && document.visibilityState === "visible") {
      this.#attempt = 0;
      this.#open();
    }
  };

  #hear(message: Update | Change | Ack | Problem | Trial): void {
    if (message.type === "update" || message.type === "change") {
      this.#show(message);
      return;
    }
    if (message.type === "error" && message.id === null) {
      if (message.code === "no-table" || message.code === "unreadable-table" || message.code === "sealed") {
        this.gone = message.code;
        this.status = "gone";
      } else if (message.code === "other-protocol") this.status = "old";
      return;
    }
    if (message.type === "ack") {
      this.#acknowledge(message);
      this.#tellAcks();
      return;
    }
    const waiting = this.#unanswered.get(message.id as string);
    if (!waiting) return;
    this.#unanswered.delete(message.id as string);
    if (message.type === "error") waiting.reject(Refused.of(message));
    else waiting.resolve(message);
  }

  #show(message: Update | Change): void {
    const update = message.type === "update" ? message : this.#shown && changedBy(this.#shown, message);
    if (!update) return;
    this.#shown = update;
    this.#version = update.version;
    this.#seats = update.table.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
    if (this.status !== "live") {
      this.status = "live";
      this.#attempt = 0;
      for (const { text } of this.#unanswered.values()) this.#socket?.send(text);
    }
    this.#update(update);
    for (const ack of update.acks) this.#acknowledge(ack);
    this.#tellAcks(update.since === null);
  }

  #acknowledge(ack: Ack): void {
    const waiting = this.#unanswered.get(ack.id);
    if (!waiting) return;
    this.#unanswered.delete(ack.id);
    this.#acknowledged.push({ ack, resolve: waiting.resolve });
  }

  /** Answers those whose command the last update shows: between an ack and its update the board would offer what is done. */
  #tellAcks(snapshot = false): void {
    const shown = ({ ack }: { ack: Ack }) => snapshot || ack.version <= (this.#version ?? 0); // other seats count other versions
    const told = this.#acknowledged.filter(shown);
    this.#acknowledged = this.#acknowledged.filter((waiting) => !told.includes(waiting));
    for (const { ack, resolve } of told) resolve(ack);
  }
}
