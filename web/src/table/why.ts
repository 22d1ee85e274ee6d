/** Why an action is advised, as a sentence. */

import { adviceText } from "../speech/advice.ts";
import type { Reason } from "../wire.ts";
import type { AtTable } from "./play.svelte.ts";

/** The reason with a capital and a full stop. */
export function whySentence(reason: Reason, at: AtTable): string {
  const text = adviceText(reason, at.game.fact, at.names, at.say).trim();
  if (text === "") return "";
  const begun = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}
