/** What the points of the end came from, and what brought none. */

import type { GoatsEvent, GoatsView } from "../../wire.ts";
import type { Part } from "../module.ts";
import { kindRows } from "./kinds.ts";
import type { Say } from "./say.ts";

export function parts(view: GoatsView, _story: readonly GoatsEvent[], say: Say): Part[][] {
  return view.seats.map(({ seat, meadow_points, milk_points }) => {
    const doubled = view.doubled_points[seat] ?? 0;
    return [
      { name: say("part_kinds"), points: meadow_points - doubled },
      { name: say("part_doubled"), points: doubled },
      { name: say("part_milk"), points: milk_points },
    ];
  });
}

/** Why a kind that was won scored nothing: none of its goats lies marked on the meadow. */
export function remarks(view: GoatsView, names: string[], say: Say): string[] {
  return kindRows(view).flatMap(({ kind, winner, cards }) => {
    if (winner === null || cards.some((card) => card.at === "meadow" && card.seat === winner)) {
      return [];
    }
    return [say("end_kind_empty", { kind: say(`kind_${kind}`), name: names[winner] ?? "" })];
  });
}
