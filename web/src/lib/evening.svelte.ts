/** The evening that the visitor plays in, remembered on this device: every page tells when their table is ready. */
import { remember, remembered } from "./memory";

class Current {
  id = $state(remembered("evening") || null);
}

export const evening = new Current();

export function follow(id: string | null): void {
  evening.id = id;
  remember("evening", id ?? "");
}
