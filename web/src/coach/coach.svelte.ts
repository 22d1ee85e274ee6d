/** The coach: when something happens for the first time on this device, one sentence about it. */

import { preferences } from "../device/preferences.svelte.ts";
import type { Occasion } from "../games/module.ts";
import type { Play } from "../table/play.svelte.ts";

export class Coach {
  /** What is said, until it is put away or one acts. */
  shown = $state.raw<Occasion | null>(null);
  #turn = 0;

  constructor(readonly play: Play) {}

  /** Whether somebody listens: a player against bots, or who wants it at every table. */
  get isOn(): boolean {
    const { seat, isOver, isAlone } = this.play;
    if (seat === null || isOver || preferences.coach === "off") return false;
    return isAlone || preferences.coach === "on";
  }

  /** What has just happened, or is asked now; who acts has read what was said. */
  see(): void {
    const { game, view, link, table } = this.play;
    if (table.you.turn !== this.#turn || !this.isOn) this.shown = null;
    this.#turn = table.you.turn;
    if (!this.isOn || this.shown) return;
    const found = game.occasions?.(view, link.latest.events) ?? [];
    const first = found.find(({ text }) => !this.#wasTold(text));
    if (!first) return;
    preferences.keep(this.#keyOf(first.text), "told");
    this.shown = first;
  }

  close(): void {
    this.shown = null;
  }

  #wasTold(text: string): boolean {
    return preferences.recall(this.#keyOf(text), "") !== "";
  }

  #keyOf(text: string): string {
    return `coach.${this.play.game.key}.${text}`;
  }
}
