/** The games there are: each folder with an `index.ts`; it is fetched when it is needed. */

import { loadChunk } from "../net/chunks.ts";
import type { GameKey } from "../wire.ts";
import type { OpaqueGame } from "./module.ts";

// Each exports a module for its own types; from here on only the module looks inside.
const folders = import.meta.glob<{ game: OpaqueGame }>("./*/index.ts");
const loaders = new Map(
  Object.entries(folders).map(([path, load]) => [path.split("/")[1] as GameKey, load]),
);

export const GAME_KEYS = [...loaders.keys()];

export function isGame(key: string): key is GameKey {
  return loaders.has(key as GameKey);
}

/** A game's own part of the page. */
export async function loadGame(key: string): Promise<OpaqueGame> {
  const load = loaders.get(key as GameKey);
  if (!load) throw new Error(`There is no game ${key}.`);
  return (await loadChunk(load)).game;
}
