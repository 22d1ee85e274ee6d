/** What is printed on the box of a game, in the language spoken. */

import boxes from "virtual:boxes";
import { catalog } from "../net/catalog.svelte.ts";
import { speech } from "./languages.svelte.ts";

/** The title of a game; the server's where the page was built without the game. */
export function titleOf(game: string): string {
  return boxes[game]?.[speech.language]?.title ?? catalog.of(game)?.name ?? game;
}

/** What the game is about, in a sentence. */
export function pitchOf(game: string): string {
  return boxes[game]?.[speech.language]?.pitch ?? "";
}
