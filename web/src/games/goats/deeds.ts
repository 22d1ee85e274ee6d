/** What players did, for those who look back. */

import type { GoatsEvent } from "../../wire.ts";
import type { Deed } from "../module.ts";

export function deed(event: GoatsEvent): Deed | null {
  switch (event.type) {
    case "card_taken":
    case "card_marked":
      return { seat: event.seat, marks: [`cell ${event.cell}`] };
    case "card_played":
    case "kind_won":
    case "card_shown":
      return { seat: event.seat, marks: [] };
    case "card_herded":
      return { seat: event.seat, marks: [`cell ${event.from}`, `cell ${event.to}`] };
    default:
      return null;
  }
}
