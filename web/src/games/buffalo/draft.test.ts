import { describe, expect, it } from "vitest";
import type { BuffaloColour } from "../../wire.ts";
import { Draft, type Pair } from "./draft.svelte.ts";

function draftOf(sent: Pair[] = [], colours: BuffaloColour[] = ["blue"]): Draft {
  return new Draft(
    () => sent,
    () => colours,
  );
}

const lake: Pair = { pasture: "lucky-lake", card: "4A", colour: null };
const creek: Pair = { pasture: "drunkn-creek", card: "3A", colour: null };

describe("A draft of two pairs", () => {
  it("is whole with two pairs", () => {
    const draft = draftOf();
    draft.add(lake);
    expect(draft.isWhole).toBe(false);
    draft.add(creek);
    expect(draft.isWhole).toBe(true);
  });

  it("lets a card move, and a pasture change its card", () => {
    const draft = draftOf();
    draft.add(lake);
    draft.add({ ...lake, pasture: "fire-fields" });
    expect(draft.pairs).toEqual([{ ...lake, pasture: "fire-fields" }]);
    draft.add({ ...creek, pasture: "fire-fields" });
    expect(draft.pairs).toEqual([{ ...creek, pasture: "fire-fields" }]);
  });

  it("lets a third pair take the place of the oldest", () => {
    const draft = draftOf();
    const third: Pair = { pasture: "fire-fields", card: "2C", colour: null };
    for (const pair of [lake, creek, third]) draft.add(pair);
    expect(draft.pairs).toEqual([creek, third]);
  });

  it("begins with what was sent, and returns to it", () => {
    const draft = draftOf([lake, creek]);
    expect(draft.isChanged).toBe(false);
    draft.add({ ...lake, card: "5J" });
    expect(draft.isChanged).toBe(true);
    expect(draft.unsent).toEqual([{ ...lake, card: "5J" }]);
    draft.reset();
    expect(draft.pairs).toEqual([lake, creek]);
  });

  it("gives each of two colours a pair, also where cards lie on no pasture", () => {
    const draft = draftOf([], ["blue", "green"]);
    expect(draft.colour).toBe("blue");
    draft.add({ pasture: null, card: "4A", colour: "blue" });
    expect(draft.colour).toBe("green");
    draft.add({ pasture: null, card: "3A", colour: "green" });
    expect(draft.pairs.length).toBe(2);
  });
});
