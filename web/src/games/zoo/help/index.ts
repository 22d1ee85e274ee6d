/** Zoo on one screen. */

import type { Help } from "../../module.ts";
import type { Key } from "../say.ts";
import Beat from "./pictures/Beat.svelte";
import Lead from "./pictures/Lead.svelte";
import Out from "./pictures/Out.svelte";
import Trick from "./pictures/Trick.svelte";

export const help: Help<Key> = {
  aim: "help_aim",
  turn: [
    { picture: Lead, text: "help_lead" },
    { picture: Beat, text: "help_beat" },
    { picture: Trick, text: "help_trick" },
    { picture: Out, text: "help_out" },
  ],
  scoring: [
    "help_score_order",
    "help_score_team",
    "help_score_lions",
    "help_score_hedgehog",
    "help_score_end",
  ],
};
