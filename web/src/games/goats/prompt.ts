/** What a player is asked, in a sentence. */

import type { GoatsView } from "../../wire.ts";
import type { Say } from "../module.ts";
import { cardName } from "./cards.ts";
import type { Choosing } from "./choice.svelte.ts";
import { contentOf, lineName } from "./places.ts";

export function promptOf(view: GoatsView, choosing: Choosing, names: string[], say: Say): string {
  if (view.phase === "over") return say("ask_over");
  if (!choosing.mayAct) return waiting(view, names, say);
  if (view.phase === "dogs") return say(choosing.redraws.length ? "ask_dogs" : "ask_no_dogs");
  if (view.phase === "taking") return say("ask_take", { line: ownLine(view, say) });
  if (view.phase === "herding") return herding(view, choosing, names, say);
  if (view.phase === "consenting") return consenting(view, names, say);
  return playing(view, choosing, say);
}

function waiting(view: GoatsView, names: string[], say: Say): string {
  if (view.asked) return say("wait_consent", { name: names[view.asked.opponent] ?? "" });
  return say("ask_wait", { name: names[view.to_act[0] ?? view.turn] ?? "" });
}

function ownLine(view: GoatsView, say: Say): string {
  return lineName(view.seats[view.seat ?? 0]?.goat ?? 0, view.meadow.length, say);
}

function playing(view: GoatsView, choosing: Choosing, say: Say): string {
  const { walk } = choosing;
  if (!walk) return say("ask_play");
  const gaps = {
    card: cardName(walk.card, say),
    line: lineName(walk.position, view.meadow.length, say),
  };
  return say(choosing.ahead.length ? "ask_line" : "ask_line_ends", gaps);
}

function herding(view: GoatsView, choosing: Choosing, names: string[], say: Say): string {
  const { cell, from } = choosing;
  if (from === null) return say("ask_herd");
  if (cell !== null && choosing.isOthers(cell)) {
    return say("ask_goal_other", { name: names[view.marked[cell] ?? 0] ?? "" });
  }
  return say("ask_goal");
}

function consenting(view: GoatsView, names: string[], say: Say): string {
  const { asked } = view;
  const nameAt = (cell: string) => cardName(contentOf(view, cell) ?? "dog", say);
  if (!asked) return "";
  return say("ask_consent", {
    name: names[view.turn] ?? "",
    mine: nameAt(asked.to),
    other: nameAt(asked.from),
  });
}
