/** Fetches a rulebook; each game in each language is a chunk of its own. */

import type { Language } from "../speech/languages.svelte.ts";
import type { Rulebook } from "./types.ts";

const books = import.meta.glob<{ rulebook: Rulebook }>("../games/*/rulebook/{en,de,nl,fr}.ts");

export function hasRulebook(game: string): boolean {
  return `../games/${game}/rulebook/en.ts` in books;
}

export async function loadRulebook(game: string, language: Language): Promise<Rulebook> {
  const load = books[`../games/${game}/rulebook/${language}.ts`];
  if (!load) throw new Error(`There is no rulebook of ${game} in ${language}.`);
  return (await load()).rulebook;
}
