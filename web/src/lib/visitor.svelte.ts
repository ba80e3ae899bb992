/** The visitor as the server knows them. */
import { api } from "./api";

class Visitor {
  name = $state("");
  member = $state(false);
  /** What others call a member by in addresses. */
  handle = $state<string | null>(null);
  /** Whether the member looks after the house. */
  host = $state(false);
}

export const visitor = new Visitor();
let entering: Promise<void> | null = null;

/** Gets an identity once, before anything that needs one. */
export function enter(): Promise<void> {
  entering ??= api.enter().then((me) => {
    visitor.name = me.name;
    visitor.member = me.member;
    visitor.handle = me.handle;
    visitor.host = me.host;
  });
  entering.catch(() => (entering = null));
  return entering;
}

export async function rename(name: string): Promise<void> {
  visitor.name = (await api.rename(name)).name;
}

/** Learns anew who this is, after signing in or out. */
export function enterAgain(): Promise<void> {
  entering = null;
  return enter();
}
