import { expect, it } from "vitest";
import { isAsGood, isHopeless } from "./chances.ts";

const way = (win: number, error = 0.03) => ({ win, error });

it("speaks of points where no choice wins any more", () => {
  expect(isHopeless([way(0), way(0.004)])).toBe(true);
  expect(isHopeless([way(0), way(0.02)])).toBe(false);
});

it("calls a choice as good as the best only within what chance explains", () => {
  expect(isAsGood(way(0.41), way(0.44))).toBe(true);
  expect(isAsGood(way(0.48), way(0.44))).toBe(true);
  expect(isAsGood(way(0.3), way(0.44))).toBe(false);
});
