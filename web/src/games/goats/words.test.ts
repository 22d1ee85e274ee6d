import { describe, expect, test } from "vitest";
import why from "../../../../src/menagerie/games/goats/refusals.py?raw";
import de from "../../../../src/menagerie/games/goats/words/de.json";
import en from "../../../../src/menagerie/games/goats/words/en.json";
import fr from "../../../../src/menagerie/games/goats/words/fr.json";
import nl from "../../../../src/menagerie/games/goats/words/nl.json";
import { fill } from "../../speech/message.ts";
import type { GoatsEvent, GoatsView, Reason } from "../../wire.ts";
import wire from "../../wire.ts?raw";
import type { Say } from "../module.ts";
import { KINDS } from "./cards.ts";
import events from "./samples/events.json";
import views from "./samples/views.json";
import { cardName, explain, headline, describe as inWords, standings, tell } from "./words.ts";

const LANGUAGES = { en, de, nl, fr };
const NAMES = ["Ada", "Bea", "Cem", "Dirk", "Eva"];
const VIEWS = Object.entries(views) as unknown as [string, GoatsView][];
const ANSWERS = [
  "asked_dogs",
  "asked_playing",
  "asked_taking",
  "asked_herding",
  "asked_consenting",
] as const;

function speaker(texts: Record<string, string>, language: string): Say {
  return (key, gaps = {}) => fill(texts[key] ?? key, gaps, language);
}

/** The part of a file between two marks. */
function between(text: string, first: string, last: string): string {
  const start = text.indexOf(first);
  return text.slice(start, text.indexOf(last, start));
}

const EVENT_TYPES = [
  ...between(wire, "export interface GoatsDogsPutAside", "export interface GoatsView").matchAll(
    /type: "(\w+)"/g,
  ),
].map((match) => match[1] ?? "");
const REFUSALS = [...between(why, "SENTENCES = {", "WORDS").matchAll(/Refusal\.(\w+): "/g)].map(
  (match) => (match[1] ?? "").toLowerCase(),
);
const ASKED = [...between(why, "PHASE_ASKS", "SENTENCES").matchAll(/"(\w+)": "/g)].map(
  (match) => match[1] ?? "",
);

const FACTS: Reason["facts"] = {
  asked: "playing",
  turn: 1,
  held: 1,
  card: "elvis-3",
  hand: ["dog", "milk-2"],
  cell: "1,2",
  line: "row 2",
  owner: 2,
  goal: "3,2",
  other: 3,
  missing: "7,7",
};

describe.each(Object.entries(LANGUAGES))("in %s", (language, texts) => {
  const say = speaker(texts, language);

  test("every kind and every card has a name", () => {
    for (const kind of KINDS) expect(cardName(`${kind}-3`, say)).toMatch(/^[A-ZÉ].* 3$/);
    expect(cardName("dog", say)).not.toContain("card_");
    expect(cardName("milk-2", say)).toContain("2");
  });

  test("every event is told as a sentence without gaps", () => {
    expect(new Set(events.map((event) => event.type))).toEqual(new Set(EVENT_TYPES));
    for (const event of events as GoatsEvent[]) {
      const sentence = tell(event, NAMES, say);
      expect(sentence).toMatch(/[.!]$/);
      expect(sentence).not.toMatch(/[{}_]|undefined|\d,\d/);
    }
  });

  test("every refusal is explained without gaps", () => {
    expect(REFUSALS.length).toBeGreaterThan(15);
    for (const key of REFUSALS) {
      expect(texts).toHaveProperty(`reason_${key}`);
      const sentence = explain({ rule: "G8", key, message: "?", facts: FACTS }, say, NAMES);
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toMatch(/[{}_]|undefined/);
    }
  });

  test("what is asked instead is said in this language", () => {
    expect(ASKED).toHaveLength(5);
    for (const asked of ASKED) {
      const sentence = explain({ rule: "G8", key: "not_now", message: "?", facts: { asked } }, say);
      expect(
        ANSWERS.map((key) => fill(texts.reason_not_now, { asked: texts[key] }, language)),
      ).toContain(sentence);
    }
  });

  test.each(VIEWS)("the position %s is put into words", (phase, view) => {
    expect(headline(view, say)).not.toMatch(/[{}_]/);
    expect(standings(view, say).map(({ score }) => score)).toEqual(
      view.seats.map(({ score }) => score),
    );
    const paragraphs = inWords(view, NAMES, say);
    expect(paragraphs.length).toBeGreaterThan(view.meadow.length + view.seats.length);
    for (const paragraph of paragraphs)
      expect([phase, paragraph]).toEqual([phase, expect.not.stringMatching(/[{}_]|undefined/)]);
  });
});

test("an unknown refusal keeps the server's words", () => {
  expect(
    explain({ rule: "G1", key: "new", message: "G1: so it is", facts: {} }, speaker(en, "en")),
  ).toBe("G1: so it is");
});

test("refusals call players by their letters when names are not known", () => {
  const reason = { rule: "G8", key: "not_your_turn", message: "", facts: { turn: 1 } };
  expect(explain(reason, speaker(en, "en"))).toBe("It is the turn of player B.");
});
