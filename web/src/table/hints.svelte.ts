/** Hints at a table: requested, shown one by one, taken over. */

import type { Wanted } from "../games/module.ts";
import type { Action } from "../net/changes.ts";
import { actionsOf } from "../speech/advice.ts";
import type { Advice, Advised, Suggestion } from "../wire.ts";
import type { Play } from "./play.svelte.ts";

const MOST = 5;

export class Hints {
  isThinking = $state(false);
  /** Whether chances and other choices are shown. */
  isOpen = $state(false);
  /** Which suggestion is shown. */
  place = $state(0);
  wanted = $state.raw<Wanted<Action> | null>(null);
  #advised = $state.raw<Advised | null>(null);

  constructor(readonly play: Play) {}

  /** Whether a hint can be asked for now. */
  get mayAsk(): boolean {
    return this.play.table.may_hint && this.play.isMyTurn && !this.play.table.paused;
  }

  /** What was advised, as long as it is for this very turn. */
  get advice(): Advice | null {
    const advised = this.#advised;
    return advised && this.mayAsk && advised.turn === this.play.table.you.turn
      ? advised.advice
      : null;
  }

  get suggestions(): Suggestion[] {
    return this.advice?.suggestions.slice(0, MOST) ?? [];
  }

  /** The suggestion that is shown. */
  get shown(): Suggestion | null {
    return this.suggestions[this.place] ?? null;
  }

  /** What on the board it is about. */
  get marks(): string[] {
    return this.shown ? actionsOf(this.shown).flatMap(this.play.game.marks) : [];
  }

  /** Ask, or put away what is shown. */
  async toggle(after: Action[]): Promise<void> {
    if (this.isThinking) return;
    if (this.advice) this.close();
    else await this.#ask(after);
  }

  async #ask(after: Action[]): Promise<void> {
    this.isThinking = true;
    const answer = await this.play.link.hint(after);
    this.isThinking = false;
    this.place = 0;
    this.isOpen = false;
    if ("advice" in answer) this.#advised = answer;
    else this.play.link.refused = answer;
  }

  /** Prepare the suggestion that is shown; the player still has to confirm it. */
  take(): void {
    if (!this.shown) return;
    const number = (this.wanted?.number ?? 0) + 1;
    this.wanted = { number, actions: actionsOf(this.shown) };
  }

  close(): void {
    this.#advised = null;
  }
}
