/** What a server refuses, as a sentence in the language spoken. */

import { Refusal } from "../net/api.ts";
import { online } from "../net/online.svelte.ts";
import { speech, t } from "./languages.svelte.ts";
import type { Texts } from "./texts.ts";

interface Refused {
  key: string;
  message: string;
  facts?: Record<string, string | number>;
}

/** The sentence for a reason's key; the server's own, in English, where we have none. */
export function refusalText({ key, message, facts }: Refused): string {
  const known = `refused_${key}`;
  return known in speech.texts ? t(known as keyof Texts, facts) : message || t("refused");
}

/** An error of any kind as a sentence. */
export function errorText(error: unknown): string {
  if (error instanceof Refusal) return refusalText(error);
  return t(online.value ? "try_again" : "offline");
}
