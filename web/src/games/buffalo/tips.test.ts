import { expect, test } from "vitest";
import en from "../../../../src/menagerie/games/buffalo/words/en.json";
import { fill } from "../../speech/message.ts";
import type { BuffaloPastureView } from "../../wire.ts";
import type { Say } from "./say.ts";
import { bonusWords, cardWords, spaceWords } from "./tips.ts";

const say: Say = (key, gaps = {}) => fill(en[key], gaps, "en");

test("a bonus row says who gets how many cows", () => {
  expect(bonusWords([1, 2, 3], say)).toBe(
    "Bonus when this pasture is full: 1 cow for the largest herd, 2 for the second, 3 for the third.",
  );
  expect(bonusWords([0, 1, 2, 3], say)).toMatch(/no cow for the largest .*3 for the fourth\.$/);
  expect(bonusWords([1, 1], say)).toMatch(/1 for the second\.$/);
});

test("a sign of spaces says how many are free, and that a full pasture is closed", () => {
  const pasture = { free: 1, spaces: 14 } as BuffaloPastureView;
  expect(spaceWords(pasture, say)).toBe("1 space is free, of 14.");
  expect(spaceWords({ ...pasture, free: 0 }, say)).toMatch(/^Full/);
});

test("a card says what its figure is for", () => {
  expect(cardWords("4M", say)).toMatch(/^Up to 4 cows\./);
});
