/** Fetches a rulebook; each game in each language is a chunk of its own. */

import type { Language } from "../speech/languages.svelte.ts";
import type { Rulebook } from "./types.ts";

const books = import.meta.glob<{ rulebook: Rulebook }>("./*/{en,de,nl,fr}.ts");

export function hasRulebook(game: string): boolean {
  return `./${game}/en.ts` in books;
}

export async function loadRulebook(game: string, language: Language): Promise<Rulebook> {
  const load = books[`./${game}/${language}.ts`];
  if (!load) throw new Error(`There is no rulebook of ${game} in ${language}.`);
  return (await load()).rulebook;
}
