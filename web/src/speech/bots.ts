/** Bots by the words people have for them. */

import { speech, t } from "./languages.svelte.ts";
import type { Texts } from "./texts.ts";

/** What a bot is like, in one line. */
export function levelLine(bot: string): string {
  const known = `bot_${bot}_line`;
  return known in speech.texts ? t(known as keyof Texts) : "";
}

/** How well a bot plays, in a word or two. */
export function levelName(bot: string): string {
  const known = `bot_${bot}`;
  if (known in speech.texts) return t(known as keyof Texts);
  return bot.charAt(0).toUpperCase() + bot.slice(1);
}
