/** Single keys as short cuts; they can be switched off, for those who speak or type by accident. */
import { remember, remembered } from "./storage";

class Switch {
  on = $state(remembered("keys") !== "off");
}

const state = new Switch();

export function keysAreOn(): boolean {
  return state.on;
}

export function switchKeys(on: boolean): void {
  state.on = on;
  remember("keys", on ? "on" : "off");
}

/** The key of a short cut; null while somebody types, a dialog is open, or the board took the key. */
export function shortcut(event: KeyboardEvent): string | null {
  if (!state.on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as Element | null;
  if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
