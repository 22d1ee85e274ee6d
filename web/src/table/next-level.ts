/** What the end of a game against bots tells about the level that fits. */

import { notePlayed } from "../home/levels.ts";
import type { Play } from "./play.svelte.ts";

/** The level of all bots at a table; "" where there are several, or none. */
export function levelOf(play: Play): string {
  const bots = new Set(play.places.filter(({ kind }) => kind === "bot").map(({ bot }) => bot));
  const [level = "", ...others] = bots;
  return others.length ? "" : level;
}

/** Remember how a game against bots of one level went. */
export function noteResult(play: Play): void {
  const { seat, view, table } = play;
  const bot = levelOf(play);
  if (seat === null || !play.isAlone || bot === "" || play.places[seat]?.stands_in) return;
  const place = view.outcome?.ranks[seat];
  if (place === undefined) return;
  notePlayed(play.game.key, { table: table.id, bot, place, seats: play.places.length });
}
