import { expect, test } from "vitest";
import type { ZooEvent } from "../../wire.ts";
import { roundsIn } from "./rounds.ts";

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

test("rounds are found in all that was told, with everybody's points by seat", () => {
  expect(roundsIn([passed])).toEqual([]);
  const second: ZooEvent = { ...ended, round: 2 };
  const other: ZooEvent = { ...scored, seat: 0 };
  const rounds = roundsIn([passed, ended, scored, other, second, scored]);
  expect(rounds.map(({ round }) => round)).toEqual([1, 2]);
  expect(rounds[0]?.points.map(({ seat }) => seat)).toEqual([0, 1]);
});
