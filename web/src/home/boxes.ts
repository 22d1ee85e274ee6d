/** What a game's folder has for its box on the home page: a colour, its credit, and a picture fetched when it is shown. */

import type { Component } from "svelte";

/** Whose game it is; names are the same in every language. */
export interface Credit {
  authors: string[];
  publisher: string;
  /** Another name the game was sold under. */
  also: string;
}

const credits = import.meta.glob<Credit>("../games/*/box.ts", { eager: true, import: "CREDIT" });
const colours = import.meta.glob<string>("../games/*/box.ts", { eager: true, import: "COLOUR" });
const covers = import.meta.glob<{ default: Component }>("../games/*/art/Cover.svelte");

// For boxes that nobody has chosen a colour for.
const PLAIN = ["var(--teal)", "var(--purple)", "var(--brown)", "var(--blue)"];

/** The colour of a game's box, as CSS. */
export function boxColour(game: string): string {
  return colours[`../games/${game}/box.ts`] ?? PLAIN[game.length % PLAIN.length] ?? "";
}

/** A game's cover; null where nobody has drawn one. */
export async function loadCover(game: string): Promise<Component | null> {
  const load = covers[`../games/${game}/art/Cover.svelte`];
  return load ? (await load()).default : null;
}

/** The games with their credits. */
export const CREDITS = Object.entries(credits).map(([path, credit]) => ({
  game: path.split("/")[2] ?? "",
  ...credit,
}));
