/** How what happens sounds. */

import type { SoundName } from "../../device/sounds.ts";
import type { BuffaloEvent } from "../../wire.ts";

export function sound(event: BuffaloEvent): SoundName | null {
  switch (event.type) {
    case "pair_revealed":
    case "choice_made":
    case "bid_made":
      return "card";
    case "cows_placed":
      return event.cows > 0 ? "cow" : null;
    case "cow_put":
    case "final_bonus_paid":
      return "cow";
    case "pasture_filled":
      return "gain";
    default:
      return null;
  }
}
