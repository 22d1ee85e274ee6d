/** What the coach speaks of in Goats, when it happens for the first time. */

import type { GoatsEvent, GoatsKind, GoatsView } from "../../wire.ts";
import type { Occasion } from "../module.ts";
import { kindOf } from "./cards.ts";
import { contentOf } from "./places.ts";
import type { Key } from "./say.ts";

type Said = Occasion<Key>;

export function occasions(view: GoatsView, events: GoatsEvent[]): Said[] {
  return [...events.flatMap((event) => ofEvent(event, view)), ...ofMoment(view)];
}

function ofEvent(event: GoatsEvent, view: GoatsView): Said[] {
  switch (event.type) {
    case "kind_won": {
      const text = event.seat === view.seat ? "coach_kind_mine" : "coach_kind_other";
      return [at(text, cellOf(event.kind, view))];
    }
    case "reminders_set":
      return [{ text: "coach_waiting" }];
    case "card_played":
      if (event.seat !== view.seat || !event.card.startsWith("milk-")) return [];
      return [{ text: "coach_milk" }];
    default:
      return [];
  }
}

/** What is asked of this person, or lies on the meadow. */
function ofMoment(view: GoatsView): Said[] {
  if (view.seat === null || !view.to_act.includes(view.seat)) return [];
  if (view.phase === "consenting") return [at("coach_consent", view.asked?.to)];
  if (view.phase === "herding") return [{ text: "coach_dog" }];
  if (view.phase === "taking") return [{ text: "coach_take" }];
  const said: Said[] = [];
  const own = view.doubled.find((cell) => view.marked[cell] === view.seat);
  if (own) said.push(at("coach_double", own));
  if (view.closing.length) said.push(at("coach_closing", view.closing[0]));
  return said;
}

function at(text: Key, cell: string | undefined): Said {
  return cell ? { text, mark: `cell ${cell}` } : { text };
}

/** A marked card of a kind. */
function cellOf(kind: GoatsKind, view: GoatsView): string | undefined {
  return Object.keys(view.marked).find((cell) => kindOf(contentOf(view, cell) ?? "") === kind);
}
