/** What the coach speaks of in Buffalo, when it happens for the first time. */

import type { BuffaloEvent, BuffaloView } from "../../wire.ts";
import type { Occasion } from "../module.ts";
import type { Key } from "./say.ts";

type Said = Occasion<Key>;

export function occasions(view: BuffaloView, events: BuffaloEvent[]): Said[] {
  return [...events.flatMap((event) => ofEvent(event, view)), ...ofMoment(view)];
}

function ofEvent(event: BuffaloEvent, view: BuffaloView): Said[] {
  switch (event.type) {
    case "pair_revealed":
      return [{ text: "coach_reveal" }];
    case "pasture_filled":
      return [{ text: "coach_full", mark: `pasture ${event.pasture}` }];
    case "pair_lapsed":
      if (event.seat !== view.seat) return [];
      return [{ text: "coach_late", mark: `pasture ${event.pasture}` }];
    case "round_started":
      return event.round === view.rounds ? [{ text: "coach_last_round" }] : [];
    default:
      return [];
  }
}

/** What is asked of this person. */
function ofMoment(view: BuffaloView): Said[] {
  if (view.seat === null || !view.to_act.includes(view.seat)) return [];
  const { settling } = view;
  if (view.phase === "bonus") return [{ text: "coach_bonus" }];
  if (view.phase !== "placing" || !settling) return [];
  const mark = `pasture ${settling.pasture}`;
  const herds = view.pastures.find(({ key }) => key === settling.pasture)?.herds ?? {};
  const said: Said[] = settling.order.length > 1 ? [{ text: "coach_order", mark }] : [];
  return Object.keys(herds).length ? [...said, { text: "coach_equal", mark }] : said;
}
