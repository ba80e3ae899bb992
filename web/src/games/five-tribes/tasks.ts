/** Whose turn it is and what to do, in one sentence. */
import type { SeatInfo, Words } from "$lib/game";
import { slug } from "./pieces";
import type { View } from "./types";

const PLAIN = new Set(["move", "kill again", "sacred", "market again"]);

export function task(view: View, seat: number | null, legal: readonly string[], seats: readonly SeatInfo[]): Words {
  const acting = view.to_act[0] ?? view.active;
  const name = acting === null || acting === undefined ? "" : (seats[acting]?.name ?? "");
  if (seat === null || !legal.length || !view.to_act.includes(seat)) {
    if (view.over || !name) return { id: "ft-task-over" };
    return { id: view.phase === "bid" ? "ft-task-wait-bid" : "ft-task-wait", args: { name } };
  }
  const own = view.seats[seat];
  const here = view.tiles.find(({ tile }) => tile === view.here);
  if (PLAIN.has(view.phase)) return { id: `ft-task-${slug(view.phase)}` };
  switch (view.phase) {
    case "bid":
      return { id: "ft-task-bid", args: { gold: own?.gold ?? 0 } };
    case "sow":
      return { id: "ft-task-sow", args: { number: Object.values(view.hand).reduce((sum, count) => sum + (count ?? 0), 0) } };
    case "build":
      return { id: "ft-task-build" };
    case "kill":
      return { id: "ft-task-kill", args: { reach: view.taken?.number ?? 0 } };
    case "market":
      return { id: here?.kind === "large market" ? "ft-task-large-market" : "ft-task-small-market" };
    case "place":
      return { id: here?.kind === "village" ? "ft-task-place-palace" : "ft-task-place-palm", args: { tile: view.here ?? "" } };
    case "lay":
      return { id: view.power?.name === "Bouraq" ? "ft-task-place-palace" : "ft-task-place-palm", args: { tile: view.power?.tile ?? "" } };
    case "target":
      return { id: `ft-task-target-${slug(view.power?.name ?? "leta")}` };
    case "neighbour":
      return { id: view.power?.name === "Lamia" ? "ft-task-lamia" : "ft-task-hagis" };
    case "keep":
      return { id: "ft-task-keep" };
    default:
      return { id: legal.some((step) => step.startsWith("sell ")) ? "ft-task-end-sell" : "ft-task-end" };
  }
}
