/** Actions of Herr der Ziegen in words, and what on the board they are about. */

import type { GoatsAction, GoatsView } from "../../wire.ts";
import { contentOf } from "./places.ts";
import type { Say } from "./say.ts";
import { gapsOf } from "./words.ts";

/** An action in a few words. */
export function name(told: GoatsAction, view: GoatsView, names: string[], say: Say): string {
  return say(`action_${told.type}`, gapsOf({ ...told, ...cardOn(told, view) }, names, say));
}

/** The card that an action takes or moves. */
function cardOn(told: GoatsAction, view: GoatsView): { card?: string | null } {
  if (told.type === "take") return { card: contentOf(view, told.cell) };
  return told.type === "herd" ? { card: contentOf(view, told.from) } : {};
}

/** Its cards, cells and buttons. */
export function marks(told: GoatsAction): string[] {
  switch (told.type) {
    case "play":
      return [`card ${told.card}`];
    case "take":
      return [`cell ${told.cell}`];
    case "herd":
      return [`cell ${told.from}`, `cell ${told.to}`];
    case "redraw":
      return [`redraw ${told.dogs}`];
    default:
      return [told.type];
  }
}
