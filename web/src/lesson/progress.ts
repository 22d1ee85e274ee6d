/** How far somebody has come in a lesson, remembered on this device. */

import { preferences } from "../device/preferences.svelte.ts";

function keyOf(game: string, what: string): string {
  return `${game}.lesson.${what}`;
}

function numberOf(game: string, what: string): number {
  return Number.parseInt(preferences.recall(keyOf(game, what), "0"), 10) || 0;
}

/** The step to go on with; 0 for a new lesson, or one that was finished. */
export function stepReached(game: string): number {
  return numberOf(game, "step");
}

/** The last step that was ever reached. */
export function furthestStep(game: string): number {
  return numberOf(game, "furthest");
}

export function keepStep(game: string, step: number): void {
  preferences.keep(keyOf(game, "step"), String(step));
  const furthest = Math.max(step, furthestStep(game));
  preferences.keep(keyOf(game, "furthest"), String(furthest));
}

/** Whether to ask, before the first game of all, if somebody would like to learn it. */
export function asksToLearn(game: string): boolean {
  const known = [
    preferences.recall(`${game}.seats`, ""),
    preferences.recall(keyOf(game, "asked"), ""),
  ];
  return known.every((one) => one === "") && furthestStep(game) === 0;
}

export function keepAsked(game: string): void {
  preferences.keep(keyOf(game, "asked"), "yes");
}

/** The lesson is done; next time it begins at the first step. */
export function keepDone(game: string): void {
  preferences.keep(keyOf(game, "step"), "0");
  preferences.keep(keyOf(game, "table"), "");
}

/** The table of a lesson's last round, while it is played. */
export function tableOf(game: string): string {
  return preferences.recall(keyOf(game, "table"), "");
}

export function keepTable(game: string, table: string): void {
  preferences.keep(keyOf(game, "table"), table);
}
