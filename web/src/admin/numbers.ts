/** Amounts as the reader's language writes them. */
import { localeOf } from "$src/i18n/languages";
import { language } from "$src/i18n/words.svelte";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
const STEP = 1000;

/** So many bytes, in the unit that makes the number short. */
export function bytes(amount: number): string {
  let [value, unit] = [amount, 0];
  while (Math.abs(value) >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const digits = unit > 0 && Math.abs(value) < 10 ? 1 : 0;
  const style = { style: "unit", unit: UNITS[unit] ?? "byte", unitDisplay: "short", maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(localeOf(language(), navigator.languages), style).format(value);
}

export function number(amount: number): string {
  return new Intl.NumberFormat(localeOf(language(), navigator.languages), { maximumFractionDigits: 1 }).format(amount);
}
