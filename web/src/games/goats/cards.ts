/** Cards as the wire writes them: "elvis-3", "dog", "milk-2". */

import type { GoatsKind } from "../../wire.ts";
import type { Say } from "../module.ts";
import { DOG_GROUND, MILK_GROUND } from "./art/animals.ts";
import { COSTUMES } from "./art/costumes.ts";

/** The kinds in the order in which the page lists them. */
export const KINDS: GoatsKind[] = [
  "polar",
  "elvis",
  "pirate",
  "punk",
  "hippie",
  "cowboy",
  "diver",
  "chef",
  "viking",
  "knight",
  "disco",
  "astronaut",
  "ninja",
  "pharaoh",
  "granny",
  "football",
  "vampire",
  "wizard",
];
export const VALUES = [1, 2, 3, 4, 5];

/** The kind of a goat; null for dogs, milk and stables. */
export function kindOf(card: string): GoatsKind | null {
  const kind = card.split("-")[0] as GoatsKind;
  return kind in COSTUMES ? kind : null;
}

/** The number on a card; a dog has none. */
export function numberOf(card: string): number {
  return Number(card.split("-")[1] ?? 0);
}

/** The colour of a card. */
export function groundOf(card: string): string {
  const kind = kindOf(card);
  if (kind) return COSTUMES[kind].ground;
  return card === "dog" ? DOG_GROUND : MILK_GROUND;
}

/** A card as people call it. */
export function cardName(card: string, say: Say): string {
  if (card === "dog") return say("card_dog");
  const kind = kindOf(card);
  const value = numberOf(card);
  return kind
    ? say("card_goat", { kind: say(`kind_${kind}`), value })
    : say("card_milk", { value });
}

/** Cards as people list them; "" for none. */
export function cardNames(cards: string[], say: Say): string {
  return cards.map((card) => cardName(card, say)).join(", ");
}

/** The seat whose stable is on a cell; null for a card or a gap. */
export function stableOf(content: string | null): number | null {
  return content?.startsWith("stable:") ? Number(content.slice(7)) : null;
}
