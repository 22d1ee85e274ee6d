/** Why an action is suggested, as a sentence in the language spoken. */

import type { FramedGame } from "../frame/game.ts";
import type { Fact, Say } from "../games/module.ts";
import { LETTERS } from "../ui/seats.ts";
import type { Reason } from "../wire.ts";
import { type Gaps, speech, t } from "./languages.svelte.ts";
import type { Texts } from "./texts.ts";

/** How a game says a fact of a reason. */
export type SayFact = (name: string, fact: Fact, say: Say) => string | number;

const SEATS = new Set(["rival", "partner"]);

/** The sentence of a reason; the server's own, in English, where we have none. */
export function adviceText(reason: Reason, sayFact: SayFact, names: string[], say: Say): string {
  const key = `advice_${reason.key}`;
  const gaps: Gaps = {};
  for (const [name, fact] of Object.entries(reason.facts)) {
    gaps[name] = factInWords(name, fact, sayFact, names, say);
  }
  if (key in speech.texts) return t(key as keyof Texts, gaps);
  const text = say(key, gaps);
  return text === key ? reason.message : text;
}

/** The same in a game that is shown. */
export function adviceSentence(reason: Reason, at: FramedGame): string {
  return adviceText(reason, at.game.fact, at.names, at.say);
}

function factInWords(
  name: string,
  fact: Fact,
  sayFact: SayFact,
  names: string[],
  say: Say,
): string | number {
  if (name === "ordinal") return say(`ordinal_${fact}`);
  if (SEATS.has(name)) return names[Number(fact)] ?? LETTERS[Number(fact)] ?? "";
  if (name === "gain" || name === "loss") return Number(fact);
  return sayFact(name, fact, say);
}
