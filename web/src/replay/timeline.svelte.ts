/** A finished game, step by step: fetched in stretches, shown through somebody's eyes. */

import { api } from "../net/api.ts";
import type { Batch } from "../net/link.svelte.ts";
import { type Moment, momentsOf } from "./moments.ts";

const STRETCH = 64;

export class Timeline {
  /** The last step there is. */
  last = $state(0);
  /** The moment that is shown; null before the first came. */
  shown = $state.raw<Moment | null>(null);
  latest = $state.raw<Batch>({ number: 0, events: [] });
  /** Every moment fetched so far, by number. */
  moments = $state.raw<Moment[]>([]);
  eyes = $state("watch");

  #asked = new Map<number, Promise<void>>();
  #wanted = 0;

  constructor(
    readonly id: string,
    readonly key: string,
    eyes: string,
  ) {
    this.eyes = eyes;
  }

  /** Show a step; the stretch after it is fetched ahead. */
  async show(step: number): Promise<void> {
    this.#wanted = step;
    await this.#have(step);
    if (this.#wanted !== step) return;
    const moment = this.moments[step];
    if (!moment) return;
    const follows = this.shown !== null && step === this.shown.number + 1;
    this.latest = { number: this.latest.number + 1, events: follows ? moment.events : [] };
    this.shown = moment;
    const ahead = step + STRETCH / 2;
    if (ahead <= this.last) this.#have(ahead).catch(() => {});
  }

  /** Look through other eyes: what was known so far is forgotten. */
  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    this.moments = [];
    this.#asked.clear();
    await this.show(this.shown?.number ?? 0);
  }

  /** The moment of a step, fetched if need be. */
  async fetch(step: number): Promise<Moment | null> {
    await this.#have(step);
    return this.moments[step] ?? null;
  }

  #have(step: number): Promise<void> {
    const from = step - (step % STRETCH);
    let asked = this.#asked.get(from);
    if (!asked) {
      asked = this.#fetch(from);
      this.#asked.set(from, asked);
      asked.catch(() => this.#asked.delete(from));
    }
    return asked;
  }

  async #fetch(from: number): Promise<void> {
    const { eyes } = this;
    const replay = await api.replay(this.id, { eyes, from, count: STRETCH, key: this.key });
    if (eyes !== this.eyes) return;
    this.last = replay.last;
    this.moments = Object.assign([...this.moments], momentsOf(replay));
  }
}
