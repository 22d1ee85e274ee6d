/** How what happens sounds. */

import type { SoundName } from "../../device/sounds.ts";
import type { GoatsEvent } from "../../wire.ts";

export function sound(event: GoatsEvent): SoundName | null {
  switch (event.type) {
    case "card_played":
    case "card_taken":
    case "card_drawn":
      return "card";
    case "goat_walked":
      return "goat";
    case "kind_won":
      return "gain";
    default:
      return null;
  }
}
