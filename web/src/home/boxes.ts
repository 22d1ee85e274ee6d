/** The boxes' cover art, fetched when a box is shown. */

import type { Component } from "svelte";

const loaders = import.meta.glob<{ default: Component }>("../games/*/art/Cover.svelte");

/** A game's cover; null where nobody has drawn one. */
export async function loadCover(game: string): Promise<Component | null> {
  const load = loaders[`../games/${game}/art/Cover.svelte`];
  return load ? (await load()).default : null;
}
