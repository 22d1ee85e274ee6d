import { expect, test } from "vitest";
import { spotOf, walkBetween } from "./places.ts";

test("positions go clockwise from the top edge of column 1", () => {
  expect(spotOf(0, 7)).toEqual({ side: "top", row: 0, column: 1 });
  expect(spotOf(7, 7)).toEqual({ side: "right", row: 1, column: 8 });
  expect(spotOf(14, 7)).toEqual({ side: "bottom", row: 8, column: 7 });
  expect(spotOf(27, 7)).toEqual({ side: "left", row: 1, column: 0 });
  expect(walkBetween(26, 1, 7)).toEqual([26, 27, 0, 1]);
});
