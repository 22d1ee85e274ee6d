/** How Goats says its texts; a key that does not exist is an error. */

import type en from "../../../../src/menagerie/games/goats/words/en.json";
import type { Gaps } from "../../speech/message.ts";

export type Key = keyof typeof en;

/** A text of the game by its key, in the language spoken. */
export type Say = (key: Key, gaps?: Gaps) => string;
