/** The geometry of a curve of ratings: pure numbers, for an SVG of any size. */
import type { CurvePoint } from "$messages";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Round numbers of points between which a curve and its doubt lie: the lowest, the highest and those between. */
export function scaleOf(points: readonly CurvePoint[]): number[] {
  const low = Math.min(...points.map((one) => one.points - one.doubt));
  const high = Math.max(...points.map((one) => one.points + one.doubt));
  const step = [50, 100, 200, 250, 500, 1000, 2000].find((one) => (high - low) / one <= 5) ?? 5000;
  const first = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - first) / step));
  return Array.from({ length: count + 1 }, (_, number) => first + number * step);
}

/** Where a game stands from left to right; all games are as far apart. */
export function xOf(number: number, count: number, { width, left, right }: Frame): number {
  const room = width - left - right;
  return round(left + (count > 1 ? (room * number) / (count - 1) : room / 2));
}

/** Where so many points stand from top to bottom. */
export function yOf(points: number, scale: readonly number[], { height, top, bottom }: Frame): number {
  const low = scale[0] ?? 0;
  const high = scale.at(-1) ?? 1;
  return round(top + (1 - (points - low) / (high - low)) * (height - top - bottom));
}

/** The line of the ratings. */
export function lineOf(points: readonly CurvePoint[], scale: readonly number[], frame: Frame): string {
  return points.map((one, n) => `${n ? "L" : "M"}${xOf(n, points.length, frame)} ${yOf(one.points, scale, frame)}`).join("");
}

/** The band of the doubt around them. */
export function bandOf(points: readonly CurvePoint[], scale: readonly number[], frame: Frame): string {
  const spot = (one: CurvePoint, n: number, by: number) =>
    `${xOf(n, points.length, frame)} ${yOf(one.points + by * one.doubt, scale, frame)}`;
  const upper = points.map((one, n) => spot(one, n, 1));
  const lower = points.map((one, n) => spot(one, n, -1)).toReversed();
  return `M${[...upper, ...lower].join("L")}Z`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
