/** Values that come anew with each update, mostly with what was there before: whoever shows them need only look at what changed. */

/** A value with every part of the one before that says the same; all of the one before if nothing changed. Plain JSON only. */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || !isThing(before) || !isThing(now)) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const parts: unknown[] = now.map((part, number) => shared(before[number], part));
    return (parts.length === before.length && parts.every((part, number) => part === before[number]) ? before : parts) as T;
  }
  if (Array.isArray(before)) return now;
  const names = Object.keys(now);
  const parts: Record<string, unknown> = {};
  let changed = names.length !== Object.keys(before).length;
  for (const name of names) {
    parts[name] = shared(before[name], now[name]);
    changed ||= parts[name] !== before[name] || !(name in before);
  }
  return (changed ? parts : before) as T;
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
