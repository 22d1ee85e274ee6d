/** The texts round the rulebooks, in the language spoken. */

import { fill, type Gaps, speech } from "../speech/languages.svelte.ts";
import { interfaces, type RulesText } from "./interface.ts";
import { typeset } from "./prose.ts";

export function say(key: RulesText, gaps: Gaps = {}): string {
  return typeset(fill(interfaces[speech.language][key], gaps));
}
