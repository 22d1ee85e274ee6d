/** The settings of a table for friends, as they were chosen last time. */

import { usualPace } from "../device/pace.ts";
import { preferences } from "../device/preferences.svelte.ts";
import type { Clock, Settings, WantedSettings } from "../wire.ts";
import type { OptionValue } from "./options.ts";

const CLOCK: Clock = { kind: "none" };

export class TableSettings {
  seats = $state(0);
  options = $state<Record<string, OptionValue>>({});
  clock = $state<Clock>(CLOCK);
  chat = $state<"none" | "phrases" | "text">("text");
  pace = $state(usualPace());
  public = $state(false);
  hints = $state(false);
  spectators = $state(true);

  constructor(readonly game: string) {
    try {
      Object.assign(this, JSON.parse(preferences.recall(`${game}.wishes`, "{}")));
    } catch {
      // What was remembered cannot be read: the usual will do.
    }
  }

  /** The settings that a table has. */
  static of(told: Settings): TableSettings {
    const settings = new TableSettings(told.game);
    const { seats, options, clock, chat, pace, spectators } = told;
    const kept = { seats, clock, chat, pace, spectators, public: told.public };
    return Object.assign(settings, kept, { options: { ...options }, hints: told.hints === true });
  }

  /** All settings, as the server is asked for them. */
  get wanted(): WantedSettings {
    const { game, seats, options, clock, chat, pace, spectators, hints } = this;
    return {
      game,
      seats,
      options: { ...options },
      clock,
      chat,
      pace,
      spectators,
      hints,
      public: this.public,
    };
  }

  remember(): void {
    const { game: _, ...settings } = this.wanted;
    preferences.keep(`${this.game}.wishes`, JSON.stringify(settings));
  }
}
