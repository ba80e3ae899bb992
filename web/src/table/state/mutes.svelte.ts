/** People whom this browser does not want to hear, at whatever table: known as everybody knows them, never by their name alone. */
import { remember, remembered } from "$src/core/storage";

export interface Muted {
  by: string;
  name: string;
}

const MOST = 200; // the oldest are heard again

function read(): Muted[] {
  try {
    const found: unknown = JSON.parse(remembered("mutes") ?? "[]");
    const isMute = (one: unknown): one is Muted =>
      typeof one === "object" && one !== null && "by" in one && typeof one.by === "string" && "name" in one && typeof one.name === "string";
    return Array.isArray(found) ? found.filter(isMute) : [];
  } catch {
    return [];
  }
}

class Mutes {
  list = $state.raw<Muted[]>(read());
}

const mutes = new Mutes();

function keep(list: Muted[]): void {
  mutes.list = list.slice(-MOST);
  remember("mutes", JSON.stringify(mutes.list));
}

export function mutedPeople(): readonly Muted[] {
  return mutes.list;
}

/** Whether two marks are one person's: who becomes a member has another first letter. */
const isSame = (one: string, other: string) => one.slice(1) === other.slice(1);

export function isMuted(by: string | null): boolean {
  return by !== null && mutes.list.some((one) => isSame(one.by, by));
}

export function mute(by: string, name: string): void {
  keep([...mutes.list.filter((one) => !isSame(one.by, by)), { by, name }]);
}

export function unmute(by: string): void {
  keep(mutes.list.filter((one) => !isSame(one.by, by)));
}
