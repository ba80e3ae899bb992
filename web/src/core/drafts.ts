/** An unfinished plan as a device keeps it: a table's and a seat's own, together with the position that it is for. */
import { forget, remember, remembered } from "./storage";

export interface Kept {
  token: number;
  steps: string[];
  ahead: boolean;
}

/** What a plan is kept for. */
interface Place {
  readonly table: string;
  readonly seat: number | null;
  readonly token: number;
}

export const placeOf = (table: string, seat: number | null) => `plan.${table}.${seat}`;

/** An unfinished plan as this device kept it, if it is one. */
export function draftOf(text: string | null): Kept | null {
  try {
    const { token, steps, ahead = false } = JSON.parse(text ?? "null") as { token: number; steps: string[]; ahead?: boolean };
    return steps.length && steps.every((step) => typeof step === "string") ? { token, steps, ahead } : null;
  } catch {
    return null; // nothing, or nothing of ours
  }
}

/** Keeps a plan on this device alone; without steps there is none. */
export function keepHere({ table, seat, token }: Place, steps: readonly string[]): void {
  if (steps.length) remember(placeOf(table, seat), JSON.stringify({ token, steps }));
  else forget(placeOf(table, seat));
}

/** The plan that this device keeps for a position; one for another position is forgotten. */
export function keptHere({ table, seat, token }: Place): readonly string[] | null {
  const kept = draftOf(remembered(placeOf(table, seat)));
  if (kept && kept.token !== token) forget(placeOf(table, seat));
  return kept?.token === token ? kept.steps : null;
}
