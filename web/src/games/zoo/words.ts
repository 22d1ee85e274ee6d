/** Cards and lists in words. */

import type { ZooCard } from "../../wire.ts";
import type { Say } from "../module.ts";
import { nameOf, type Stack, stacks } from "./cards.ts";

/** "a, b and c", or with "or". */
export function joined(parts: string[], say: Say, how: "and" | "or" = "and"): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  return say(how, { some: parts.slice(0, -1).join(", "), last });
}

export function many(kind: ZooCard, n: number, say: Say): string {
  return say(`many_${kind}`, { n });
}

export function kindName(kind: ZooCard, say: Say): string {
  return say(`kind_${kind}`);
}

/** Cards as they lie: "2 elephants and 1 mosquito". */
export function cardsInWords(cards: readonly ZooCard[], say: Say): string {
  if (cards.length === 0) return say("no_cards_word");
  const parts = stacks(cards).map(({ kind, count }) => many(kind, count, say));
  return joined(parts, say);
}

/** Cards as what they count as: "3 elephants". */
export function setName(cards: readonly ZooCard[], say: Say): string {
  return many(nameOf(cards), cards.length, say);
}

/** A set with what it is made of, where that is not plain: "3 elephants (…)". */
export function setInWords(cards: readonly ZooCard[], say: Say): string {
  const set = setName(cards, say);
  if (stacks(cards).length === 1) return set;
  return say("set_of", { set, cards: cardsInWords(cards, say) });
}

export function setsInWords(sets: readonly Stack[], say: Say): string {
  return joined(
    sets.map(({ kind, count }) => many(kind, count, say)),
    say,
    "or",
  );
}

/** Points with their sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
