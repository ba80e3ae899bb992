/** Asking the server for complete moves. */
import type { Move } from "./types";

const TABLE = /^\/t\/([\w-]{22})/;

export interface Answer {
  allowed: boolean;
  moves: Move[];
}

/** The moves that an own seat could make at the table that the page shows; none if it cannot be asked. */
export async function movesOf(seat: number): Promise<Answer> {
  const table = TABLE.exec(location.pathname)?.[1];
  if (!table) return { allowed: false, moves: [] };
  try {
    const answer = await fetch(`/api/tables/${table}/moves?seat=${seat}`);
    return answer.ok ? ((await answer.json()) as Answer) : { allowed: true, moves: [] };
  } catch {
    return { allowed: true, moves: [] };
  }
}
