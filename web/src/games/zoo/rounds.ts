/** The rounds as they were scored. */

import type { ZooEvent, ZooPointsScored } from "../../wire.ts";

export interface ScoredRound {
  round: number;
  /** By seat. */
  points: ZooPointsScored[];
}

/** Every round whose points were told, the first one first. */
export function roundsIn(story: readonly ZooEvent[]): ScoredRound[] {
  const rounds: ScoredRound[] = [];
  for (const event of story) {
    if (event.type === "round_ended") rounds.push({ round: event.round, points: [] });
    if (event.type === "points_scored") rounds.at(-1)?.points.push(event);
  }
  for (const { points } of rounds) points.sort((one, other) => one.seat - other.seat);
  return rounds.filter(({ points }) => points.length > 0);
}
