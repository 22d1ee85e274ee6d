/** What a game's folder has for its box on the home page: a colour, and a picture fetched when it is shown. */

import type { Component } from "svelte";

const colours = import.meta.glob<string>("../games/*/box.ts", { eager: true, import: "COLOUR" });
const covers = import.meta.glob<{ default: Component }>("../games/*/art/Cover.svelte");

/** The colour of a game's box, as CSS. */
export function boxColour(game: string): string {
  return colours[`../games/${game}/box.ts`] ?? "var(--green)";
}

/** A game's cover; null where nobody has drawn one. */
export async function loadCover(game: string): Promise<Component | null> {
  const load = covers[`../games/${game}/art/Cover.svelte`];
  return load ? (await load()).default : null;
}
