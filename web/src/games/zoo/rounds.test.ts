import { expect, test } from "vitest";
import type { ZooEvent } from "../../wire.ts";
import { scoredIn } from "./rounds.svelte.ts";

const everybody = { rule: "Z13", audience: "everybody" as const };
const passed: ZooEvent = { type: "passed", seat: 1, ...everybody };
const ended: ZooEvent = { type: "round_ended", round: 1, ...everybody };
const scored: ZooEvent = {
  type: "points_scored",
  seat: 1,
  order: 4,
  team: 2,
  lions: 2,
  hedgehog: -1,
  total: 12,
  ...everybody,
};

test("a round's points are found among its events", () => {
  expect(scoredIn([passed])).toBeNull();
  expect(scoredIn([ended, scored])?.round).toBe(1);
});
