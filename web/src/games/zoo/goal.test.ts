import { expect, test } from "vitest";
import en from "../../../../src/menagerie/games/zoo/words/en.json";
import { fill } from "../../speech/message.ts";
import type { ZooSeatView, ZooView } from "../../wire.ts";
import { goal } from "./goal.ts";
import beating from "./samples/beating.json";
import exchanging from "./samples/exchanging.json";
import over from "./samples/over.json";
import type { Say } from "./say.ts";

const NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"];
const say: Say = (key, gaps = {}) => fill(en[key], gaps, "en");
const [seat] = (beating as unknown as ZooView).seats as [ZooSeatView];

/** Four players in the first round, changed as wanted. */
function table(changes: Partial<ZooView>, ...seats: Partial<ZooSeatView>[]): ZooView {
  const usual = { score: 0, cards: 9, out: null, partner: null, taken: null };
  return {
    ...(beating as unknown as ZooView),
    phase: "leading",
    seat: 0,
    teams: [],
    hand: ["fox", "seal"],
    seats: [0, 1, 2, 3].map((place) => ({ ...seat, seat: place, ...usual, ...seats[place] })),
    ...changes,
  };
}

test("first out scores as many points as there are players", () => {
  expect(goal(table({}), NAMES, say)).toBe("First out scores 4");
  expect(goal(table({}, {}, { out: 1 }), NAMES, say)).toBe("Next out scores 3");
});

test("one animal left is one set more", () => {
  expect(goal(table({ hand: ["fox", "fox"] }), NAMES, say)).toBe(
    "One more set, and you are out for 4 points",
  );
});

test("a rival with few cards is pointed out, a partner is not", () => {
  expect(goal(table({}, {}, { cards: 1 }), NAMES, say)).toBe("Careful: Bo has only one card left");
  expect(goal(table({}, { partner: 1 }, { cards: 1, partner: 0 }), NAMES, say)).toBe(
    "Next out scores 4; you and Bo add up your points",
  );
});

test("lions and hedgehogs are counted where they count and are remembered", () => {
  const teams = [[0, 2]];
  expect(goal(table({ teams }, { taken: ["fox"] }), NAMES, say)).toMatch(/no hedgehog yet/);
  expect(goal(table({ teams }, { taken: ["lion", "hedgehog"] }), NAMES, say)).toMatch(/lion/);
  expect(goal(table({}, { taken: ["fox"] }), NAMES, say)).toBe("First out scores 4");
});

test("who is out is told what it brought, the last nothing", () => {
  expect(goal(table({ hand: [] }, { out: 2 }), NAMES, say)).toBe("You are out: 3 points for it");
  expect(goal(table({ hand: [] }, { out: 4 }), NAMES, say)).toBe("You are out: no points for it");
});

test("every position has a line without gaps, and the end none", () => {
  for (const view of [beating, exchanging, over] as unknown as ZooView[]) {
    expect(goal(view, NAMES, say)).not.toMatch(/[{}]/);
  }
  expect(goal(over as unknown as ZooView, NAMES, say)).toBe("");
});
