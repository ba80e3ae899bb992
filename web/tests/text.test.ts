import { describe, expect, it } from "vitest";
import { clockText } from "$src/i18n/clock";
import { waitBefore } from "$src/net/connection.svelte";
import { shortName } from "$src/i18n/seats";
import { localeOf, spokenOf } from "$src/i18n/languages";

describe("a clock", () => {
  it.each([
    [0, "0:00"],
    [9.2, "0:10"],
    [65, "1:05"],
    [3600, "1:00:00"],
    [3 * 86_400 - 3600, "2d 23h"],
  ])("shows %d seconds as people write them", (seconds, text) => {
    expect(clockText(seconds, "en")).toBe(text);
  });

  it("counts days in the reader's language", () => {
    const days = { en: /^2\s?d 5\s?h/, fr: /^2\s?j 5\s?h/, it: /^2\s?gg? 5\s?h/, de: /^2\s?T 5\s?(h|Std)/, es: /^2\s?d 5\s?h/ };
    for (const [language, text] of Object.entries(days)) expect(clockText(2 * 86_400 + 5 * 3600, language)).toMatch(text);
  });
});

describe("moments of the calendar", () => {
  it("are written as the reader's own kind of a language does", () => {
    expect(localeOf("en", ["fr-FR", "en-GB", "en-US"])).toBe("en-GB");
    expect(localeOf("de", ["en-GB"])).toBe("de");
    expect(spokenOf(["pt-PT", "FR-ca", "en"])).toBe("fr");
    expect(spokenOf(["ja"])).toBeUndefined();
  });
});

describe("the wait before the next attempt to connect", () => {
  it("grows, within bounds, and differs between browsers", () => {
    const waits = Array.from({ length: 12 }, (_, attempt) => waitBefore(attempt, 0.5));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeLessThan(500);
    expect(Math.max(...waits)).toBe(5000);
    expect(waitBefore(3, 0)).not.toBe(waitBefore(3, 1));
  });
});

describe("a name", () => {
  it("is cut between signs, not within one of several parts", () => {
    const family = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}";
    expect(shortName(`Ada ${family}`)).toBe(`Ada ${family}`);
    expect(shortName("a".repeat(22) + family)).toBe("a".repeat(22));
    expect(shortName("x".repeat(30))).toBe("x".repeat(24));
  });
});
