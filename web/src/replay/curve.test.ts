import { expect, test } from "vitest";
import type { Point } from "../wire.ts";
import { across, down, HEIGHT, lineOf, pointAt, rowsOf, stepAt, WIDTH } from "./curve.ts";

const points: Point[] = [
  { step: 2, seat: 0, chances: [0.5, 0.5] },
  { step: 5, seat: 1, chances: [0.25, 0.75] },
  { step: 10, seat: null, chances: [0, 1] },
];

test("a sure win is at the top, at the end on the right", () => {
  expect([across(10, 10), down(1)]).toEqual([WIDTH, 0]);
  expect([across(0, 10), down(0)]).toEqual([0, HEIGHT]);
});

test("a game without steps has no width", () => {
  expect(across(0, 0)).toBe(0);
});

test("each seat has a line of its own", () => {
  expect(lineOf(points, 0, 10)).toBe("64,60 160,90 320,120");
  expect(lineOf(points, 1, 10)).toBe("64,60 160,30 320,0");
});

test("a step has the chances of the last decision before it", () => {
  expect(pointAt(points, 6)?.step).toBe(5);
  expect(pointAt(points, 0)?.step).toBe(2);
  expect(pointAt([], 3)).toBeUndefined();
});

test("a place leads to its step, and none leads beyond", () => {
  expect(stepAt(0.52, 10)).toBe(5);
  expect([stepAt(-1, 10), stepAt(2, 10)]).toEqual([0, 10]);
});

test("a table leaves points out, but never the last", () => {
  const many = Array.from({ length: 100 }, (_, step) => ({ step, seat: 0, chances: [1] }));
  const rows = rowsOf(many, 30);
  expect(rows.length).toBeLessThanOrEqual(31);
  expect(rows.at(-1)?.step).toBe(99);
});
