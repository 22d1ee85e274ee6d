/** What players did, for those who look back. */

import type { BuffaloEvent } from "../../wire.ts";
import type { Deed } from "../module.ts";

export function deed(event: BuffaloEvent): Deed | null {
  switch (event.type) {
    case "cows_placed":
    case "cow_put":
      return { seat: event.seat, marks: [`pasture ${event.pasture}`] };
    case "colour_picked":
    case "bid_revealed":
    case "cows_forgone":
      return { seat: event.seat, marks: [] };
    default:
      return null;
  }
}
