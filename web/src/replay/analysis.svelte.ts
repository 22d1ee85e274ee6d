/** The analysis of a finished game: requested, awaited, and the decision that is shown. */

import { api } from "../net/api.ts";
import { errorText } from "../speech/refusals.ts";
import type { Analysis, AnalysisShown, Misstep } from "../wire.ts";

const PAUSE = 1000;

export class GameAnalysis {
  told = $state.raw<AnalysisShown | null>(null);
  notice = $state("");
  /** The decision that is shown; its better action is drawn at its step. */
  misstep = $state.raw<Misstep | null>(null);
  #timer = 0;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {}

  get result(): Analysis | null {
    return this.told?.analysis ?? null;
  }

  get isUnderWay(): boolean {
    return this.told?.status === "waiting" || this.told?.status === "running";
  }

  /** See how far it is, if anybody has asked for it. */
  look(): Promise<void> {
    return this.#hear(api.analysis(this.id, this.key));
  }

  /** Let it be made. */
  begin(): Promise<void> {
    return this.#hear(api.analyse(this.id, this.key));
  }

  /** No longer wait for it. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  async #hear(asked: Promise<AnalysisShown>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.told = await asked;
      this.notice = "";
    } catch (error) {
      this.notice = errorText(error);
    }
    if (this.isUnderWay) this.#timer = window.setTimeout(() => this.look(), PAUSE);
  }
}
