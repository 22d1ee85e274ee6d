/** Cards as the wire writes them: "elvis-3", "dog", "milk-2". */

import type { GoatsKind } from "../../wire.ts";
import { DOG_GROUND, MILK_GROUND } from "./art/animals.ts";
import { COSTUMES } from "./art/costumes.ts";

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

/** The seat whose stable is on a cell; null for a card or a gap. */
export function stableOf(content: string | null): number | null {
  return content?.startsWith("stable:") ? Number(content.slice(7)) : null;
}
