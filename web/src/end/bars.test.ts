import { expect, it } from "vitest";
import { barsOf, type Row } from "./bars.ts";

const row = (seat: number, ...points: number[]): Row => ({
  seat,
  name: "",
  score: "",
  rank: null,
  parts: points.map((each, place) => ({ name: `part ${place}`, points: each })),
});

it("draws the longest bar over the whole width and the others to scale", () => {
  const [long, short] = barsOf([row(0, 30, 10), row(1, 15, 0)]);
  expect(long?.stretches.map(({ length }) => length)).toEqual([75, 25]);
  expect(short?.stretches.map(({ look, length }) => [look, length])).toEqual([[0, 37.5]]);
});

it("writes what is taken off beside the bar", () => {
  const [bar] = barsOf([row(0, 4, -1)]);
  expect(bar?.less.map(({ points, look }) => [points, look])).toEqual([[-1, 1]]);
});
