/** Actions of Buffalo in words, and what on the board they are about. */

import type { BuffaloAction, BuffaloView } from "../../wire.ts";
import type { Say } from "./say.ts";
import { inGaps } from "./words.ts";

/** An action in a few words. */
export function name(told: BuffaloAction, _: BuffaloView, names: string[], say: Say): string {
  const { type, ...facts } = told;
  return say(`action_${type}`, inGaps({ colour: null, ...facts }, names, say));
}

/** Its cards, pastures and buttons. */
export function marks(told: BuffaloAction): string[] {
  switch (told.type) {
    case "lay":
      return [`card ${told.card}`, `pasture ${told.pasture ?? "none"}`];
    case "place":
      return [`place ${told.cows}`];
    case "put":
      return [`pasture ${told.pasture}`];
    case "pick":
      return [`pick ${told.colour}`];
    default:
      return [told.type];
  }
}
