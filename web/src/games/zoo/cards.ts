/** Cards as counts by kind, and what they are called: no rules, only counting. */

import { ZOO_CARDS, type ZooCard } from "../../wire.ts";
import { type Animal, BEATEN_BY } from "./beaten-by.ts";

export const ANIMALS = ZOO_CARDS.filter((kind) => kind !== "joker");

type Counts = Partial<Record<ZooCard, number>>;

export interface Stack {
  kind: ZooCard;
  count: number;
}

export function tally(cards: readonly ZooCard[]): Counts {
  const counts: Counts = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

export function sorted(cards: readonly ZooCard[]): ZooCard[] {
  return [...cards].sort((one, other) => ZOO_CARDS.indexOf(one) - ZOO_CARDS.indexOf(other));
}

export function copies(kind: ZooCard, count: number): ZooCard[] {
  return Array<ZooCard>(count).fill(kind);
}

/** Cards by kind, in order. */
export function stacks(cards: readonly ZooCard[]): Stack[] {
  const counts = tally(cards);
  return ZOO_CARDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
}

/** Whether some cards are among others. */
export function isWithin(some: readonly ZooCard[], others: readonly ZooCard[]): boolean {
  const there = tally(others);
  return Object.entries(tally(some)).every(([kind, n]) => (there[kind as ZooCard] ?? 0) >= n);
}

export function isSame(some: readonly ZooCard[], others: readonly ZooCard[]): boolean {
  return some.length === others.length && isWithin(some, others);
}

/** The animal that the cards of a set are called by (Z3). */
export function nameOf(cards: readonly ZooCard[]): ZooCard {
  if (cards.includes("elephant")) return "elephant";
  return cards.find((card) => card !== "joker") ?? "joker";
}

/** Z2: the animals that beat an animal, as the rulebook's table has them. */
export function beatersOf(kind: ZooCard): ZooCard[] {
  const beaters = BEATEN_BY[kind.replace("-", "_") as Animal] ?? [];
  return ANIMALS.filter((animal) => beaters.includes(animal.replace("-", "_") as Animal));
}

/** Z2: the animals that an animal beats. */
export function beatenBy(kind: ZooCard): ZooCard[] {
  return ANIMALS.filter((animal) => beatersOf(animal).includes(kind));
}

/** Z7: the sets that beat so many of an animal, to tell them. */
export function answersTo(animal: ZooCard, number: number): Stack[] {
  const others = beatersOf(animal).map((kind) => ({ kind, count: number }));
  return [...others, { kind: animal, count: number + 1 }];
}
