import { expect, test } from "vitest";
import en from "../../../../src/menagerie/games/buffalo/words/en.json";
import { fill } from "../../speech/message.ts";
import type { BuffaloPastureView, BuffaloView } from "../../wire.ts";
import { goal } from "./goal.ts";
import views from "./samples/views.json";
import type { Say } from "./say.ts";

const SAMPLES = views as unknown as Record<string, BuffaloView>;
const NAMES = ["Ada", "Bo", "Cy"];
const say: Say = (key, gaps = {}) => fill(en[key], gaps, "en");
const choosing = SAMPLES.choosing as BuffaloView;

function withScores(...scores: number[]): BuffaloView {
  const seats = choosing.seats.map((seat, place) => ({ ...seat, score: scores[place] ?? 0 }));
  return { ...choosing, pastures: [], seats };
}

test("the pasture that fills next is named, with who leads there", () => {
  const [pasture] = choosing.pastures as [BuffaloPastureView];
  const [mine, other] = choosing.seats.map(({ colours }) => colours[0] ?? "");
  const near = (herds: Record<string, number>): BuffaloView => ({
    ...choosing,
    pastures: [{ ...pasture, key: "coffee-canyon", free: 2, herds }],
  });
  expect(goal(near({ [other as string]: 5 }), NAMES, say)).toBe(
    "Coffee-Canyon: 2 spaces left, Bo leads",
  );
  expect(goal(near({ [mine as string]: 5 }), NAMES, say)).toBe(
    "Coffee-Canyon: 2 spaces left, you lead",
  );
});

test("else it says who leads, and by how much", () => {
  expect(goal(withScores(20, 17, 9), NAMES, say)).toBe("You lead by 3 cows");
  expect(goal(withScores(16, 17, 9), NAMES, say)).toBe("Bo leads by one cow");
  expect(goal(withScores(17, 17, 9), NAMES, say)).toBe("The lead is shared: 17 cows on pastures");
});

test("every position has a line without gaps, and the end none", () => {
  for (const view of Object.values(SAMPLES)) expect(goal(view, NAMES, say)).not.toMatch(/[{}]/);
  expect(goal(SAMPLES.over as BuffaloView, NAMES, say)).toBe("");
});
