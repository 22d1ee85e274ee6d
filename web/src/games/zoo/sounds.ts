/** How what happens sounds. */

import type { SoundName } from "../../device/sounds.ts";
import type { ZooEvent } from "../../wire.ts";

export function sound(event: ZooEvent): SoundName | null {
  switch (event.type) {
    case "set_led":
    case "set_played":
    case "push_made":
    case "return_made":
      return "card";
    case "trick_won":
    case "went_out":
      return "gain";
    default:
      return null;
  }
}
