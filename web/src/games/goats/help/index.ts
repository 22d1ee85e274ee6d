/** Goats on one screen. */

import type { Help } from "../../module.ts";
import type { Key } from "../say.ts";
import Play from "./pictures/Play.svelte";
import Take from "./pictures/Take.svelte";
import Walk from "./pictures/Walk.svelte";
import Win from "./pictures/Win.svelte";

export const help: Help<Key> = {
  aim: "help_aim",
  turn: [
    { picture: Play, text: "help_play" },
    { picture: Walk, text: "help_walk" },
    { picture: Take, text: "help_take" },
    { picture: Win, text: "help_win" },
  ],
  scoring: ["help_score_cards", "help_score_chain", "help_score_milk", "help_score_end"],
};
