/** Zoo's words in four languages. */

import { describe, expect, test } from "vitest";
import de from "../../../../src/menagerie/games/zoo/words/de.json";
import en from "../../../../src/menagerie/games/zoo/words/en.json";
import fr from "../../../../src/menagerie/games/zoo/words/fr.json";
import nl from "../../../../src/menagerie/games/zoo/words/nl.json";
import { fill, gapsOf } from "../../speech/message.ts";
import type { Reason, ZooAction, ZooCard, ZooEvent, ZooView } from "../../wire.ts";
import { name } from "./actions.ts";
import type { Key, Say } from "./say.ts";
import {
  adviceFact,
  explain,
  headline,
  describe as inWords,
  standings,
  tell,
  tie,
} from "./words.ts";

const LANGUAGES: Record<string, Record<string, string>> = { en, de, nl, fr };
const NAMES = ["Anna", "Bruno", "Clara", "Dario", "Emma"];
const samples = import.meta.glob<ZooView>("./samples/*.json", { eager: true, import: "default" });
function speaker(texts: Record<string, string>, language: string): Say {
  return (key, gaps = {}) => fill(texts[key] ?? key, gaps, language);
}

const everybody = { rule: "Z1", audience: "everybody" as const };
const fox: ZooCard[] = ["fox"];
const EVENTS: { [Type in ZooEvent["type"]]: Extract<ZooEvent, { type: Type }> } = {
  round_started: { type: "round_started", round: 1, dealer: 0, leader: 1, ...everybody },
  team_formed: { type: "team_formed", senior: 0, junior: 2, ...everybody },
  cards_pushed: { type: "cards_pushed", junior: 2, senior: 0, cards: fox, ...everybody },
  push_made: { type: "push_made", junior: 2, senior: 0, ...everybody },
  cards_kept: { type: "cards_kept", junior: 2, ...everybody },
  cards_returned: { type: "cards_returned", junior: 2, senior: 0, cards: fox, ...everybody },
  return_made: { type: "return_made", junior: 2, senior: 0, ...everybody },
  cards_laid: { type: "cards_laid", seat: 1, cards: [], ...everybody },
  laying_made: { type: "laying_made", seat: 1, number: 2, ...everybody },
  set_led: { type: "set_led", seat: 1, cards: ["elephant", "mosquito"], ...everybody },
  set_played: { type: "set_played", seat: 1, cards: fox, ...everybody },
  passed: { type: "passed", seat: 1, ...everybody },
  question_asked: { type: "question_asked", junior: 2, senior: 0, cards: fox, ...everybody },
  cards_given: { type: "cards_given", junior: 2, senior: 0, cards: fox, ...everybody },
  question_refused: { type: "question_refused", junior: 2, senior: 0, ...everybody },
  went_out: { type: "went_out", seat: 1, place: 1, ...everybody },
  trick_won: { type: "trick_won", seat: 1, sets: 3, ...everybody },
  lead_passed: { type: "lead_passed", seat: 1, ...everybody },
  round_ended: { type: "round_ended", round: 1, ...everybody },
  points_scored: {
    type: "points_scored",
    seat: 1,
    order: 4,
    team: 2,
    lions: 2,
    hedgehog: -1,
    total: 12,
    ...everybody,
  },
  standings_fixed: { type: "standings_fixed", standings: [1, 0, 2], ...everybody },
  game_ended: { type: "game_ended", reason: "target", ...everybody },
};

/** Events by whose facts a sentence chooses its words. */
const VARIANTS: ZooEvent[] = [
  { ...EVENTS.team_formed, junior: null },
  { ...EVENTS.cards_laid, cards: fox },
  { ...EVENTS.laying_made, number: 0 },
  { ...EVENTS.points_scored, team: 0, lions: 0, hedgehog: 0 },
  { ...EVENTS.game_ended, reason: "fifty_rounds" },
];

const ACTIONS: { [Type in ZooAction["type"]]: Extract<ZooAction, { type: Type }> } = {
  play: { type: "play", cards: ["elephant", "mosquito"] },
  pass: { type: "pass" },
  ask: { type: "ask", cards: fox },
  give: { type: "give", cards: ["joker"] },
  refuse: { type: "refuse" },
  push: { type: "push", cards: ["fox", "joker"] },
  keep: { type: "keep" },
  return: { type: "return", cards: ["fox", "fox"] },
  set_aside: { type: "set_aside", cards: [] },
};

/** Facts for every gap that a refusal or a suggestion may have. */
const FACTS: Record<string, number | string | string[]> = {
  phase: "leading",
  role: "junior",
  seat: 2,
  partner: 1,
  rival: 2,
  cards: ["fox", "joker"],
  sorted: ["fox", "joker"],
  asked_cards: ["fox"],
  animal: "fox",
  top: "2 hedgehog",
  beaters: ["2 fox", "3 hedgehog"],
};

function factsIn(message: string): Reason["facts"] {
  return Object.fromEntries(gapsOf(message).map((gap) => [gap, FACTS[gap] ?? 1]));
}

function messages(kind: string): [string, string][] {
  return Object.entries(en).filter(([key]) => key.startsWith(kind));
}

const GAPS = /[{}_]|undefined|\bnone\b(?!\.)|\[object|polar-bear/;

describe.each(Object.entries(LANGUAGES))("in %s", (language, texts) => {
  const say = speaker(texts, language);

  test.each([...Object.values(EVENTS), ...VARIANTS])("$type is told as a sentence", (event) => {
    const sentence = tell(event, NAMES, say);
    expect(sentence).toMatch(/[.!]$/);
    expect(sentence).not.toMatch(GAPS);
  });

  test.each(Object.values(ACTIONS))("$type is named", (action) => {
    const words = name(action, samples["./samples/beating.json"] as ZooView, NAMES, say);
    expect(words).not.toMatch(GAPS);
  });

  test.each(messages("reason_"))("%s is said as a sentence", (key, message) => {
    const reason = { rule: "Z7", key: key.replace("reason_", ""), facts: factsIn(message) };
    const sentence = explain({ ...reason, message: "as the server says" }, say, NAMES);
    expect(sentence).toMatch(/\.$/);
    expect(sentence).not.toMatch(GAPS);
    expect(sentence).not.toBe("as the server says");
  });

  test.each(messages("advice_"))("%s is said as a sentence", (key, message) => {
    const facts = Object.entries(factsIn(message));
    const gaps = facts.map(([gap, fact]) => [gap, adviceFact(gap, fact, NAMES, say)]);
    const sentence = say(key as Key, Object.fromEntries(gaps));
    expect(sentence).toMatch(/\.$/);
    expect(sentence).not.toMatch(GAPS);
  });

  test.each(Object.entries(samples))("%s is described without gaps", (_path, view) => {
    const words = [headline(view, say), ...inWords(view, NAMES, say)];
    for (const line of words) expect(line).not.toMatch(/[{}]|_|undefined/);
    expect(standings(view, say).map(({ score }) => score)).toEqual(
      view.seats.map(({ score }) => score),
    );
  });
});

describe("a tie at the top", () => {
  const over = Object.entries(samples).find(([path]) => path.includes("over"))?.[1] as ZooView;
  const level = { points: 9, seats: [2, 1, 4], before: [4, 1, 2] };
  const tied: ZooView = { ...over, tie: level };

  test.each(Object.keys(LANGUAGES))("is named in %s, with the order before", (language) => {
    const sentence = tie(tied, NAMES, speaker(LANGUAGES[language] ?? {}, language));
    expect(sentence).toMatch(/Clara, Bruno.*Emma.*Emma, Bruno, Clara.*Clara.*\.$/);
    expect(sentence).not.toMatch(/[{}]|scores_/);
    expect(inWords(tied, NAMES, speaker(LANGUAGES[language] ?? {}, language))).toContain(sentence);
  });

  test("is not spoken of where one is ahead", () => {
    expect(tie({ ...over, tie: null }, NAMES, speaker(en, "en"))).toBe("");
    expect(tie(samples["./samples/beating.json"] as ZooView, NAMES, speaker(en, "en"))).toBe("");
  });
});

test("refusals and suggestions are many", () => {
  expect(messages("reason_").length).toBeGreaterThan(20);
  expect(messages("advice_").length).toBeGreaterThan(20);
});

test("an unknown refusal is left in the server's words", () => {
  const reason = { rule: "Z1", key: "new_one", message: "as the server says", facts: {} };
  expect(explain(reason, speaker(en, "en"))).toBe("as the server says");
});
