/** What is printed on the box of a game, in the language spoken. */

import boxes from "virtual:boxes";
import { catalog } from "../net/catalog.svelte.ts";
import type { BoxShown } from "../wire.ts";
import { speech } from "./languages.svelte.ts";

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
