/** What the prose of a rulebook needs to know of its clauses. */

import { getContext, setContext } from "svelte";

export interface Clauses {
  /** What each is about. */
  readonly titles: ReadonlyMap<string, string>;
  /** Whether references are shown by number, not by what they are about. */
  readonly areNumbered: boolean;
}

const CLAUSES = Symbol("clauses");

export function giveClauses(clauses: Clauses): void {
  setContext(CLAUSES, clauses);
}

/** Undefined in prose of no rulebook. */
export function findClauses(): Clauses | undefined {
  return getContext(CLAUSES);
}
