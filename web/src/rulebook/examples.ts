/** Examples of clauses on a board: each game's folder may have some, with their words. */

import { loadChunk } from "../net/chunks.ts";
import type { Language } from "../speech/texts.ts";
import type { Position, TriedAction } from "../wire.ts";

/** A position, and what is done there to show a clause. */
export interface Example {
  /** The key of its sentence. */
  key: string;
  clause: string;
  /** Who looks. */
  seat: number;
  position: Position;
  actions: TriedAction[];
}

export type Words = Record<string, string>;

const folder = "../../../src/menagerie/games";
const data = import.meta.glob<Example[]>("../../../src/menagerie/games/*/examples/clauses.json", {
  import: "default",
});
const words = import.meta.glob<Words>(
  [
    "../../../src/menagerie/games/*/examples/*.json",
    "!../../../src/menagerie/games/*/examples/clauses.json",
  ],
  { import: "default" },
);

/** All examples of a game. */
export async function loadExamples(game: string): Promise<Example[]> {
  const load = data[`${folder}/${game}/examples/clauses.json`];
  return load ? loadChunk(load) : [];
}

/** What they show, sentence by sentence. */
export async function loadExampleWords(game: string, language: Language): Promise<Words> {
  const load = words[`${folder}/${game}/examples/${language}.json`];
  return load ? loadChunk(load) : {};
}
