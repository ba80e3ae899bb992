/** How fast the moves of the others are shown on this device. */
import { remember, remembered } from "$src/core/storage";

export const SPEEDS = ["slow", "normal", "instant", "step"] as const;
export type Speed = (typeof SPEEDS)[number];

const SLOWER = 2.2;
const LOOK_MILLISECONDS = 1600; // that a move which does not move is looked at, where it should be slow

function known(word: string | null): Speed {
  return SPEEDS.find((speed) => speed === word) ?? "normal";
}

class Chosen {
  speed = $state<Speed>(known(remembered("speed")));
}

const chosen = new Chosen();

export function speed(): Speed {
  return chosen.speed;
}

export function chooseSpeed(wanted: Speed): void {
  chosen.speed = wanted;
  remember("speed", wanted);
}

/** The next speed in turn, for a single key. */
export function nextSpeed(): Speed {
  chooseSpeed(SPEEDS[(SPEEDS.indexOf(chosen.speed) + 1) % SPEEDS.length] ?? "normal");
  return chosen.speed;
}

/** How long a rival's move of so many milliseconds is shown; null: until somebody asks for the next one. */
export function lengthAt(speed: Speed, milliseconds: number): number | null {
  if (speed === "instant") return 0;
  if (speed === "step") return null;
  return speed === "slow" ? Math.max(LOOK_MILLISECONDS, milliseconds * SLOWER) : milliseconds;
}
