import { expect, test } from "vitest";
import type { GoatsEvent, GoatsView } from "../../wire.ts";
import { occasions } from "./occasions.ts";
import views from "./samples/views.json";

const SAMPLES = views as unknown as Record<string, GoatsView>;
const playing = { ...(SAMPLES.playing as GoatsView), seat: 0, to_act: [0], doubled: [] };
const quiet = { ...playing, to_act: [] };

function said(view: GoatsView, ...events: object[]): string[] {
  return occasions(view, events as GoatsEvent[]).map(({ text }) => text);
}

test("a kind that is won is told to the winner and to the others, at a card of it", () => {
  const meadow = [["viking-2", null]];
  const view = { ...quiet, meadow, marked: { "1,1": 0 } };
  const won = { type: "kind_won", kind: "viking", seat: 0 } as GoatsEvent;
  expect(occasions(view, [won])).toEqual([{ text: "coach_kind_mine", mark: "cell 1,1" }]);
  expect(said(view, { ...won, seat: 1 })).toEqual(["coach_kind_other"]);
});

test("the first milk that one plays is worth a word, goats are not", () => {
  expect(said(quiet, { type: "card_played", seat: 0, card: "milk-2" })).toEqual(["coach_milk"]);
  expect(said(quiet, { type: "card_played", seat: 1, card: "milk-2" })).toEqual([]);
  expect(said(quiet, { type: "card_played", seat: 0, card: "punk-2" })).toEqual([]);
});

test("cards that count double or end the game are pointed at", () => {
  const view = { ...playing, doubled: ["1,2"], marked: { "1,2": 0 }, closing: ["3,4"] };
  expect(occasions(view, [])).toEqual([
    { text: "coach_double", mark: "cell 1,2" },
    { text: "coach_closing", mark: "cell 3,4" },
  ]);
  expect(said({ ...view, marked: { "1,2": 1 }, closing: [] })).toEqual([]);
});

test("a dog and a swap that is asked for are explained to who decides", () => {
  expect(said({ ...playing, phase: "herding" })).toEqual(["coach_dog"]);
  expect(said({ ...playing, phase: "consenting" })).toEqual(["coach_consent"]);
  expect(said({ ...quiet, phase: "herding" })).toEqual([]);
});
