/** The geometry of the curve of chances: pure numbers, for an SVG of any size. */

export interface Frame {
  width: number;
  height: number;
  /** The room around the curve: left for the numbers, and above and below. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Where a moment stands from left to right. */
export function xOf(moment: number, moments: number, { width, left, right }: Frame): number {
  const room = width - left - right;
  return left + (moments > 1 ? (room * moment) / (moments - 1) : room / 2);
}

/** Where a chance stands from top (certain to win) to bottom. */
export function yOf(chance: number, { height, top, bottom }: Frame): number {
  return top + (1 - Math.min(1, Math.max(0, chance))) * (height - top - bottom);
}

/** The moment below a point. */
export function momentAt(x: number, moments: number, { width, left, right }: Frame): number {
  const room = width - left - right;
  const part = room > 0 ? (x - left) / room : 0;
  return Math.min(moments - 1, Math.max(0, Math.round(part * (moments - 1))));
}

/** The curve of one seat; where nothing is known yet it has a gap. */
export function pathOfSeat(chances: readonly (readonly number[] | null)[], seat: number, frame: Frame): string {
  let path = "";
  let pen = false;
  chances.forEach((all, moment) => {
    const chance = all?.[seat];
    if (chance === undefined) {
      pen = false;
      return;
    }
    path += `${pen ? "L" : "M"}${round(xOf(moment, chances.length, frame))} ${round(yOf(chance, frame))}`;
    pen = true;
  });
  return path;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** A bar of the small band: how much the draws or the step before a moment moved a seat, up or down from the middle. */
export interface Bar {
  moment: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The bars of one seat for luck or for choice; the largest of all (`most`) fills half of the band. */
export function barsOf(moved: readonly (readonly number[] | null)[], seat: number, most: number, frame: Frame): Bar[] {
  const middle = frame.top + (frame.height - frame.top - frame.bottom) / 2;
  const half = (frame.height - frame.top - frame.bottom) / 2;
  const width = Math.max(1.5, Math.min(6, (frame.width - frame.left - frame.right) / Math.max(1, moved.length) - 0.5));
  return moved.flatMap((all, moment) => {
    const by = all?.[seat] ?? 0;
    if (Math.abs(by) < 0.0005 || most <= 0) return [];
    const height = Math.max(1, Math.min(1, Math.abs(by) / most) * half);
    return [{ moment, x: round(xOf(moment, moved.length, frame) - width / 2), y: round(by > 0 ? middle - height : middle), width, height }];
  });
}

/** The largest move of a seat, by luck or by choice. */
export function mostMoved(lists: readonly (readonly (readonly number[] | null)[])[], seat: number): number {
  return Math.max(0, ...lists.flat().map((all) => Math.abs(all?.[seat] ?? 0)));
}

/** The curves' ends, pushed apart so that their labels can be read; in the order given. */
export function spread(ys: readonly number[], gap: number, low: number, high: number): number[] {
  const order = ys.map((_, index) => index).sort((a, b) => (ys[a] ?? 0) - (ys[b] ?? 0));
  const placed = [...ys];
  let last = -Infinity;
  for (const index of order) last = placed[index] = Math.max(ys[index] ?? 0, last + gap, low);
  let next = high + gap;
  for (const index of order.toReversed()) next = placed[index] = Math.min(placed[index] ?? 0, next - gap);
  return placed;
}
