/** The games there are: each folder with an `index.ts`, fetched when it is needed, and the server's. */

import { catalog } from "../net/catalog.svelte.ts";
import { loadChunk } from "../net/chunks.ts";
import type { OpaqueGame } from "./module.ts";

// Each exports a module for its own types; from here on only the module looks inside.
const folders = import.meta.glob<{ game: OpaqueGame }>("./*/index.ts");
const loaders = new Map(
  Object.entries(folders).map(([path, load]) => [path.split("/")[1] ?? "", load]),
);

/** All games: those the page has boards for, then others that the server has. */
export function gameKeys(): string[] {
  const others = catalog.games.map(({ key }) => key).filter((key) => !loaders.has(key));
  return [...loaders.keys(), ...others];
}

export function isGame(key: string): boolean {
  return loaders.has(key) || catalog.of(key) !== undefined;
}

/** A game's own part of the page, or a generic one where nobody has made one. */
export async function loadGame(key: string): Promise<OpaqueGame> {
  const load = loaders.get(key);
  if (load) return (await loadChunk(load)).game;
  return (await loadChunk(() => import("../generic/index.ts"))).genericGame(key);
}
