/** Whose games these are, as in CREDITS.md; names are the same in every language. */

import type { GameKey } from "../wire.ts";

interface Credit {
  game: GameKey;
  authors: string[];
  publisher: string;
  /** Another name the game was sold under. */
  also: string;
}

export const CREDITS: Credit[] = [
  { game: "buffalo", authors: ["Christwart Conrad"], publisher: "FX Schmid, 1998", also: "" },
  { game: "goats", authors: ["Günter Burkhardt"], publisher: "Amigo, 2008", also: "" },
  {
    game: "zoo",
    authors: ["Doris Matthäus", "Frank Nestel"],
    publisher: "Doris & Frank, 1999",
    also: "Frank’s Zoo",
  },
];
