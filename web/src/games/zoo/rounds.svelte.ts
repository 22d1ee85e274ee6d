/** The rounds as they were scored: what was seen of them, kept while the page is open. */

import type { Batch } from "../../net/link.svelte.ts";
import type { ZooEvent, ZooPointsScored } from "../../wire.ts";

export interface ScoredRound {
  round: number;
  /** By seat. */
  points: ZooPointsScored[];
}

export class Rounds {
  rounds = $state.raw<ScoredRound[]>([]);
  readonly #key: string;
  #heard = 0;

  constructor(place: string) {
    this.#key = `menagerie.zoo.rounds ${place}`;
    this.rounds = JSON.parse(sessionStorage.getItem(this.#key) ?? "[]");
  }

  /** Write down what a batch of events says of a round's points. */
  hear(batch: Batch<ZooEvent>): void {
    if (batch.number === this.#heard) return;
    this.#heard = batch.number;
    const scored = scoredIn(batch.events);
    if (!scored) return;
    const others = this.rounds.filter(({ round }) => round !== scored.round);
    this.rounds = [...others, scored].sort((one, other) => one.round - other.round);
    sessionStorage.setItem(this.#key, JSON.stringify(this.rounds));
  }

  /** The rounds over before a round, for a table where somebody steps back in time. */
  before(round: number, isOver: boolean): ScoredRound[] {
    return this.rounds.filter(
      (scored) => scored.round < round || (isOver && scored.round === round),
    );
  }
}

export function scoredIn(events: readonly ZooEvent[]): ScoredRound | null {
  const ended = events.find((event) => event.type === "round_ended");
  const points = events.filter((event) => event.type === "points_scored");
  if (!ended || points.length === 0) return null;
  return { round: ended.round, points: points.sort((one, other) => one.seat - other.seat) };
}
