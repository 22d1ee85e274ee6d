/** A replayed game, as its frame sees it. */

import { type FramedGame, namesOf } from "../frame/game.ts";
import type { OpaqueGame, Say } from "../games/module.ts";
import type { OpaqueView } from "../net/changes.ts";
import { fill } from "../speech/languages.svelte.ts";
import type { Facts, GameEvent } from "../wire.ts";
import type { Timeline } from "./timeline.svelte.ts";

export class ReplayedGame implements FramedGame {
  constructor(
    readonly timeline: Timeline,
    readonly facts: Facts,
    readonly game: OpaqueGame,
    readonly texts: () => Record<string, string>,
  ) {}

  say: Say = (key, gaps = {}) => fill(this.texts()[key] ?? key, gaps);

  get view(): OpaqueView {
    if (!this.timeline.shown) throw new Error("No step was fetched yet.");
    return this.timeline.shown.view;
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
    return this.timeline.eyes === "watch" ? null : Number(this.timeline.eyes);
  }

  get own(): null {
    return null;
  }

  get toAct(): number[] {
    return this.view.to_act;
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

  /** What happened up to the moment that is shown, as far as it was fetched. */
  get story(): GameEvent[] {
    const last = this.timeline.shown?.number ?? 0;
    return this.timeline.moments.slice(0, last + 1).flatMap((moment) => moment?.events ?? []);
  }

  /** What happened in a step, in words. */
  told(number: number): string {
    const events = this.timeline.moments[number]?.events ?? [];
    return events
      .map((event) => this.game.tell(event, this.names, this.say))
      .filter(Boolean)
      .join(" ");
  }
}
