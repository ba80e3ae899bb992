/** Time on a clock as people write it: 4:05, 2:13:09, or days and hours in the reader's language. */
const HOUR = 3600;
const DAY = 24 * HOUR;

const two = (value: number) => String(value).padStart(2, "0");

const counted = (language: string, unit: string, value: number) =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(value);

export function clockText(seconds: number, language: string): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= DAY) {
    return `${counted(language, "day", Math.floor(whole / DAY))} ${counted(language, "hour", Math.floor((whole % DAY) / HOUR))}`;
  }
  const minutes = Math.floor((whole % HOUR) / 60);
  const rest = two(whole % 60);
  return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** How often a clock is drawn anew: long times need it rarely. */
export function untilNextSecond(left: number): number {
  return left > DAY ? 30_000 : 250;
}
