/** A game for which the page was built without a board: what the server sends, in plain fields. */

import type { OpaqueGame } from "../games/module.ts";
import Board from "./Board.svelte";
import { describe, explain, fact, headline, markOf, name, standings, tell } from "./words.ts";

export function genericGame(key: string): OpaqueGame {
  return {
    key,
    Board,
    tell,
    explain,
    name,
    marks: (action) => [markOf(action)],
    fact,
    standings,
    headline,
    describe,
  };
}
