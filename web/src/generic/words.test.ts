/** A game in its own words, and one that has none. */

import { expect, test } from "vitest";
import type { Say } from "../games/module.ts";
import type { OpaqueView } from "../net/changes.ts";
import { fill } from "../speech/message.ts";
import type { GameEvent } from "../wire.ts";
import { factsOf, seatsOf, tableOf } from "./fields.ts";
import { paragraphsOf } from "./rules.ts";
import { describe, explain, headline, markOf, name, question, standings, tell } from "./words.ts";

const NAMES = ["Anna", "Bruno"];
const WORDS: Record<string, string> = {
  headline: "{phase_name}, {left, plural, one {# round} other {# rounds}} left",
  phase_sealing: "Seal a card",
  ask_sealing: "Which card for {treasure}?",
  view_hand: "Your hand",
  view_score: "points",
  view_has_sealed: "has sealed",
  word_highest: "the highest card",
  action_seal: "Seal {card}",
  event_treasure_taken: "{seat} takes {points, plural, one {# point} other {# points}}.",
  reason_not_held: "You hold {hand}.",
};
const say: Say = (key, gaps = {}) => fill(WORDS[key] ?? key, gaps, "en");
const silent: Say = (key) => key;

const VIEW = {
  game: "magpies",
  rules_version: 1,
  options: {},
  seat: 0,
  phase: "sealing",
  to_act: [0],
  left: 2,
  treasure: 3,
  takes: "highest",
  seats: [
    { seat: 0, score: 4, has_sealed: false, played: [7, 9] },
    { seat: 1, score: 0, has_sealed: true, played: null },
  ],
  hand: [1, 24],
  sealed: null,
  outcome: null,
} as unknown as OpaqueView;

const taken = {
  type: "treasure_taken",
  rule: "M5",
  audience: "everybody",
  seat: 1,
  points: 1,
} as unknown as GameEvent;
const seal = { type: "seal", card: 24 };

test("the table has every field but those that the frame shows", () => {
  expect(tableOf(VIEW).map((field) => field.name)).toEqual([
    "left",
    "treasure",
    "takes",
    "hand",
    "sealed",
  ]);
});

test("a seat shows what holds, besides its score", () => {
  expect(seatsOf(VIEW).map((seat) => factsOf(seat).map((field) => field.name))).toEqual([
    ["played"],
    ["has_sealed"],
  ]);
});

test("events, actions and refusals are said in the game's words", () => {
  expect(tell(taken, NAMES, say)).toBe("Bruno takes 1 point.");
  expect(name(seal, VIEW, NAMES, say)).toBe("Seal 24");
  const reason = { rule: "M3", key: "not_held", message: "no", facts: { hand: [1, 2] } };
  expect(explain(reason, say, NAMES)).toBe("You hold 1, 2.");
});

test("without words, names and fields are written as they are", () => {
  expect(tell(taken, NAMES, silent)).toBe("treasure taken · seat Bruno · points 1");
  expect(name(seal, VIEW, NAMES, silent)).toBe("seal · card 24");
  const reason = { rule: "M3", key: "not_held", message: "as the server says", facts: {} };
  expect(explain(reason, silent, NAMES)).toBe("as the server says");
  expect(headline(VIEW, silent)).toBe("sealing");
  expect(question(VIEW, silent)).toBeNull();
});

test("the heading and the question have the numbers of the view", () => {
  expect(headline(VIEW, say)).toBe("Seal a card, 2 rounds left");
  expect(question(VIEW, say)).toBe("Which card for 3?");
});

test("standings are the scores of the seats", () => {
  expect(standings(VIEW, say).map(({ score, label }) => [score, label])).toEqual([
    [4, "points"],
    [0, "points"],
  ]);
});

test("the whole position is told field by field and seat by seat", () => {
  expect(describe(VIEW, NAMES, say)).toEqual([
    "Seal a card, 2 rounds left.",
    "left: 2.",
    "treasure: 3.",
    "takes: the highest card.",
    "Your hand: 1, 24.",
    "sealed: –.",
    "Anna: 4 points, played 7, 9.",
    "Bruno: 0 points, has sealed.",
  ]);
});

test("actions that differ have marks that differ", () => {
  expect(markOf(seal)).not.toBe(markOf({ ...seal, card: 1 }));
});

test("rules are read with their ids", () => {
  expect(paragraphsOf("# Magpies\n\nFive minutes.\n\n**M1** There are\n24 cards.\n")).toEqual([
    { kind: "title", id: "", text: "Magpies" },
    { kind: "text", id: "", text: "Five minutes." },
    { kind: "text", id: "M1", text: "There are\n24 cards." },
  ]);
});
