/** Zoff im Zoo: what the page asks of a game. */

import "./tokens.css";
import type { ZooAction, ZooEvent, ZooView } from "../../wire.ts";
import type { GameModule } from "../module.ts";
import { marks, name } from "./actions.ts";
import Emblem from "./art/Emblem.svelte";
import Board from "./Board.svelte";
import { deed } from "./deeds.ts";
import { goal } from "./goal.ts";
import { help } from "./help/index.ts";
import { occasions } from "./occasions.ts";
import SeatFacts from "./parts/SeatFacts.svelte";
import { gains, parts } from "./parts.ts";
import { sound } from "./sounds.ts";
import { adviceFact, chapter, describe, explain, headline, standings, tell, tie } from "./words.ts";

export const game: GameModule<ZooView, ZooAction, ZooEvent> = {
  key: "zoo",
  Board,
  SeatFacts,
  tell,
  chapter,
  deed,
  sound,
  explain,
  name,
  marks,
  fact: adviceFact,
  standings,
  parts,
  gains,
  Emblem,
  tie,
  headline,
  help,
  goal,
  occasions,
  describe,
};
