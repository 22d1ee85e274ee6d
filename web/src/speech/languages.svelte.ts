/** Languages: one at a time, guessed from the browser, switched at once. */

import * as message from "./message.ts";
import { en, LANGUAGES, type Language, loadTexts, type Texts } from "./texts.ts";

export { LANGUAGES, type Language, type Texts };
export type Gaps = message.Gaps;

const REMEMBERED = "menagerie.language";

function isLanguage(text: string | null | undefined): text is Language {
  return text != null && text in LANGUAGES;
}

/** The language remembered, or the first of the browser's that we speak. */
export function guessLanguage(): Language {
  const remembered = localStorage.getItem(REMEMBERED);
  if (isLanguage(remembered)) return remembered;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? "en";
}

const lists = new Map<Language, Intl.ListFormat>();

class Speech {
  language = $state<Language>("en");
  texts = $state.raw<Texts>(en);

  /** Speak another language, and remember it. */
  async speak(language: Language, remember = true): Promise<void> {
    this.texts = await loadTexts(language);
    this.language = language;
    document.documentElement.lang = language;
    document.querySelector("meta[name=description]")?.setAttribute("content", this.texts.tagline);
    if (remember) localStorage.setItem(REMEMBERED, language);
  }
}

export const speech = new Speech();

/** A message with its gaps filled, in the language spoken. */
export function fill(text: string, gaps: Gaps): string {
  return message.fill(text, gaps, speech.language);
}

/** A text of the page in the language spoken. */
export function t(key: keyof Texts, gaps: Gaps = {}): string {
  return fill(speech.texts[key], gaps);
}

/** A list in words: "a, b and c". */
export function listed(parts: string[]): string {
  let format = lists.get(speech.language);
  if (!format) {
    format = new Intl.ListFormat(speech.language, { type: "conjunction" });
    lists.set(speech.language, format);
  }
  return format.format(parts);
}
