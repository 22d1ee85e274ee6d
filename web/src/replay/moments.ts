/** The moments of a finished game, as a stretch of steps tells them. */

import { type OpaqueView, patched } from "../net/changes.ts";
import type { GameEvent, Replay } from "../wire.ts";

export interface Moment {
  number: number;
  view: OpaqueView;
  events: GameEvent[];
}

/** The moments of an answer, at their numbers: the first is whole, the others are changes. */
export function momentsOf(replay: Pick<Replay, "steps">): Moment[] {
  const moments: Moment[] = [];
  let view: unknown = null;
  for (const step of replay.steps) {
    view = step.view ?? patched(view, step.changes ?? []);
    moments[step.number] = {
      number: step.number,
      view: view as OpaqueView,
      events: step.events ?? [],
    };
  }
  return moments;
}
