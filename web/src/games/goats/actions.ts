/** Actions of Herr der Ziegen in words, and what on the board they are about. */

import type { GoatsAction, GoatsView } from "../../wire.ts";
import type { Say } from "../module.ts";
import { contentOf } from "./places.ts";
import { cardName, cellName } from "./words.ts";

/** An action in a few words. */
export function name(told: GoatsAction, view: GoatsView, _names: string[], say: Say): string {
  const cardAt = (cell: string) => {
    const content = contentOf(view, cell);
    return content ? cardName(content, say) : say("gap");
  };
  switch (told.type) {
    case "play":
      return say("do_play", { card: cardName(told.card, say) });
    case "take":
      return say("do_take", { card: cardAt(told.cell) });
    case "herd":
      return say("do_move", { card: cardAt(told.from), cell: cellName(told.to, say) });
    case "redraw":
      return say("do_redraw", { dogs: told.dogs });
    default:
      return say(`do_${told.type}`);
  }
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
