/** The games as the server describes them, remembered so that the boxes are complete at once. */

import { preferences } from "../device/preferences.svelte.ts";
import type { GameShown } from "../wire.ts";
import { api } from "./api.ts";

class Catalog {
  games = $state.raw<GameShown[]>(this.#kept());
  #asked: Promise<void> | null = null;

  /** Ask the server, once. */
  load(): Promise<void> {
    this.#asked ??= this.#load().catch(() => {
      this.#asked = null;
    });
    return this.#asked;
  }

  of(key: string): GameShown | undefined {
    return this.games.find((game) => game.key === key);
  }

  async #load(): Promise<void> {
    this.games = (await api.games()).games;
    preferences.keep("games", JSON.stringify(this.games));
  }

  #kept(): GameShown[] {
    try {
      return JSON.parse(preferences.recall("games", "[]"));
    } catch {
      return [];
    }
  }
}

export const catalog = new Catalog();
