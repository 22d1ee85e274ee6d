/** The texts around the rulebooks, in the chosen language. */

import { fill, type Gaps, speech } from "../speech/languages.svelte.ts";
import { typeset } from "./prose.ts";
import { type RulesText, rulebookTexts } from "./texts.ts";

export function say(key: RulesText, gaps: Gaps = {}): string {
  return typeset(fill(rulebookTexts[speech.language][key], gaps));
}
