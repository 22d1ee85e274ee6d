/** What is advised, as sentences in the language spoken. */

import type { FramedGame } from "../frame/game.ts";
import type { Fact, Say } from "../games/module.ts";
import type { Action } from "../net/changes.ts";
import type { Reason, Suggestion } from "../wire.ts";
import { type Gaps, speech, t } from "./languages.svelte.ts";
import type { Texts } from "./texts.ts";

/** How a game says a fact of a reason. */
export type SayFact = (name: string, fact: Fact, names: string[], say: Say) => string | number;

const NUMBERS = new Set(["gain", "loss"]);

/** Why an action is suggested, to follow a colon; the server's own sentence where we have none. */
export function adviceText(reason: Reason, sayFact: SayFact, names: string[], say: Say): string {
  const key = `advice_${reason.key}`;
  const gaps: Gaps = {};
  for (const [name, fact] of Object.entries(reason.facts)) {
    if (name === "ordinal") gaps[name] = say(`ordinal_${fact}`);
    else gaps[name] = NUMBERS.has(name) ? Number(fact) : sayFact(name, fact, names, say);
  }
  if (key in speech.texts) return t(key as keyof Texts, gaps);
  const text = say(key, gaps);
  return text === key ? reason.message : text;
}

/** All actions of a choice. */
export function actionsOf({ action, follows }: Suggestion): Action[] {
  return [action, ...follows.map((one) => one.action)];
}

/** A choice in a few words: all that is done, in the position that is shown or another one. */
export function choiceName(choice: Suggestion, at: FramedGame, view = at.view): string {
  return actionsOf(choice)
    .map((action) => at.game.name(action, view, at.names, at.say))
    .join(" · ");
}

/** A sentence for each action of a choice: what to do, and why. */
export function adviceSentences(choice: Suggestion, at: FramedGame, view = at.view): string[] {
  return [choice, ...choice.follows].map(({ action, reason }) => {
    const why = adviceText(reason, at.game.fact, at.names, at.say);
    return t("hint_sentence", { action: at.game.name(action, view, at.names, at.say), why });
  });
}
