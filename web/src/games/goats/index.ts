/** Herr der Ziegen. */

import type { GoatsAction, GoatsEvent, GoatsView } from "../../wire.ts";
import type { GameModule } from "../module.ts";
import { marks, name } from "./actions.ts";
import Board from "./Board.svelte";
import { adviceFact, describe, explain, headline, standings, tell } from "./words.ts";

export const game: GameModule<GoatsView, GoatsAction, GoatsEvent> = {
  key: "goats",
  Board,
  texts: async (language) => {
    if (language === "de") return (await import("./texts/de.ts")).de;
    if (language === "nl") return (await import("./texts/nl.ts")).nl;
    if (language === "fr") return (await import("./texts/fr.ts")).fr;
    return (await import("./texts/en.ts")).en;
  },
  tell,
  explain: (reason, say) => explain(reason, say),
  name,
  marks,
  fact: adviceFact,
  standings,
  headline,
  describe,
};
