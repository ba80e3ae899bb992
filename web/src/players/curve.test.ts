import { expect, test } from "vitest";
import { bandOf, type Frame, lineOf, scaleOf, xOf, yOf } from "./curve";

const frame: Frame = { width: 200, height: 100, left: 40, right: 10, top: 10, bottom: 10 };
const points = [
  { at: 1, points: 1500, doubt: 500 },
  { at: 2, points: 1620, doubt: 440 },
  { at: 3, points: 1580, doubt: 400 },
];

test("the scale has round numbers and holds the curve with its doubt", () => {
  const scale = scaleOf(points);
  expect(scale).toEqual([1000, 1250, 1500, 1750, 2000, 2250]);
  for (const { points: own, doubt } of points) {
    for (const edge of [own - doubt, own + doubt]) {
      const y = yOf(edge, scale, frame);
      expect(y).toBeGreaterThanOrEqual(frame.top);
      expect(y).toBeLessThanOrEqual(frame.height - frame.bottom);
    }
  }
  expect(scaleOf([{ at: 1, points: 1500, doubt: 0 }]).length).toBeGreaterThan(1);
});

test("the line goes from left to right, and higher is better", () => {
  const scale = scaleOf(points);
  expect([0, 1, 2].map((n) => xOf(n, 3, frame))).toEqual([40, 115, 190]);
  expect(xOf(0, 1, frame)).toBe(115);
  expect(yOf(1620, scale, frame)).toBeLessThan(yOf(1500, scale, frame));
  expect(lineOf(points, scale, frame)).toMatch(/^M40 [\d.]+L115 [\d.]+L190 [\d.]+$/);
  expect(bandOf(points, scale, frame).split("L")).toHaveLength(6);
});
