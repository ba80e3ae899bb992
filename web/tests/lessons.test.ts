import { describe, expect, it } from "vitest";
import type { LessonInfo, SceneInfo } from "$messages";
import { textOf, titleOf } from "$src/lessons/lessons";

const texts = (words: string) => ({ title: words });
const scene = (own: SceneInfo["texts"]): SceneInfo => ({ id: "first", seat: 0, players: 2, options: {}, rules: [], texts: own });
const lesson = (own: LessonInfo["texts"]): LessonInfo => ({ id: "ours", game: "bakschisch", minutes: 1, texts: own, scenes: [] });

describe("the texts that a club's lesson brings along", () => {
  it("are told in the reader's language", () => {
    const both = { de: texts("Gleichstand"), en: texts("Ties") };
    expect(titleOf(lesson(both))).toBe("Ties");
    expect(textOf(lesson(both), scene(both), "title")).toBe("Ties");
  });

  it("are told in the first language that there is, if neither the reader's nor English is there", () => {
    const one = { de: texts("Gleichstand") };
    expect(textOf(lesson(one), scene(one), "title")).toBe("Gleichstand");
  });
});
