/** Fetches a rulebook; each game in each language is a chunk of its own. */

import type { Language } from "../speech/languages.svelte.ts";
import type { Rulebook } from "./types.ts";

const books = import.meta.glob<Rulebook>("../../../docs/rules/*.md", { import: "default" });

function fileOf(game: string, language: Language): string {
  return `../../../docs/rules/${game}${language === "en" ? "" : `.${language}`}.md`;
}

export function hasRulebook(game: string): boolean {
  return fileOf(game, "en") in books;
}

export async function loadRulebook(game: string, language: Language): Promise<Rulebook> {
  const load = books[fileOf(game, language)];
  if (!load) throw new Error(`There is no rulebook of ${game} in ${language}.`);
  return load();
}
