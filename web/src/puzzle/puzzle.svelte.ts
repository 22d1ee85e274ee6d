/** A puzzle being solved: answers are tried on the board, and what they lead to is shown. */

import { preferences } from "../device/preferences.svelte.ts";
import type { Action } from "../net/changes.ts";
import { levelName } from "../speech/bots.ts";
import { t } from "../speech/languages.svelte.ts";
import { openTrial, type Trial } from "../trial/trial.svelte.ts";
import { BOT_NAMES } from "../ui/seats.ts";
import type { AnswerShown, PuzzleShown } from "../wire.ts";
import { solved } from "./solved.svelte.ts";

/** How long each action of a line is shown, in milliseconds. */
const BEAT = 900;

const beat = () => new Promise<void>((resolve) => setTimeout(resolve, BEAT));

/** Whether two actions say the same. */
export function isSame(one: object, other: object): boolean {
  const told = (action: object) => JSON.stringify(Object.entries(action).sort());
  return told(one) === told(other);
}

export class PuzzleGame {
  /** The answer that was tried last; null while the puzzle is open. */
  tried = $state.raw<AnswerShown | null>(null);
  /** What it is called; the board has moved on since. */
  triedName = $state("");
  /** How many answers were tried. */
  tries = $state(0);
  isShown = $state(false);

  constructor(
    readonly game: string,
    readonly puzzle: PuzzleShown,
    readonly trial: Trial,
  ) {}

  get best(): AnswerShown {
    const [best] = this.puzzle.answers;
    if (!best) throw new Error("A puzzle has answers.");
    return best;
  }

  get isRight(): boolean {
    return this.tried === this.best;
  }

  get isSolved(): boolean {
    return this.puzzle.proof === "solved";
  }

  /** The levels that miss it, by name. */
  get missed(): string[] {
    return this.puzzle.missed.map(levelName);
  }

  /** Try an answer; the game then goes on as far as that is certain. */
  async act(actions: Action[]): Promise<boolean> {
    const [action] = actions;
    const answer = this.puzzle.answers.find((one) => action && isSame(one.action, action));
    if (!answer || this.tried) return false;
    await this.#take(answer);
    this.tries += 1;
    if (this.isRight) solved.note(this.game, this.puzzle.number, this.#mark());
    return true;
  }

  /** Back to the position. */
  async again(): Promise<void> {
    await this.trial.lay(this.puzzle.position);
    this.tried = null;
  }

  /** Show the answer to somebody who gives up: on the board first, then what it leads to. */
  async show(): Promise<void> {
    if (this.tried) await this.again();
    this.isShown = true;
    await beat();
    await this.#take(this.best);
  }

  #mark(): "first" | "later" {
    return this.tries === 1 && !this.isShown ? "first" : "later";
  }

  async #take(answer: AnswerShown): Promise<void> {
    const { game, view, names, say } = this.trial;
    const name = game.name(answer.action, view, names, say);
    await this.trial.act([answer.action]);
    this.triedName = name;
    this.tried = answer;
    await this.trial.play(answer.line, beat);
  }
}

/** A puzzle with its board, its position laid out. */
export async function openPuzzle(game: string, puzzle: PuzzleShown): Promise<PuzzleGame> {
  const { seats } = puzzle.position;
  const names = BOT_NAMES.slice(0, seats);
  names[puzzle.seat] = preferences.name || t("guest");
  const trial = await openTrial({ key: game, seat: puzzle.seat, names }, puzzle.position);
  return new PuzzleGame(game, puzzle, trial);
}
