/** Actions of Zoo in words, and what on the board they are about. */

import type { ZooAction, ZooCard, ZooView } from "../../wire.ts";
import { stacks } from "./cards.ts";
import type { Say } from "./say.ts";
import { inGaps } from "./words.ts";

/** The cards of an action, if it has any. */
export function cardsOf(action: ZooAction): ZooCard[] {
  return "cards" in action ? action.cards : [];
}

/** An action in a few words. */
export function name(action: ZooAction, _: ZooView, names: string[], say: Say): string {
  const { type, ...facts } = action;
  return say(`action_${type}`, inGaps(facts, names, say));
}

/** Its kinds of cards, or where it has none its button. */
export function marks(action: ZooAction): string[] {
  const kinds = stacks(cardsOf(action)).map(({ kind }) => `kind ${kind}`);
  return kinds.length ? kinds : [action.type];
}
