/** Whose turn it is and what to do, in one sentence. */
import type { SeatInfo, Words } from "$src/core/game";
import type { View } from "./declared";
import { slug } from "./pieces";
import { stepsOf } from "./steps";

const PLAIN = new Set(["move", "kill again", "sacred", "market again", "keep"]);

export function task(view: View, seat: number | null, legal: readonly string[], seats: readonly SeatInfo[]): Words {
  const acting = view.to_act[0] ?? view.active;
  const name = acting === null ? "" : (seats[acting]?.name ?? "");
  if (seat === null || !legal.length || !view.to_act.includes(seat)) {
    if (view.over || !name) return { id: "ft-task-over" };
    return { id: view.phase === "bid" ? "ft-task-wait-bid" : "ft-task-wait", args: { name } };
  }
  const own = view.seats[seat];
  if (PLAIN.has(view.phase)) return { id: `ft-task-${slug(view.phase)}` };
  switch (view.phase) {
    case "bid":
      return { id: "ft-task-bid", args: { gold: own?.gold ?? 0 } };
    case "sow":
      return { id: "ft-task-sow", args: { number: Object.values(view.hand).reduce((sum, count) => sum + count, 0) } };
    case "build":
      return { id: stepsOf(legal, "fakirs").length > 1 ? "ft-task-build" : "ft-task-build-alone" };
    case "kill":
      if (!stepsOf(legal, "kill").length && !stepsOf(legal, "murder").length) return { id: "ft-task-kill-nobody" };
      return { id: "ft-task-kill", args: { reach: view.reach ?? 0 } };
    case "market":
      if (!stepsOf(legal, "buy").length) return { id: "ft-task-market-poor" };
      return { id: (view.market?.cards ?? 1) > 1 ? "ft-task-large-market" : "ft-task-small-market" };
    case "place":
    case "lay":
      return { id: `ft-task-place-${view.piece?.piece ?? "palm"}`, args: { tile: view.piece?.tile ?? "" } };
    case "target":
      return { id: `ft-task-target-${view.power?.effect}-${view.power?.target}`, args: { djinn: view.power?.name ?? "" } };
    case "neighbour":
      return { id: `ft-task-neighbour-${view.piece?.piece ?? "palm"}`, args: { djinn: view.power?.name ?? "" } };
    default:
      return { id: own?.sale ? "ft-task-end-sell" : "ft-task-end" };
  }
}
