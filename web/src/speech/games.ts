/** The words of games: what is printed on their boxes, and all that they say. */

import boxes from "virtual:boxes";
import { api } from "../net/api.ts";
import { catalog } from "../net/catalog.svelte.ts";
import type { BoxShown } from "../wire.ts";
import { speech } from "./languages.svelte.ts";
import type { Language } from "./texts.ts";

const words = import.meta.glob<Record<string, string>>(
  "../../../src/menagerie/games/*/words/*.json",
  { import: "default" },
);

/** The box of a game; the server's where the page was built without the game. */
function boxOf(game: string): BoxShown | undefined {
  return boxes[game]?.[speech.language] ?? catalog.of(game)?.box?.[speech.language];
}

/** The title of a game. */
export function titleOf(game: string): string {
  return boxOf(game)?.title ?? game;
}

/** What the game is about, in a sentence. */
export function pitchOf(game: string): string {
  return boxOf(game)?.pitch ?? "";
}

/** All texts of a game in a language; the server's where the page was built without the game. */
export async function loadGameTexts(
  game: string,
  language: Language,
): Promise<Record<string, string>> {
  const load = words[`../../../src/menagerie/games/${game}/words/${language}.json`];
  return load ? load() : api.words(game, language);
}
