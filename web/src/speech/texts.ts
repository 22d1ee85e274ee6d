/** The texts that the page has in every language: its own, those of tables, and those of bots. */

import bots from "../../../src/menagerie/bots/words/en.json";
import tables from "../../../src/menagerie/table/words/en.json";
import page from "../texts/en.json";

/** The languages there are, each by its own name. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  fr: "Français",
} as const;
export type Language = keyof typeof LANGUAGES;

export const en = { ...page, ...tables, ...bots };
export type Texts = typeof en;

type Words = Record<string, string>;

const others = import.meta.glob<Words>(
  [
    "../texts/{de,nl,fr}.json",
    "../../../src/menagerie/table/words/{de,nl,fr}.json",
    "../../../src/menagerie/bots/words/{de,nl,fr}.json",
  ],
  { import: "default" },
);

/** All texts of the page in a language. */
export async function loadTexts(language: Language): Promise<Texts> {
  if (language === "en") return en;
  const paths = Object.keys(others).filter((path) => path.endsWith(`/${language}.json`));
  const found = await Promise.all(paths.map((path) => others[path]?.()));
  return Object.assign({}, ...found);
}
