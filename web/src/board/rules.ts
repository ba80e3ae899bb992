/** The rules of a game in their exact words, by id: the texts of docs/rules, asked for once. */
import { api } from "$src/net/api";

const BROKEN = /\n(?!\||- )/g; // lines are broken where the source is wide enough; those of tables and lists stay
const asked = new Map<string, Promise<Record<string, string>>>();

export function ruleTexts(game: string): Promise<Record<string, string>> {
  let texts = asked.get(game);
  if (!texts) {
    texts = api
      .rules(game)
      .then(({ rules }) => Object.fromEntries(Object.entries(rules).map(([rule, text]) => [rule, text.replace(BROKEN, " ")])));
    texts.catch(() => asked.delete(game)); // who opens it again asks again
    asked.set(game, texts);
  }
  return texts;
}
