import { describe, expect, it } from "vitest";
import { landing, layoutOf, pawnPlaces, ribbon, rowsOf, SMALLEST_CELL, spacesBetween } from "./layout";
import { seatView, track } from "./samples";

const BOXES = [
  [944, 360],
  [344, 236],
  [1600, 700],
  [700, 300],
  [320, 200],
  [500, 900],
] as const;
const TRACKS = [track(24, 6), track(15, 5), track(34, 6), track(47, 1), track(3, 45), track(4, 6)];

describe("the path", () => {
  it.each(BOXES)("fits a box of %i by %i, or only grows downwards", (width, height) => {
    for (const one of TRACKS) {
      const { spaces, cell, ...box } = layoutOf(one, width, height);
      expect(spaces).toHaveLength(one.throne + 1);
      expect(box.width).toBe(width);
      expect(box.height).toBeGreaterThanOrEqual(height);
      if (box.height > height) expect(cell).toBeLessThanOrEqual(SMALLEST_CELL);
      for (const { x, y } of spaces) {
        expect(x - cell / 2).toBeGreaterThanOrEqual(0);
        expect(x + cell / 2).toBeLessThanOrEqual(width);
        expect(y - cell / 2).toBeGreaterThanOrEqual(0);
        expect(y + cell / 2).toBeLessThanOrEqual(box.height);
      }
    }
  });

  it.each(BOXES)("has no two spaces over each other in %i by %i", (width, height) => {
    for (const one of TRACKS) {
      const { spaces, cell } = layoutOf(one, width, height);
      spaces.forEach((a, i) =>
        spaces.slice(i + 1).forEach((b) => {
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(cell * 1.02);
        }),
      );
    }
  });

  it("is drawn as four levels on a wide screen, START at the bottom right, the throne at the top", () => {
    const standard = track(24, 6);
    const { spaces, terraces, gate, wall, height } = layoutOf(standard, 944, 360);
    expect(new Set(spaces.map(({ y }) => y)).size).toBe(4);
    expect(terraces).toHaveLength(4);
    expect(terraces[0]?.bottom).toBe(height);
    expect(spaces[0]?.x).toBe(Math.max(...spaces.map(({ x }) => x)));
    expect(spaces[0]?.y).toBe(Math.max(...spaces.map(({ y }) => y)));
    expect(spaces[31]?.y).toBe(Math.min(...spaces.map(({ y }) => y)));
    expect(gate.x).toBe(spaces[24]?.x);
    expect(wall.top).toBe(terraces[3]?.bottom);
    expect(gate.y).toBeLessThan(spaces[24]?.y ?? 0);
    expect(gate.y).toBeGreaterThan(spaces[25]?.y ?? 0);
  });

  it("wraps levels into rows on a narrow screen and keeps the tiles readable", () => {
    const long = track(34, 6);
    const { cell, spaces } = layoutOf(long, 344, 220);
    expect(cell).toBe(SMALLEST_CELL);
    expect(new Set(spaces.map(({ y }) => y)).size).toBeGreaterThan(4);
    expect(rowsOf(long, 8).map(({ tiles }) => tiles)).toEqual([7, 6, 6, 5, 6, 5, 7]);
  });

  it("is walked space by space, both ways", () => {
    expect(spacesBetween(3, 6)).toEqual([3, 4, 5, 6]);
    expect(spacesBetween(6, 3)).toEqual([6, 5, 4, 3]);
    expect(ribbon(layoutOf(track(24, 6), 944, 360), 2, 2)).toMatch(/^M[\d.]+ [\d.]+$/);
  });
});

describe("pawns", () => {
  const layout = layoutOf(track(24, 6), 944, 360);

  it("that share a space stand side by side", () => {
    const places = pawnPlaces(layout, [5, 5, 7, 5]);
    expect(new Set(places.map(({ x }) => x)).size).toBe(4);
    const [a, b, , c] = places;
    expect(((a?.x ?? 0) + (c?.x ?? 0)) / 2).toBeCloseTo(layout.spaces[5]?.x ?? 0, 1);
    expect(b?.x).toBeCloseTo(layout.spaces[5]?.x ?? 0, 1);
    for (const { x } of [a, b, c] as { x: number }[]) expect(Math.abs(x - (layout.spaces[5]?.x ?? 0))).toBeLessThan(layout.cell / 2);
  });

  it("that walk do not push the others aside", () => {
    const places = pawnPlaces(layout, [5, 5], [1]);
    expect(places[0]?.x).toBe(layout.spaces[5]?.x);
    expect(places[1]?.y).toBeLessThan(places[0]?.y ?? 0);
  });

  it("are told where they could land", () => {
    const seats = [
      seatView(0, { jump: { to: 4, by: 4, where: "space" } }),
      seatView(1, { jump: { to: 4, by: 1, where: "space" } }),
      seatView(2, { space: 4, jump: { to: 4, by: 0, where: "space" } }),
      seatView(3, { jump: null }),
    ];
    expect(landing(seats, 4)).toEqual([0, 1]);
    expect(landing(seats, 5)).toEqual([]);
  });
});
