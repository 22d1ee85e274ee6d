import { describe, expect, it } from "vitest";
import type { BuffaloEvent, BuffaloView, GoatsView, ZooEvent, ZooView } from "../wire.ts";
import { parts as buffaloParts } from "./buffalo/parts.ts";
import buffaloViews from "./buffalo/samples/views.json";
import { parts as goatsParts, remarks } from "./goats/parts.ts";
import goatsViews from "./goats/samples/views.json";
import type { Part } from "./module.ts";
import { parts as zooParts } from "./zoo/parts.ts";

const say = (key: string, gaps: Record<string, string | number> = {}) =>
  `${key} ${gaps.name ?? ""} ${gaps.kind ?? ""}`.trim();
const sum = (parts: Part[] = []) => parts.reduce((all, { points }) => all + points, 0);
const ZOO_ROUND = [
  { type: "points_scored", seat: 0, order: 4, team: 2, lions: 2, hedgehog: -1, total: 7 },
  { type: "points_scored", seat: 1, order: 0, team: 4, lions: 0, hedgehog: 0, total: 4 },
] as unknown as ZooEvent[];

describe("where points came from", () => {
  it("tells cows that were placed from both kinds of bonus, and takes the bid off", () => {
    const view = structuredClone(buffaloViews.market) as unknown as BuffaloView;
    const [seat] = view.seats;
    if (!seat) throw new Error("There is nobody.");
    const changed = { ...seat, score: 10.92, bids: ["1.08"] };
    const options = { ...view.options, auction: true };
    const story = [
      { type: "cow_put", seat: seat.seat },
      { type: "cow_put", seat: seat.seat },
      { type: "cow_put", seat: seat.seat + 1 },
      { type: "final_bonus_paid", seat: seat.seat, cows: 3 },
    ] as unknown as BuffaloEvent[];
    const [found] = buffaloParts({ ...view, options, seats: [changed] }, story, say);
    expect(found?.map(({ points }) => points)).toEqual([7, 2, 3, -1.08]);
    expect(sum(found)).toBeCloseTo(changed.score);
  });

  it("adds up to the score in Goats", () => {
    const view = structuredClone(goatsViews.dogs) as unknown as GoatsView;
    const seats = view.seats.map((seat) => ({
      ...seat,
      meadow_points: 12,
      milk_points: 3,
      score: 15,
    }));
    const found = goatsParts({ ...view, seats, doubled_points: seats.map(() => 5) }, [], say);
    expect(found[0]?.map(({ points }) => points)).toEqual([7, 5, 3]);
  });

  it("adds up to the total in Zoo, with what came before a game that was continued", () => {
    const seats = [
      { seat: 0, score: 7 },
      { seat: 1, score: 9 },
    ];
    const view = { seats } as unknown as ZooView;
    const found = zooParts(view, ZOO_ROUND, say);
    expect(found.map((parts) => sum(parts))).toEqual([7, 9]);
    expect(found[1]?.at(-1)).toEqual({ name: "part_before", points: 5 });
  });
});

it("is explained why a kind that was won scored nothing", () => {
  const view = structuredClone(goatsViews.dogs) as unknown as GoatsView;
  const found = remarks({ ...view, kinds: { ninja: 0 }, marked: {} }, ["Ada", "Bea"], say);
  expect(found).toEqual(["end_kind_empty Ada kind_ninja"]);
  expect(remarks({ ...view, kinds: { ninja: 0 }, marked: { "2,1": 0 } }, ["Ada"], say)).toEqual([]);
});
