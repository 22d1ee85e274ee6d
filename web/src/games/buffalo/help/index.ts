/** Buffalo on one screen. */

import type { Help } from "../../module.ts";
import type { Key } from "../say.ts";
import Bonus from "./pictures/Bonus.svelte";
import Choose from "./pictures/Choose.svelte";
import Order from "./pictures/Order.svelte";
import Place from "./pictures/Place.svelte";

export const help: Help<Key> = {
  aim: "help_aim",
  turn: [
    { picture: Choose, text: "help_choose" },
    { picture: Order, text: "help_order" },
    { picture: Place, text: "help_place" },
    { picture: Bonus, text: "help_bonus" },
  ],
  scoring: ["help_score_cows", "help_score_final", "help_score_all", "help_score_tie"],
};
