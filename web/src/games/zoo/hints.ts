/** What to do, in a few words; and what to ask about when a kind cannot be picked. */

import type { Action } from "../../net/changes.ts";
import type { ZooCard, ZooView } from "../../wire.ts";
import type { Say } from "../module.ts";
import { copies, tally } from "./cards.ts";
import type { Offer } from "./choice.svelte.ts";
import { cardsInWords } from "./words.ts";

export function hintOf(
  view: ZooView,
  isMine: boolean,
  offers: readonly Offer[],
  names: string[],
  say: Say,
): string {
  if (view.phase === "over") return "";
  if (!isMine) return say(view.phase === "exchanging" ? "hint_wait_exchange" : "hint_wait");
  if (view.phase === "leading") return say("hint_lead");
  if (view.phase === "answering") return say("hint_answer");
  if (view.phase === "exchanging") return exchangeHint(view, names, say);
  if (offers.some(({ type }) => type === "play")) return say("hint_beat");
  return say(offers.length ? "hint_ask_only" : "hint_none");
}

function exchangeHint(view: ZooView, names: string[], say: Say): string {
  const mine = view.seat === null ? null : view.seats[view.seat];
  if (!mine || mine.partner === null) return say("hint_aside");
  const name = names[mine.partner] ?? "";
  if (mine.is_junior) return say("hint_push", { name });
  return say("hint_return", { name, cards: cardsInWords(view.received ?? [], say) });
}

/** The action that a tap on a kind would have been a part of. */
export function probeOf(view: ZooView, kind: ZooCard): Action {
  const held = tally(view.hand)[kind] ?? 1;
  const top = view.trick.at(-1);
  switch (view.phase) {
    case "exchanging":
      return { type: "set_aside", cards: [kind] };
    case "answering":
      return { type: "give", cards: [kind] };
    default: {
      const needed = top ? top.number + (top.animal === kind ? 1 : 0) : 1;
      return { type: "play", cards: copies(kind, Math.min(held, needed)) };
    }
  }
}
