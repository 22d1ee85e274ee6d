import { describe, expect, test } from "vitest";
import type { ZooCard } from "../../wire.ts";
import { isSame } from "./cards.ts";
import { Choice, offersIn } from "./choice.svelte.ts";

describe("picking cards", () => {
  const sets: ZooCard[][] = [
    ["fox", "fox"],
    ["fox", "joker"],
    ["elephant", "elephant"],
  ];
  const plays = offersIn(sets.map((cards) => ({ type: "play", cards })));
  const pushes = offersIn([
    { type: "push", cards: ["fox", "seal"] },
    { type: "push", cards: ["fox", "lion"] },
    { type: "push", cards: ["seal", "lion"] },
  ]);

  test("a tap takes as many as are needed", () => {
    const choice = new Choice(() => plays);
    expect(choice.tap("fox")).toBe(true);
    expect(isSame(choice.picked, ["fox", "fox"])).toBe(true);
    choice.tap("joker");
    expect(isSame(choice.picked, ["fox", "joker"])).toBe(true);
    choice.tap("elephant");
    expect(choice.cards).toEqual(["elephant", "elephant"]);
  });

  test("what no legal action has is not picked", () => {
    const choice = new Choice(() => plays);
    expect(choice.tap("mouse")).toBe(false);
    expect(choice.picked).toEqual([]);
  });

  test("of cards to push the first picked makes room", () => {
    const choice = new Choice(() => pushes);
    for (const kind of ["fox", "seal", "lion"] as const) choice.tap(kind);
    expect(choice.cards).toEqual(["lion", "seal"]);
  });
});
