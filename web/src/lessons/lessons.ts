/** The lessons that the server teaches, their addresses and their texts. */
import type { LessonInfo, SceneInfo } from "$messages";
import { api } from "$src/net/api";
import { isDone } from "./progress.svelte";
import { addWords, has, language, t } from "$src/i18n/words.svelte";

export const LEARN = "/learn";

export function addressOf(lesson: string, scene: string): string {
  return `${LEARN}/${lesson}/${scene}`;
}

/** All lessons, with the words of ours. */
export async function loadLessons(): Promise<LessonInfo[]> {
  const [lessons] = await Promise.all([api.lessons(), addWords("school")]);
  return lessons;
}

/** A text that a lesson brings along, in the reader's language, else in English, else in the first that it has. */
function brought(texts: LessonInfo["texts"], name: string): string | undefined {
  return (texts[language()] ?? texts.en ?? Object.values(texts)[0])?.[name];
}

export function titleOf(lesson: LessonInfo): string {
  return brought(lesson.texts, "title") ?? (has(`game-${lesson.game}`) ? t(`game-${lesson.game}`) : lesson.game);
}

/** The first scene that is not done yet; the first of all if every one is. */
export function nextScene(lesson: LessonInfo): SceneInfo | undefined {
  return lesson.scenes.find(({ id }) => !isDone(lesson.id, id)) ?? lesson.scenes[0];
}

/** A text of a scene by its name; reactive. */
export function textOf(lesson: LessonInfo, scene: SceneInfo, name: string): string {
  return brought(scene.texts, name) ?? t(`lesson-${lesson.id}-${scene.id}-${name}`);
}
