/** What the coach speaks of in Zoo, when it happens for the first time. */

import type { ZooEvent, ZooView } from "../../wire.ts";
import type { Occasion } from "../module.ts";
import type { Key } from "./say.ts";

type Said = Occasion<Key>;

export function occasions(view: ZooView, events: ZooEvent[]): Said[] {
  return [...events.flatMap((event) => ofEvent(event, view)), ...ofMoment(view)];
}

function ofEvent(event: ZooEvent, view: ZooView): Said[] {
  switch (event.type) {
    case "set_played":
      return ofSet(event.cards);
    case "trick_won":
      return event.seat === view.seat ? [{ text: "coach_trick" }] : [];
    case "went_out":
      return [{ text: "coach_out", mark: `player ${event.seat}` }];
    case "team_formed":
      return event.junior === null ? [] : [{ text: "coach_partners" }];
    case "points_scored":
      return event.seat === view.seat ? ofPoints(event.lions, event.hedgehog) : [];
    default:
      return [];
  }
}

function ofSet(cards: readonly string[]): Said[] {
  if (cards.includes("joker")) return [{ text: "coach_joker", mark: "trick" }];
  const isHelper = cards.includes("mosquito") && cards.includes("elephant");
  return isHelper ? [{ text: "coach_mosquito", mark: "trick" }] : [];
}

function ofPoints(lions: number, hedgehog: number): Said[] {
  const said: Said[] = lions === 0 ? [] : [{ text: "coach_lions" }];
  return hedgehog < 0 ? [...said, { text: "coach_hedgehog" }] : said;
}

/** What is asked of this person. */
function ofMoment(view: ZooView): Said[] {
  const me = view.seats.find(({ seat }) => seat === view.seat);
  if (!me || !view.to_act.includes(me.seat)) return [];
  if (view.phase === "answering") return [{ text: "coach_asked" }];
  if (view.phase === "exchanging") {
    if (me.partner === null) return [{ text: "coach_alone" }];
    return [{ text: me.is_junior ? "coach_push" : "coach_return" }];
  }
  return view.phase === "beating" ? [{ text: "coach_beat", mark: "trick" }] : [];
}
