import { expect, test } from "vitest";
import { ZOO_CARDS } from "../../wire.ts";
import { answersTo, beatenBy, nameOf, stacks } from "./cards.ts";

test("the rulebook's examples: what beats one seal, and whom the fox beats", () => {
  expect(answersTo("seal", 1)).toEqual([
    { kind: "whale", count: 1 },
    { kind: "polar-bear", count: 1 },
    { kind: "seal", count: 2 },
  ]);
  expect(beatenBy("fox")).toEqual(["hedgehog", "mouse"]);
});

test("sets are called by their animal", () => {
  expect(nameOf(["elephant", "mosquito", "joker"])).toBe("elephant");
  expect(nameOf(["mosquito", "joker"])).toBe("mosquito");
  expect(stacks(["joker", "fox", "fox"])).toEqual([
    { kind: "fox", count: 2 },
    { kind: "joker", count: 1 },
  ]);
  expect(ZOO_CARDS).toHaveLength(13);
});
