/** The rounds of a game that are over. */

import type { OpaqueGame, Say } from "../games/module.ts";
import type { GameEvent } from "../wire.ts";

/** The events of all rounds that another has followed; the first begins with the game. */
export function roundsOver(
  story: readonly GameEvent[],
  chapterOf: OpaqueGame["chapter"],
  say: Say,
): GameEvent[][] {
  const rounds: GameEvent[][] = [[]];
  for (const event of story) {
    if (chapterOf?.(event, [], say)?.level === 1) rounds.push([]);
    rounds.at(-1)?.push(event);
  }
  return rounds.slice(0, -1).filter((round) => round.length > 0);
}
