/** Chances as people read them. */
import { language } from "./words.svelte";

/** A chance to win: `54 %`. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(chance);
}

/** A small chance or a difference, with a digit more where it is small: `1.2 %`. */
export function fine(chance: number): string {
  const digits = Math.abs(chance) < 0.0995 ? 1 : 0;
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: digits }).format(chance);
}

/** A move up or down: `+12 %`. */
export function points(by: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(by);
}
