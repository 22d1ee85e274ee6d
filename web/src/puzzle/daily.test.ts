import { expect, test } from "vitest";
import { dayOf, gameOfDay, numberOfDay } from "./daily.ts";

const GAMES = ["first", "second", "third"];

test("a day ends at midnight in Greenwich", () => {
  const midnight = Date.UTC(2026, 10, 20);
  expect(dayOf(midnight - 1)).toBe(dayOf(midnight) - 1);
  expect(dayOf(midnight + 86_399_999)).toBe(dayOf(midnight));
});

test("games take turns, and every puzzle has its day before one comes again", () => {
  const days = Array.from({ length: 3 * 64 }, (_, day) => day);
  expect(days.slice(0, 4).map((day) => gameOfDay(GAMES, day))).toEqual([...GAMES, "first"]);
  const seen = days.map((day) => `${gameOfDay(GAMES, day)} ${numberOfDay(3, 64, day)}`);
  expect(new Set(seen).size).toBe(3 * 64);
});
