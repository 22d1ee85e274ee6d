/** What the cows of the end came from: placed, paid as a bonus, paid at the very end. */

import type { BuffaloEvent, BuffaloView } from "../../wire.ts";
import type { Part } from "../module.ts";
import type { Say } from "./say.ts";

export function parts(view: BuffaloView, story: readonly BuffaloEvent[], say: Say): Part[][] {
  return view.seats.map(({ seat, score, bids }) => {
    const bonus = cowsOf(story, seat, "cow_put");
    const final = cowsOf(story, seat, "final_bonus_paid");
    const bid = Number(bids.at(-1) ?? 0);
    const found = [
      { name: say("part_cows"), points: score + bid - bonus - final },
      { name: say("part_bonus"), points: bonus },
      { name: say("part_final"), points: final },
    ];
    return view.options.auction ? [...found, { name: say("part_bid"), points: -bid }] : found;
  });
}

/** What a round brought to everybody. */
export function gains(view: BuffaloView, events: readonly BuffaloEvent[], say: Say): Part[][] {
  return view.seats.map(({ seat }) => [
    { name: say("part_cows"), points: cowsOf(events, seat, "cows_placed") },
    { name: say("part_bonus"), points: cowsOf(events, seat, "cow_put") },
  ]);
}

function cowsOf(
  story: readonly BuffaloEvent[],
  seat: number,
  type: "cows_placed" | "cow_put" | "final_bonus_paid",
): number {
  return story
    .filter((event) => event.type === type && event.seat === seat)
    .reduce((sum, event) => sum + ("cows" in event ? event.cows : 1), 0);
}
