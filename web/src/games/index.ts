/** The games there are; each is fetched when it is needed. */

import type { GameModule } from "./module.ts";

const loaders: Record<string, () => Promise<{ game: GameModule }>> = {
  buffalo: () => import("./buffalo/index.ts"),
  goats: () => import("./goats/index.ts"),
  zoo: () => import("./zoo/index.ts"),
};

export const GAME_KEYS = Object.keys(loaders);

/** A game's own part of the page. */
export async function loadGame(key: string): Promise<GameModule> {
  const load = loaders[key];
  if (!load) throw new Error(`There is no game ${key}.`);
  return (await load()).game;
}
