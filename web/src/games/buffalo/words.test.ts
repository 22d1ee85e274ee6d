import { expect, describe as group, it } from "vitest";
import de from "../../../../src/menagerie/games/buffalo/words/de.json";
import en from "../../../../src/menagerie/games/buffalo/words/en.json";
import fr from "../../../../src/menagerie/games/buffalo/words/fr.json";
import nl from "../../../../src/menagerie/games/buffalo/words/nl.json";
import { fill, gapsOf } from "../../speech/message.ts";
import type { BuffaloAction, BuffaloEvent, BuffaloView, Reason } from "../../wire.ts";
import wire from "../../wire.ts?raw";
import { name } from "./actions.ts";
import { paymentsDue } from "./payments.ts";
import reasons from "./samples/reasons.json";
import views from "./samples/views.json";
import type { Say } from "./say.ts";
import { describe, explain, headline, scoreName, sentence, standings, tell } from "./words.ts";

const LANGUAGES: Record<string, Record<string, string>> = { en, de, nl, fr };
const NAMES = ["Ada", "Bo", "Cy"];
const SAMPLES = views as unknown as Record<string, BuffaloView>;

function sayIn(language: string): Say {
  return (key, gaps = {}) => fill(LANGUAGES[language]?.[key] ?? key, gaps, language);
}

/** Each event of the wire: its type, and the names of its facts. */
function eventsOfWire(): { type: string; facts: string[] }[] {
  const union = /export type BuffaloEvent =([^;]+);/.exec(wire)?.[1] ?? "";
  return [...union.matchAll(/Buffalo\w+/g)].map(([name]) => {
    const body = new RegExp(`export interface ${name} \\{([^}]+)\\}`).exec(wire)?.[1] ?? "";
    const facts = [...body.matchAll(/^ {2}(\w+)\??:/gm)].map((match) => match[1] ?? "");
    return { type: /type: "(\w+)"/.exec(body)?.[1] ?? "", facts };
  });
}

const FACTS: Record<string, unknown> = {
  seat: 1,
  amount: "1.0895",
  turn: 0,
  seats: [0, 1],
  colour: "blue",
  colours: ["blue", "green", "blue"],
  pasture: "lucky-lake",
  round: 2,
  card: "4G",
  order: ["blue", "red"],
  cows: 2,
  rank: 0,
  forced: false,
  reason: "last_round",
  phase: "choosing",
};

/** Facts by which sentences choose. */
const VARIANTS: Record<string, unknown>[] = [
  { turn: 1 },
  { cows: 0 },
  { forced: true },
  { pasture: null },
  { reason: "all_cows" },
  { reason: "board_full" },
];

const ACTIONS: unknown[] = [
  { type: "lay", pasture: "lucky-lake", card: "4G" },
  { type: "lay", pasture: null, card: "4G", colour: "blue" },
  { type: "place", cows: 1 },
  { type: "put", pasture: "lucky-lake" },
  { type: "stop" },
  { type: "raise" },
  { type: "digit", digit: 5 },
  { type: "bid", amount: "1.5" },
  { type: "pick", colour: "red" },
  { type: "assign", colours: ["blue", "green", "blue"] },
];

group.each(Object.keys(LANGUAGES))("Buffalo in %s", (language) => {
  const say = sayIn(language);

  it("tells every event of the wire as a sentence", () => {
    const events = eventsOfWire();
    expect(events.length).toBeGreaterThan(20);
    for (const { type, facts } of events) {
      for (const varied of [{}, ...VARIANTS]) {
        const event = Object.fromEntries(
          facts.map((fact) => [fact, { ...FACTS, ...varied }[fact]]),
        );
        const text = sentence({ ...event, type } as unknown as BuffaloEvent, NAMES, say);
        expect(text, type).toMatch(/[.!]$/);
        expect(text, type).not.toMatch(/[{}_]|undefined|lucky-lake/);
      }
    }
  });

  it("names every action", () => {
    for (const action of ACTIONS) {
      const text = name(action as BuffaloAction, SAMPLES.choosing as BuffaloView, NAMES, say);
      expect(text).not.toMatch(/[{}_]|undefined|lucky-lake|none/);
    }
  });

  it("explains every refusal of the rules", () => {
    const reasons = Object.entries(en).filter(([key]) => key.startsWith("reason_"));
    expect(reasons.length).toBeGreaterThan(25);
    for (const [key, message] of reasons) {
      const facts = Object.fromEntries(gapsOf(message).map((gap) => [gap, FACTS[gap] ?? 1]));
      const reason = { rule: "B1", key: key.replace("reason_", ""), message: "", facts } as Reason;
      const text = explain(reason, say, NAMES);
      expect(text, key).toMatch(/\.$/);
      expect(text, key).not.toMatch(/[{}_]|undefined|lucky-lake/);
    }
  });

  it("explains refusals as they come", () => {
    for (const reason of reasons as unknown as Reason[]) {
      expect(explain(reason, say)).not.toMatch(/[{}_]|lucky-lake/);
    }
  });

  it("describes every position without a gap", () => {
    for (const view of Object.values(SAMPLES)) {
      for (const words of describe(view, NAMES, say)) expect(words).not.toMatch(/[{}_]|undefined/);
      expect(headline(view, say)).not.toMatch(/[{}_]/);
    }
  });
});

group("Buffalo in words", () => {
  const say = sayIn("en");

  it("explains refusals as the server does", () => {
    for (const reason of reasons as unknown as Reason[]) {
      expect(explain(reason, say)).toBe(reason.message);
    }
  });

  it("falls back to the server's words for an unknown refusal", () => {
    const reason = { rule: "B1", key: "new", message: "because", facts: {} } as Reason;
    expect(explain(reason, say)).toBe("because");
  });

  it("does not tell the own sealed choices twice", () => {
    const event = { ...FACTS, type: "pair_laid", rule: "B5", audience: [1] };
    expect(tell(event as unknown as BuffaloEvent, NAMES, say)).toBe("");
  });

  it("stands everybody in the order of seats", () => {
    const view = SAMPLES.over as BuffaloView;
    const lines = standings(view, say);
    expect(lines.map((line) => line.seat)).toEqual([0, 1, 2]);
    expect(lines[0]?.score).toBe(String(view.seats[0]?.score));
    expect(lines[0]?.colours).toEqual(["var(--blue)"]);
  });

  it("shows who has chosen", () => {
    const view = SAMPLES.choosing as BuffaloView;
    const notes = standings(view, say).map((line) => line.note);
    view.seats.forEach((seat, place) => {
      expect(notes[place]?.startsWith("✓")).toBe(seat.has_chosen);
    });
  });

  it("names round and phase", () => {
    expect(headline(SAMPLES.choosing as BuffaloView, say)).toBe("Round 2/5 · Choosing");
    expect(headline(SAMPLES.over as BuffaloView, say)).toBe("The game is over");
  });

  it.each([
    ["en", "Bo bid 1.0895."],
    ["de", "Bo hat 1,0895 geboten."],
    ["nl", "Bo bood 1,0895."],
    ["fr", "Bo\u00a0: enchère de 1,0895."],
  ])("writes bids with the decimal sign of %s", (language, text) => {
    const event = { type: "bid_revealed", seat: 1, amount: "1.0895", turn: 0 };
    expect(sentence(event as unknown as BuffaloEvent, NAMES, sayIn(language))).toBe(text);
  });

  it("writes scores in their shortest form", () => {
    expect(scoreName(38, say)).toBe("38");
    expect(scoreName(36.9105, say)).toBe("36.9105");
    expect(scoreName(40.1 - 1.0895, sayIn("de"))).toBe("39,0105");
    expect(scoreName(-0.5, say)).toBe("−0.5");
  });

  it("names the player whose turn it is, or a letter where no name is known", () => {
    const reason = { rule: "B11", key: "not_your_turn", message: "", facts: { seat: 2 } } as Reason;
    expect(explain(reason, say, NAMES)).toBe("It is Cy’s turn.");
    expect(explain(reason, say)).toBe("It is C’s turn.");
  });

  it("names what waits: markets, then the row they interrupt, then other rows", () => {
    const view: BuffaloView = {
      ...(SAMPLES.market as BuffaloView),
      markets: [{ pasture: "coffee-canyon", colour: "blue" }],
      resuming: { pasture: "lucky-lake", rank: 1 },
      waiting: ["powder-prairie"],
    };
    expect(describe(view, NAMES, say).slice(-3)).toEqual([
      "Waiting: the cattle market of Coffee-Canyon, for Blue.",
      "After that Lucky-Lake goes on with its second bonus.",
      "Waiting to pay their bonus: Powder-Prairie.",
    ]);
    expect(paymentsDue(view)).toEqual([
      { pasture: "powder-prairie", market: "red", past: 0 },
      { pasture: "coffee-canyon", market: "blue", past: 0 },
      { pasture: "lucky-lake", market: null, past: 1 },
      { pasture: "powder-prairie", market: null, past: 0 },
    ]);
  });

  it("names the waiting pastures", () => {
    const words = describe(SAMPLES.bonus as BuffaloView, NAMES, say);
    expect(words.at(-1)).toContain("Waiting to pay");
  });
});
