/** How one's games against bots went, remembered on this device, and the level that fits next. */

import { preferences } from "../device/preferences.svelte.ts";

/** A finished game against bots of one level. */
interface Played {
  table: string;
  bot: string;
  place: number;
  seats: number;
}

const KEPT = 6;
/** So many games in a row tell more than luck; after the first level one is enough to go on. */
const ENOUGH = 2;

function played(game: string): Played[] {
  try {
    return JSON.parse(preferences.recall(`${game}.played`, "[]"));
  } catch {
    return [];
  }
}

/** Remember how a game went; each counts once. */
export function notePlayed(game: string, one: Played): void {
  const before = played(game).filter(({ table }) => table !== one.table);
  preferences.keep(`${game}.played`, JSON.stringify([...before, one].slice(-KEPT)));
}

/** The level to propose, among those there are from weakest to strongest; "" for none. */
export function proposedLevel(game: string, bots: string[]): string {
  const games = played(game);
  const latest = games.at(-1);
  if (!latest || preferences.recall(`${game}.declined`, "") === latest.table) return "";
  const level = bots.indexOf(latest.bot);
  if (level < 0) return "";
  const since = games.map(({ bot }) => bot === latest.bot).lastIndexOf(false) + 1;
  const row = games.slice(since).slice(-ENOUGH);
  const isWon = row.every(({ place }) => place === 1);
  const isLost = row.every(({ place, seats }) => place === seats);
  if (isWon && row.length >= (level === 0 ? 1 : ENOUGH)) return bots[level + 1] ?? "";
  return isLost && row.length >= ENOUGH ? (bots[level - 1] ?? "") : "";
}

/** Whether a level is above the one that was played last. */
export function isStronger(game: string, bots: string[], bot: string): boolean {
  return bots.indexOf(bot) > bots.indexOf(played(game).at(-1)?.bot ?? "");
}

/** Do not propose another level before the next game. */
export function declineLevel(game: string): void {
  preferences.keep(`${game}.declined`, played(game).at(-1)?.table ?? "");
}
