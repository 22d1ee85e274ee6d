/** Languages: one at a time, guessed from the browser, switched at once. */

import type { Texts } from "../texts/en.ts";
import { en } from "../texts/en.ts";

export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  fr: "Français",
} as const;
export type Language = keyof typeof LANGUAGES;

/** What a text may have in its gaps. */
export type Gaps = Record<string, string | number>;

const REMEMBERED = "menagerie.language";

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => en,
  de: async () => (await import("../texts/de.ts")).de,
  nl: async () => (await import("../texts/nl.ts")).nl,
  fr: async () => (await import("../texts/fr.ts")).fr,
};

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

interface Grammar {
  plurals: Intl.PluralRules;
  lists: Intl.ListFormat;
}

const grammars = new Map<Language, Grammar>();

/** A language's plurals and lists; they are slow to make, so each is made once. */
function grammar(language: Language): Grammar {
  let known = grammars.get(language);
  if (!known) {
    const lists = new Intl.ListFormat(language, { type: "conjunction" });
    known = { plurals: new Intl.PluralRules(language), lists };
    grammars.set(language, known);
  }
  return known;
}

/** Whether a number takes the singular: French has one for none. */
function isOne(number: number): boolean {
  return grammar(speech.language).plurals.select(number) === "one";
}

/** A text with its gaps filled; `{n|one|# many}` chooses by number, which stands for #. */
export function fill(text: string, gaps: Gaps): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name, one, many) => {
    const value = gaps[name];
    if (value === undefined) return whole;
    if (one === undefined) return String(value);
    return (isOne(Number(value)) ? one : many).replace("#", String(value));
  });
}

class Speech {
  language = $state<Language>("en");
  texts = $state.raw<Texts>(en);

  /** Speak another language, and remember it. */
  async speak(language: Language, remember = true): Promise<void> {
    this.texts = await loaders[language]();
    this.language = language;
    document.documentElement.lang = language;
    if (remember) localStorage.setItem(REMEMBERED, language);
  }
}

export const speech = new Speech();

/** A text of the page in the language spoken. */
export function t(key: keyof Texts, gaps: Gaps = {}): string {
  return fill(speech.texts[key], gaps);
}

/** A list in words: "a, b and c". */
export function listed(parts: string[]): string {
  return grammar(speech.language).lists.format(parts);
}
