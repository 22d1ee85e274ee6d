/** Herr der Ziegen: what the page asks of a game. */

import "./tokens.css";
import type { GoatsAction, GoatsEvent, GoatsView } from "../../wire.ts";
import type { GameModule } from "../module.ts";
import { marks, name } from "./actions.ts";
import Emblem from "./art/Emblem.svelte";
import Board from "./Board.svelte";
import { deed } from "./deeds.ts";
import { goal } from "./goal.ts";
import { help } from "./help/index.ts";
import { occasions } from "./occasions.ts";
import { parts, remarks } from "./parts.ts";
import { sound } from "./sounds.ts";
import {
  adviceFact,
  announce,
  chapter,
  describe,
  explain,
  headline,
  standings,
  tell,
} from "./words.ts";

export const game: GameModule<GoatsView, GoatsAction, GoatsEvent> = {
  key: "goats",
  Board,
  tell,
  announce,
  chapter,
  deed,
  sound,
  explain,
  name,
  marks,
  fact: adviceFact,
  standings,
  parts,
  remarks,
  Emblem,
  headline,
  help,
  goal,
  occasions,
  describe,
};
