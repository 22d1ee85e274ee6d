/** Zoff in Buffalo: what the page asks of a game. */

import "./tokens.css";
import type { Language } from "../../speech/languages.svelte.ts";
import type { BuffaloAction, BuffaloEvent, BuffaloView } from "../../wire.ts";
import type { GameModule } from "../module.ts";
import { marks, name } from "./actions.ts";
import Board from "./Board.svelte";
import { adviceFact, describe, explain, headline, standings, tell } from "./words.ts";

const texts: Record<Language, () => Promise<Record<string, string>>> = {
  en: async () => (await import("./texts/en.ts")).en,
  de: async () => (await import("./texts/de.ts")).de,
  nl: async () => (await import("./texts/nl.ts")).nl,
  fr: async () => (await import("./texts/fr.ts")).fr,
};

export const game: GameModule<BuffaloView, BuffaloAction, BuffaloEvent> = {
  key: "buffalo",
  Board,
  texts: (language) => texts[language](),
  tell,
  explain,
  name,
  marks,
  fact: adviceFact,
  standings,
  headline,
  describe,
};
