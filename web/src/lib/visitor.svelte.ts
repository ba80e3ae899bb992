/** The visitor as the server knows them. */
import { api } from "./api";

class Visitor {
  name = $state("");
}

export const visitor = new Visitor();
let entering: Promise<void> | null = null;

/** Gets an identity once, before anything that needs one. */
export function enter(): Promise<void> {
  entering ??= api.enter().then((me) => {
    visitor.name = me.name;
  });
  entering.catch(() => (entering = null));
  return entering;
}

export async function rename(name: string): Promise<void> {
  visitor.name = (await api.rename(name)).name;
}
