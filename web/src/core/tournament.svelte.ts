/** The tournament that the visitor plays in, stored on this device: every page says when their table is ready. */
import { remember, remembered } from "./storage";

class CurrentTournament {
  id = $state(remembered("evening") || null);
}

export const myTournament = new CurrentTournament();

export function follow(id: string | null): void {
  myTournament.id = id;
  remember("evening", id ?? "");
}
