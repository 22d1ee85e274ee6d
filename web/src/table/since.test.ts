import { describe, expect, it } from "vitest";
import type { Deed } from "../games/module.ts";
import type { GameEvent } from "../wire.ts";
import { lastMarks, since } from "./since.ts";

const events = [
  ["ada", 0, "cell 1,1"],
  ["bea first", 1, "cell 2,2"],
  ["noise", -1, ""],
  ["bea", 1, "cell 3,3"],
  ["cem", 2, ""],
] as const;
const story = events.map(([type]) => ({ type })) as unknown as GameEvent[];

function deedOf({ type }: { type: string }): Deed | null {
  const [, seat = -1, mark = ""] = events.find(([name]) => name === type) ?? [];
  return seat < 0 ? null : { seat, marks: mark ? [mark] : [] };
}

const lines = (own: number | null) =>
  since(story, own, deedOf, (event) => event.type as string).map(({ text }) => text);

describe("since one's turn", () => {
  it("tells what the others have done since then, in order", () => {
    expect(lines(0)).toEqual(["bea first", "bea", "cem"]);
    expect(lines(1)).toEqual(["cem"]);
    expect(lines(2)).toEqual([]);
  });

  it("tells those who watch what came last", () => {
    expect(lines(null)).toEqual(["ada", "bea first", "bea", "cem"]);
  });

  it("outlines the last deed of each player", () => {
    const told = since(story, 0, deedOf, () => "x");
    expect(lastMarks(since(story, 0, deedOf, (event) => event.type as string))).toEqual([
      "cell 3,3",
    ]);
    expect(told).toHaveLength(1);
  });
});
