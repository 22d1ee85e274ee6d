import { expect, it } from "vitest";
import type { Chapter } from "../games/module.ts";
import type { GameEvent } from "../wire.ts";
import { roundsOver } from "./rounds.ts";

const told = (...types: string[]) => types.map((type) => ({ type })) as unknown as GameEvent[];
const chapterOf = ({ type }: { type: string }): Chapter | null =>
  type.startsWith("round") ? { level: 1, text: type } : null;

it("is a round that is over once the next has begun", () => {
  const say = (key: string) => key;
  expect(roundsOver(told("round 1", "a"), chapterOf, say)).toEqual([]);
  expect(roundsOver(told("deal", "a"), chapterOf, say)).toEqual([]);
  const rounds = roundsOver(told("deal", "a", "round 2", "b", "round 3", "c"), chapterOf, say);
  expect(rounds).toEqual([told("deal", "a"), told("round 2", "b")]);
});
