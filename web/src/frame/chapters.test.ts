import { describe, expect, it } from "vitest";
import type { Chapter } from "../games/module.ts";
import type { GameEvent } from "../wire.ts";
import { chaptersOf } from "./chapters.ts";

const told = (...types: string[]) => types.map((type) => ({ type })) as unknown as GameEvent[];

function chapterOf({ type }: { type: string }): Chapter | null {
  if (type.startsWith("round")) return { level: 1, text: type };
  return type.startsWith("Ada") ? { level: 2, text: "Ada" } : null;
}

describe("the log", () => {
  it("tells every event under the heading that came last", () => {
    const events = told(
      "deal",
      "round 1",
      "Ada plays",
      "takes",
      "round 2",
      "Ada plays",
      "Ada again",
    );
    const chapters = chaptersOf(events, chapterOf, [], (key) => key);
    expect(chapters.map(({ text, level, first }) => [text, level, first])).toEqual([
      ["", 0, 0],
      ["round 1", 1, 1],
      ["Ada", 2, 2],
      ["round 2", 1, 4],
      ["Ada", 2, 5],
    ]);
    expect(chapters.flatMap((chapter) => chapter.events)).toEqual(events);
  });

  it("is one list in a game that has no headings", () => {
    expect(chaptersOf(told("one", "two"), undefined, [], (key) => key)).toHaveLength(1);
  });
});
