/** What chances say when they are compared. */

import type { Suggestion } from "../wire.ts";

type Chance = Pick<Suggestion, "win" | "error">;

/** A smaller chance to win than this is none. */
const HOPELESS = 0.01;

/** Whether nothing wins any more, so that only points and places are left to speak of. */
export function isHopeless(ways: readonly Chance[]): boolean {
  return ways.every(({ win }) => win < HOPELESS);
}

/** Whether a choice may well be as good as the best one. */
export function isAsGood(one: Chance, best: Chance): boolean {
  return best.win - one.win <= Math.hypot(best.error, one.error);
}
