/** Light, dark, or as the system says. */
import { remember, remembered } from "./storage";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class Chosen {
  theme = $state<Theme>("system");
}

const chosen = new Chosen();

function show(theme: Theme): void {
  chosen.theme = theme;
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function prepareTheme(): void {
  const before = remembered("theme");
  show(THEMES.find((theme) => theme === before) ?? "system");
}

export function theme(): Theme {
  return chosen.theme;
}

/** Whether it is dark now, by choice or by the system's. */
export function isDark(): boolean {
  return chosen.theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : chosen.theme === "dark";
}

export function chooseTheme(theme: Theme): void {
  remember("theme", theme);
  show(theme);
}
