/** The games there are; each is fetched when it is needed. */

import { loadChunk } from "../net/chunks.ts";
import type { GameKey } from "../wire.ts";
import type { GameModule } from "./module.ts";

const loaders: Record<GameKey, () => Promise<{ game: GameModule }>> = {
  buffalo: () => import("./buffalo/index.ts"),
  goats: () => import("./goats/index.ts"),
  zoo: () => import("./zoo/index.ts"),
};

export const GAME_KEYS = Object.keys(loaders) as GameKey[];

export function isGame(key: string): key is GameKey {
  return key in loaders;
}

/** A game's own part of the page. */
export async function loadGame(key: string): Promise<GameModule> {
  if (!isGame(key)) throw new Error(`There is no game ${key}.`);
  return (await loadChunk(loaders[key])).game;
}
