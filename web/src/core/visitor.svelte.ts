/** The visitor as the server knows them. */
import { api, door } from "$src/net/api";

class Visitor {
  name = $state("");
  member = $state(false);
  /** What others call a member by in addresses. */
  handle = $state<string | null>(null);
  /** Whether the member is an admin of this server. */
  host = $state(false);
  /** Whether this server is for members only, and the visitor is none. */
  locked = $state(false);
  /** The address at which the door stays in sight though one may come in: there is something to keep that is shown once. */
  lingersAt = $state<string | null>(null);
}

export const visitor = new Visitor();
door.locked = () => (visitor.locked = true);
let entering: Promise<void> | null = null;

/** Gets an identity once, before anything that needs one. */
export function enter(): Promise<void> {
  entering ??= api.enter().then((me) => {
    visitor.name = me.name;
    visitor.member = me.member;
    visitor.handle = me.handle;
    visitor.host = me.host;
    visitor.locked = me.locked;
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
