import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { qrCode } from "$src/ui/qr";

/** Texts with the size of their codes and a digest of them, as the Python package qrcode 8 draws them with the same mask. */
const KNOWN: [string, number, string][] = [
  ["Hello", 21, "23ee6cfca3dbe1d4"],
  ["https://serai.example/t/AbCdEfGhIjKlMnOpQrStUv", 33, "5acde42b402772f7"],
  ["x".repeat(150), 49, "9782fa7f0642d3e6"],
  ["y".repeat(210), 57, "57ac828727f8adc9"],
];

it.each(KNOWN)("draws %s as others do", (text, size, digest) => {
  const rows = qrCode(text).map((row) => row.map(Number).join(""));
  expect(rows.length).toBe(size);
  expect(createHash("sha256").update(rows.join("\n")).digest("hex").slice(0, 16)).toBe(digest);
});

it("says when a text is too long", () => {
  expect(() => qrCode("z".repeat(300))).toThrow("too long");
});
