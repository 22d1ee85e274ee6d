/** What players did, for those who look back. */

import type { ZooEvent } from "../../wire.ts";
import type { Deed } from "../module.ts";

export function deed(event: ZooEvent): Deed | null {
  switch (event.type) {
    case "set_led":
    case "set_played":
    case "passed":
    case "went_out":
    case "trick_won":
      return { seat: event.seat, marks: [] };
    case "question_asked":
      return { seat: event.junior, marks: [] };
    case "cards_given":
    case "question_refused":
      return { seat: event.senior, marks: [] };
    default:
      return null;
  }
}
