/** Playing on from a moment of a finished game, at a new table. */

import { preferences } from "../device/preferences.svelte.ts";
import { enter } from "../home/open-table.ts";
import { api } from "../net/api.ts";
import { router } from "../router.svelte.ts";
import type { ReplayedGame } from "./replay.svelte.ts";

export interface Start {
  step: number;
  seat: number;
  /** The level of the bots that play the others; "" where friends are invited. */
  bot: string;
}

/** Open the table and go there. */
export async function goOn(replay: ReplayedGame, { step, seat, bot }: Start): Promise<void> {
  const name = await enter();
  const table = await api.goOn(replay.facts.id, replay.timeline.key, {
    step,
    seat,
    name,
    fill: bot,
    start: bot !== "",
  });
  preferences.keep("tickets", "some");
  router.go(`/t/${table.id}`);
}

/** The level of bots to try something against: that of the game, or a middling one. */
export function levelOf(replay: ReplayedGame, levels: readonly string[]): string {
  const played = replay.facts.places.map(({ bot }) => bot).find((bot) => levels.includes(bot));
  return played ?? levels[levels.length >> 1] ?? "";
}
