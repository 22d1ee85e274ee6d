/** The lessons there are: each game's folder may have one, with its steps and its words. */

import { loadChunk } from "../net/chunks.ts";
import type { Language } from "../speech/texts.ts";
import type { GameAction, Position, TriedAction } from "../wire.ts";

/** One thing that the learner does, or with nothing expected, reads. */
export interface Step {
  /** What the keys of its words begin with: `_ask`, `_told`, `_other`. */
  key: string;
  /** Where it begins; without one it goes on from the step before. */
  position?: Position;
  /** What others do before the learner is asked, and afterwards. */
  before?: TriedAction[];
  replies?: TriedAction[];
  /** What is asked for: any of these lists of actions. */
  expects?: GameAction[][];
  /** What is ringed besides the actions that are asked for. */
  marks?: string[];
  /** The bot against which this position is played freely, at a table. */
  bot?: string;
}

export interface LessonData {
  seat: number;
  steps: Step[];
}

const folder = "../../../src/menagerie/games";
const steps = import.meta.glob<LessonData>("../../../src/menagerie/games/*/lesson/steps.json", {
  import: "default",
});
const words = import.meta.glob<Record<string, string>>(
  [
    "../../../src/menagerie/games/*/lesson/*.json",
    "!../../../src/menagerie/games/*/lesson/steps.json",
  ],
  { import: "default" },
);

export function hasLesson(game: string): boolean {
  return `${folder}/${game}/lesson/steps.json` in steps;
}

export async function loadLesson(game: string): Promise<LessonData> {
  const load = steps[`${folder}/${game}/lesson/steps.json`];
  if (!load) throw new Error(`There is no lesson of ${game}.`);
  return loadChunk(load);
}

export async function loadLessonTexts(
  game: string,
  language: Language,
): Promise<Record<string, string>> {
  const load = words[`${folder}/${game}/lesson/${language}.json`];
  return load ? loadChunk(load) : {};
}

/** Where a step begins: a position, and what has been done since it was laid out. */
export function beginningOf({ seat, steps }: LessonData, at: number): [Position, TriedAction[]] {
  let first = at;
  while (first > 0 && !steps[first]?.position) first -= 1;
  const position = steps[first]?.position;
  if (!position) throw new Error("The first step of a lesson has no position.");
  return [position, steps.slice(first, at).flatMap((step) => doneIn(step, seat))];
}

function doneIn({ before = [], expects = [], replies = [] }: Step, seat: number): TriedAction[] {
  const own = (expects[0] ?? []).map((action) => ({ seat, action }));
  return [...before, ...own, ...replies];
}
