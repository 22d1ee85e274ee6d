/** A finished game looked at again, as the parts round a board see it. */

import type { GameModule, Say } from "../games/module.ts";
import { fill } from "../speech/languages.svelte.ts";
import type { AtTable } from "../table/play.svelte.ts";
import { namesOf } from "../table/play.svelte.ts";
import type { Facts } from "../wire.ts";
import type { Reel } from "./reel.svelte.ts";

export class Rerun implements AtTable {
  constructor(
    readonly reel: Reel,
    readonly facts: Facts,
    readonly game: GameModule,
    readonly texts: () => Record<string, string>,
  ) {}

  say: Say = (key, gaps = {}) => fill(this.texts()[key] ?? key, gaps);

  get view() {
    return this.reel.shown?.view;
  }

  /** The seats, without clocks and absences: they are of another day. */
  get places() {
    const then = { left: null, since: null, away_until: null, stands_in: "" } as const;
    return this.facts.places.map((place) => ({ ...place, ...then }));
  }

  get names(): string[] {
    return namesOf(this.facts.places);
  }

  /** The seat through whose eyes we look; null for a spectator's. */
  get seat(): number | null {
    return this.reel.eyes === "watch" ? null : Number(this.reel.eyes);
  }

  get toAct(): number[] {
    return this.view?.to_act ?? [];
  }

  get ahead(): number {
    return 0;
  }

  isHere(): boolean {
    return true;
  }

  thinks(): boolean {
    return false;
  }

  /** What happened in a step, in words. */
  told(number: number): string {
    const events = this.reel.moments[number]?.events ?? [];
    return events
      .map((event) => this.game.tell(event, this.names, this.say))
      .filter(Boolean)
      .join(" ");
  }
}
