/** What a table for friends shall be like, as it was wished last time. */

import { usualPace } from "../device/pace.ts";
import { look } from "../device/preferences.svelte.ts";
import type { Clock, GameKey, WantedSettings } from "../wire.ts";
import type { OptionValue } from "./options.ts";

const CLOCK: Clock = { kind: "none" };

export class Wishes {
  seats = $state(0);
  options = $state<Record<string, OptionValue>>({});
  clock = $state<Clock>(CLOCK);
  chat = $state<"none" | "phrases" | "text">("text");
  pace = $state(usualPace());
  public = $state(false);
  hints = $state(false);
  spectators = $state(true);

  constructor(readonly game: GameKey) {
    try {
      Object.assign(this, JSON.parse(look.recall(`${game}.wishes`, "{}")));
    } catch {
      // What was remembered cannot be read: the usual will do.
    }
  }

  /** All wishes, as the server is asked for them. */
  get settings(): WantedSettings {
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
    const { game: _, ...wishes } = this.settings;
    look.keep(`${this.game}.wishes`, JSON.stringify(wishes));
  }
}
