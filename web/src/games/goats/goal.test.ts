import { expect, test } from "vitest";
import en from "../../../../src/menagerie/games/goats/words/en.json";
import { fill } from "../../speech/message.ts";
import type { GoatsView } from "../../wire.ts";
import { goal } from "./goal.ts";
import views from "./samples/views.json";
import type { Say } from "./say.ts";

const SAMPLES = views as unknown as Record<string, GoatsView>;
const NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"];
const say: Say = (key, gaps = {}) => fill(en[key], gaps, "en");
const playing = SAMPLES.playing as GoatsView;

/** A table at which only these cards lie in front of players. */
function table(hand: string[], ...displays: string[][]): GoatsView {
  const seats = playing.seats.map((seat, place) => ({
    ...seat,
    milk: 0,
    display: displays[place] ?? [],
  }));
  return { ...playing, hand, kinds: {}, removed: [], seat: 0, seats };
}

test("a card in hand that makes eight points comes first", () => {
  expect(goal(table(["viking-3"], ["viking-5"]), NAMES, say)).toBe(
    "Your Viking 3 would win the kind",
  );
});

test("a kind whose next card decides says who leads", () => {
  const line = goal(table(["punk-1"], ["punk-2"], ["punk-3"], ["punk-4"]), NAMES, say);
  expect(line).toBe("Punk: the next card decides; Cy leads with 4");
});

test("points that are missing: one's own before those of others", () => {
  expect(goal(table([], ["viking-4"], ["punk-5", "punk-2"]), NAMES, say)).toBe(
    "Viking: 4 more points win the kind",
  );
  expect(goal(table([], [], ["punk-5", "punk-2"]), NAMES, say)).toBe(
    "Punk: Bo needs one more point",
  );
});

test("a kind that was won needs nothing any more", () => {
  const view = { ...table([], ["viking-5"]), kinds: { viking: 1 } };
  expect(goal(view, NAMES, say)).toBe("Eight points of one kind win it");
});

test("every position has a line without gaps, and the end none", () => {
  for (const view of Object.values(SAMPLES)) expect(goal(view, NAMES, say)).not.toMatch(/[{}]/);
  expect(goal(SAMPLES.over as GoatsView, NAMES, say)).toBe("");
});
