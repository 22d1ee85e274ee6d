/** Zoff in Buffalo: what the page asks of a game. */

import "./tokens.css";
import type { BuffaloAction, BuffaloEvent, BuffaloView } from "../../wire.ts";
import type { GameModule } from "../module.ts";
import { marks, name } from "./actions.ts";
import Emblem from "./art/Emblem.svelte";
import Board from "./Board.svelte";
import { deed } from "./deeds.ts";
import { goal } from "./goal.ts";
import { help } from "./help/index.ts";
import { occasions } from "./occasions.ts";
import { gains, parts } from "./parts.ts";
import { scenes } from "./scenes.ts";
import { sound } from "./sounds.ts";
import { adviceFact, chapter, describe, explain, headline, standings, tell } from "./words.ts";

export const game: GameModule<BuffaloView, BuffaloAction, BuffaloEvent> = {
  key: "buffalo",
  Board,
  tell,
  chapter,
  deed,
  sound,
  explain,
  name,
  marks,
  fact: adviceFact,
  standings,
  scenes,
  parts,
  gains,
  Emblem,
  headline,
  help,
  goal,
  occasions,
  describe,
};
