import { describe, expect, test } from "vitest";
import de from "../../../../src/menagerie/games/goats/words/de.json";
import en from "../../../../src/menagerie/games/goats/words/en.json";
import fr from "../../../../src/menagerie/games/goats/words/fr.json";
import nl from "../../../../src/menagerie/games/goats/words/nl.json";
import { fill, gapsOf } from "../../speech/message.ts";
import {
  GOATS_KINDS,
  type GoatsAction,
  type GoatsEvent,
  type GoatsView,
  type Reason,
} from "../../wire.ts";
import { name } from "./actions.ts";
import events from "./samples/events.json";
import views from "./samples/views.json";
import type { Say } from "./say.ts";
import {
  announce,
  cardName,
  cellName,
  explain,
  headline,
  describe as inWords,
  standings,
  tell,
} from "./words.ts";

const LANGUAGES = { en, de, nl, fr };
const NAMES = ["Ada", "Bea", "Cem", "Dirk", "Eva"];
const VIEWS = Object.entries(views) as unknown as [string, GoatsView][];

function speaker(texts: Record<string, string>, language: string): Say {
  return (key, gaps = {}) => fill(texts[key] ?? key, gaps, language);
}

const ACTIONS: GoatsAction[] = [
  { type: "redraw", dogs: 1 },
  { type: "keep" },
  { type: "play", card: "elvis-3" },
  { type: "take", cell: "2,2" },
  { type: "herd", from: "2,2", to: "2,3" },
  { type: "stay" },
  { type: "agree" },
  { type: "refuse" },
];

const FACTS: Reason["facts"] = {
  phase: "playing",
  turn: 1,
  held: 1,
  card: "elvis-3",
  hand: ["dog", "milk-2"],
  cell: "1,2",
  line: "row:2",
  owner: 2,
  goal: "3,2",
  other: 3,
  missing: "7,7",
};

describe.each(Object.entries(LANGUAGES))("in %s", (language, texts) => {
  const say = speaker(texts, language);

  test("every kind and every card has a name", () => {
    for (const kind of GOATS_KINDS) expect(cardName(`${kind}-3`, say)).toMatch(/^[A-ZÉ].* 3$/);
    expect(cardName("dog", say)).not.toContain("card_");
    expect(cardName("milk-2", say)).toContain("2");
  });

  test("every event is told as a sentence without gaps", () => {
    const types = new Set(events.map((event) => `event_${event.type}`));
    expect(types).toEqual(new Set(Object.keys(texts).filter((key) => key.startsWith("event_"))));
    for (const event of events as GoatsEvent[]) {
      const sentence = announce(event, NAMES, say);
      expect(sentence).toMatch(/[.!]$/);
      expect(sentence).not.toMatch(/[{}_]|undefined|\d,\d/);
    }
  });

  test("the log names no places that the board does not number", () => {
    for (const event of events as GoatsEvent[]) {
      const cells = Object.values(event).filter((fact) => /^\d,\d$/.test(String(fact)));
      for (const cell of cells) {
        expect(announce(event, NAMES, say)).toContain(cellName(String(cell), say));
        expect(tell(event, NAMES, say)).not.toContain(cellName(String(cell), say));
      }
      expect(tell(event, NAMES, say)).not.toMatch(/[{}_]|undefined/);
    }
  });

  test("every refusal is explained without gaps", () => {
    const reasons = Object.entries(texts).filter(([key]) => key.startsWith("reason_"));
    expect(reasons.length).toBeGreaterThan(15);
    for (const [message, text] of reasons) {
      const facts = Object.fromEntries(gapsOf(text).map((gap) => [gap, FACTS[gap] ?? "?"]));
      const key = message.replace("reason_", "");
      const sentence = explain({ rule: "G8", key, message: "?", facts }, say, NAMES);
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toMatch(/[{}_?]|undefined|\d,\d/);
    }
  });

  test("each phase asks for something else", () => {
    const asked = ["dogs", "playing", "taking", "herding", "consenting"].map((phase) =>
      explain({ rule: "G8", key: "not_now", message: "?", facts: { phase } }, say, NAMES),
    );
    expect(new Set(asked).size).toBe(5);
  });

  test.each(VIEWS)("every action is said without gaps in the position %s", (_, view) => {
    for (const action of ACTIONS) expect(name(action, view, NAMES, say)).not.toMatch(/[{}_]|\d,\d/);
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
  const reason = { rule: "G1", key: "new", message: "G1: so it is", facts: {} };
  expect(explain(reason, speaker(en, "en"), NAMES)).toBe("G1: so it is");
});

test("refusals call players by their names", () => {
  const reason = { rule: "G8", key: "not_your_turn", message: "", facts: { turn: 1 } };
  expect(explain(reason, speaker(en, "en"), NAMES)).toBe("It is Bea’s turn.");
});

test("an action names the card on its cell", () => {
  const view = { meadow: [["elvis-3", null]] } as unknown as GoatsView;
  const said = (from: string) =>
    name({ type: "herd", from, to: "2,2" }, view, NAMES, speaker(en, "en"));
  expect(said("1,1")).toBe("Move Elvis 3 to row 2, column 2");
  expect(said("1,2")).toBe("Move the card at row 1, column 2 to row 2, column 2");
});

test("a kind that the end keeps from somebody is told", () => {
  const ended = { type: "game_ended", reason: "line_empty", kind: "elvis", winner: 1 };
  const lost = "Bea would have won the Elvis goats, but that no longer counts.";
  const sentence = tell(ended as unknown as GoatsEvent, NAMES, speaker(en, "en"));
  expect(sentence).toBe(`A row or column is empty: the game is over. ${lost}`);
});
