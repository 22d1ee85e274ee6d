/** The puzzle of the day: the same for everybody, from one midnight in Greenwich to the next. */

const DAY = 24 * 60 * 60 * 1000;
// A prime, so that all puzzles of a game have had their day before one comes again.
const STRIDE = 7919;

/** The number of a day. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY);
}

/** The game whose turn it is. */
export function gameOfDay(games: string[], day: number): string {
  return games[day % games.length] ?? "";
}

/** Which of a game's puzzles it is, counted from 1. */
export function numberOfDay(games: number, count: number, day: number): number {
  return 1 + ((Math.floor(day / games) * STRIDE) % count);
}
