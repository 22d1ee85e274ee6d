import { describe, expect, it } from "vitest";
import type { BuffaloEvent, BuffaloPastureView, BuffaloView } from "../../wire.ts";
import { scenes } from "./scenes.ts";

const LAKE = "lucky-lake";
const CREEK = "drunkn-creek";
const DESERT = "dead-bull-desert";

const events = [
  { type: "choice_made", seat: 1 },
  { type: "pair_revealed", seat: 0, pasture: LAKE, card: "3K", colour: "blue" },
  { type: "pair_revealed", seat: 1, pasture: CREEK, card: "2N", colour: "red" },
  { type: "pair_revealed", seat: 0, pasture: DESERT, card: "4K", colour: "blue" },
  { type: "pair_revealed", seat: 1, pasture: DESERT, card: "5N", colour: "red" },
  { type: "order_fixed", pasture: LAKE, order: ["blue"] },
  { type: "cows_placed", seat: 0, pasture: LAKE, colour: "blue", cows: 3 },
  { type: "order_fixed", pasture: CREEK, order: ["red"] },
  { type: "cows_placed", seat: 1, pasture: CREEK, colour: "red", cows: 2 },
  { type: "order_fixed", pasture: DESERT, order: ["blue", "red"] },
  { type: "cows_placed", seat: 0, pasture: DESERT, colour: "blue", cows: 4 },
  { type: "cows_placed", seat: 1, pasture: DESERT, colour: "red", cows: 5 },
  { type: "round_started", round: 3 },
] as unknown as BuffaloEvent[];

const after = {
  phase: "choosing",
  round: 3,
  to_act: [0, 1],
  pairs: [],
  settling: null,
  outcome: null,
  pastures: [
    { key: LAKE, free: 3, herds: { blue: 3 } },
    { key: CREEK, free: 1, herds: { red: 5 } },
    { key: DESERT, free: 0, herds: { blue: 6, red: 5 } },
  ],
  seats: [
    { seat: 0, colours: ["blue"], supply: [30], score: 18 },
    { seat: 1, colours: ["red"], supply: [28], score: 20 },
  ],
} as unknown as BuffaloView;

const herds = ({ pastures }: BuffaloView) => pastures.map((one: BuffaloPastureView) => one.herds);

describe("a round that is settled", () => {
  const [reveal, alone, contested, ...more] = scenes(events, after);

  it("begins with all cards, and no cow of the round", () => {
    expect(reveal?.view.pairs).toHaveLength(4);
    expect(herds(reveal?.view as BuffaloView)).toEqual([{}, { red: 3 }, { blue: 2 }]);
    expect(reveal?.view.seats.map(({ score, supply }) => [score, supply])).toEqual([
      [11, [37]],
      [13, [35]],
    ]);
    expect(reveal?.view.round).toBe(2);
  });

  it("settles pastures with one player together, and contested ones one by one", () => {
    expect(herds(alone?.view as BuffaloView)).toEqual([{ blue: 3 }, { red: 5 }, { blue: 2 }]);
    expect(contested?.view.settling).toEqual({ pasture: DESERT, order: ["blue", "red"], next: 2 });
    expect(herds(contested?.view as BuffaloView)).toEqual(herds(after));
    expect(more).toEqual([]);
  });

  it("tells every event once, in order", () => {
    expect(scenes(events, after).flatMap((scene) => scene.events)).toEqual(events);
  });
});

it("pays the final bonus pasture by pasture before anybody has won", () => {
  const paid = [LAKE, LAKE, CREEK].map((pasture, number) => ({
    type: "final_bonus_paid",
    seat: number % 2,
    pasture,
    colour: number % 2 ? "red" : "blue",
    cows: 1,
  })) as unknown as BuffaloEvent[];
  const over = { ...after, phase: "over", outcome: { ranks: [2, 1] } } as unknown as BuffaloView;
  const found = scenes(paid, over);
  expect(found).toHaveLength(2);
  expect(found.map(({ view }) => view.outcome)).toEqual([null, null]);
  expect(found.map(({ view }) => view.seats[0]?.score)).toEqual([17, 18]);
});

it("shows a single number that is placed at once", () => {
  expect(scenes(events.slice(6, 8), after)).toEqual([]);
});

it("leaves a pasture where somebody is asked as it is", () => {
  const asked = { ...after, phase: "placing", to_act: [1] } as unknown as BuffaloView;
  const last = scenes(events.slice(0, 10), asked).at(-1);
  expect(last?.view).toBe(asked);
  expect(last?.lasts).toBe(0);
});
