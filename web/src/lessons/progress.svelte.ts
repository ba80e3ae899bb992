/** Which scenes somebody has done, kept on this device. */
import { remember, remembered } from "$src/core/storage";

const KEY = "lessons";

function kept(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(remembered(KEY) ?? "{}");
    if (!found || typeof found !== "object") return {};
    const lists = Object.entries(found).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
    return Object.fromEntries(lists);
  } catch {
    return {}; // nothing of ours
  }
}

class Progress {
  done = $state.raw(kept());
}

const progress = new Progress();

export function isDone(lesson: string, scene: string): boolean {
  return progress.done[lesson]?.includes(scene) ?? false;
}

export function note(lesson: string, scene: string): void {
  if (isDone(lesson, scene)) return;
  progress.done = { ...progress.done, [lesson]: [...(progress.done[lesson] ?? []), scene] };
  remember(KEY, JSON.stringify(progress.done));
}

/** Whether nobody has learned anything here yet. */
export function isNew(): boolean {
  return Object.keys(progress.done).length === 0;
}
