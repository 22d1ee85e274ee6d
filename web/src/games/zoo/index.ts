/** Zoff im Zoo: what the page asks of a game. */

import "./tokens.css";
import type { Language } from "../../speech/languages.svelte.ts";
import type { ZooAction, ZooEvent, ZooView } from "../../wire.ts";
import type { GameModule } from "../module.ts";
import { marks, name } from "./actions.ts";
import Board from "./Board.svelte";
import { adviceFact, describe, explain, headline, standings, tell, tie } from "./words.ts";

const texts: Record<Language, () => Promise<Record<string, string>>> = {
  en: async () => (await import("./texts/en.ts")).en,
  de: async () => (await import("./texts/de.ts")).de,
  nl: async () => (await import("./texts/nl.ts")).nl,
  fr: async () => (await import("./texts/fr.ts")).fr,
};

export const game: GameModule<ZooView, ZooAction, ZooEvent> = {
  key: "zoo",
  Board,
  texts: (language) => texts[language](),
  tell,
  explain,
  name,
  marks,
  fact: adviceFact,
  standings,
  tie,
  headline,
  describe,
};
