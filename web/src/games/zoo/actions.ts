/** Actions of Zoo in words, and what on the board they are about. */

import type { ZooAction, ZooCard, ZooView } from "../../wire.ts";
import type { Say } from "../module.ts";
import { stacks } from "./cards.ts";
import { cardsInWords, setInWords } from "./words.ts";

/** The cards of an action, if it has any. */
export function cardsOf(action: ZooAction): ZooCard[] {
  return "cards" in action ? action.cards : [];
}

/** An action in a few words; the partner is the one of the seat that looks. */
export function name(action: ZooAction, view: ZooView, names: string[], say: Say): string {
  const { type } = action;
  const cards = cardsOf(action);
  const partner = view.seat === null ? null : (view.seats[view.seat]?.partner ?? null);
  const gaps = {
    set: cards.length ? setInWords(cards, say) : "",
    cards: cardsInWords(cards, say),
    name: partner === null ? "" : (names[partner] ?? ""),
  };
  switch (type) {
    case "play":
      return say("play_set", gaps);
    case "ask":
      return say("ask_with", gaps);
    case "give":
      return say("give", gaps);
    case "push":
    case "return":
      return say(`${type}_cards`, gaps);
    case "set_aside":
      return say(cards.length ? "aside_cards" : "aside", gaps);
    default:
      return say(type);
  }
}

/** Its kinds of cards, or where it has none its button. */
export function marks(action: ZooAction): string[] {
  const kinds = stacks(cardsOf(action)).map(({ kind }) => `kind ${kind}`);
  return kinds.length ? kinds : [action.type];
}
