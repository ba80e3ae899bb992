/** Time on a clock as people write it: 4:05, 2:13:09, or days and hours. */
const HOUR = 3600;
const DAY = 24 * HOUR;

const two = (value: number) => String(value).padStart(2, "0");

export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= DAY) return `${Math.floor(whole / DAY)} d ${Math.floor((whole % DAY) / HOUR)} h`;
  const minutes = Math.floor((whole % HOUR) / 60);
  const rest = two(whole % 60);
  return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** How often a clock is drawn anew: long times need it rarely. */
export function untilNextSecond(left: number): number {
  return left > DAY ? 30_000 : 250;
}
