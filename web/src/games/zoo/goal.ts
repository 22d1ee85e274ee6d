/** What would help now in Zoo, in a line that follows from what everybody sees. */

import type { ZooCard, ZooView } from "../../wire.ts";
import { stacks } from "./cards.ts";
import type { Say } from "./say.ts";

/** With so few cards somebody may be out with the next set. */
const FEW = 2;

export function goal(view: ZooView, names: string[], say: Say): string {
  if (view.phase === "over") return "";
  const me = view.seats.find(({ seat }) => seat === view.seat);
  if (me?.out) return say("goal_out", { points: pointsFor(me.out, view) });
  return (
    lastSet(view, say) || rival(view, names, say) || animals(view, say) || nextOut(view, names, say)
  );
}

/** What going out in a place brings: one less for each place, and nothing for the last (Z13). */
function pointsFor(place: number, { seats }: ZooView): number {
  return place === seats.length ? 0 : seats.length - place + 1;
}

function nextPlace({ seats }: ZooView): number {
  return seats.filter(({ out }) => out !== null).length + 1;
}

/** All cards left are one animal. */
function lastSet(view: ZooView, say: Say): string {
  if (view.hand.length === 0 || stacks(view.hand).length > 1) return "";
  return say("goal_last_set", { points: pointsFor(nextPlace(view), view) });
}

/** Who is nearly out, and no partner. */
function rival(view: ZooView, names: string[], say: Say): string {
  const near = view.seats
    .filter(({ seat, out, cards, partner }) => {
      return seat !== view.seat && partner !== view.seat && out === null && cards <= FEW;
    })
    .sort((one, other) => one.cards - other.cards)[0];
  if (!near || view.phase === "exchanging") return "";
  return say("goal_rival", { name: names[near.seat] ?? "", cards: near.cards });
}

/** Lions and hedgehogs in one's tricks, where the table remembers them and they count (Z22). */
function animals(view: ZooView, say: Say): string {
  const taken = view.seats.find(({ seat }) => seat === view.seat)?.taken;
  const counts = view.seats.length === 3 || view.teams.length > 0;
  if (!counts || !taken?.length) return "";
  const count = (kind: ZooCard) => taken.filter((card) => card === kind).length;
  if (count("hedgehog") === 0) return say("goal_hedgehog");
  return count("lion") === 1 ? say("goal_lion") : "";
}

/** What the next to go out scores; with a partner, that it is shared. */
function nextOut(view: ZooView, names: string[], say: Say): string {
  const me = view.seats.find(({ seat }) => seat === view.seat);
  const points = pointsFor(nextPlace(view), view);
  if (me?.partner == null) return say("goal_next_out", { points, place: nextPlace(view) });
  return say("goal_partner", { points, name: names[me.partner] ?? "" });
}
