/** Which puzzles were solved on this device, and whether at the first try. */

import { preferences } from "../device/preferences.svelte.ts";

type Mark = "first" | "later";

class Solved {
  #found = $state<Record<string, Mark>>(read());

  of(game: string, number: number): Mark | undefined {
    return this.#found[`${game} ${number}`];
  }

  count(game: string): number {
    return Object.keys(this.#found).filter((key) => key.startsWith(`${game} `)).length;
  }

  /** Note a solved puzzle; what was found at the first try stays so. */
  note(game: string, number: number, mark: Mark): void {
    this.#found[`${game} ${number}`] ??= mark;
    preferences.keep("puzzles", JSON.stringify(this.#found));
  }
}

function read(): Record<string, Mark> {
  try {
    return JSON.parse(preferences.recall("puzzles", "{}"));
  } catch {
    return {};
  }
}

export const solved = new Solved();
