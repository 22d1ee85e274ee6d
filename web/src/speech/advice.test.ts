import { expect, describe as group, it, test } from "vitest";
import type { FramedGame } from "../frame/game.ts";
import * as buffaloActions from "../games/buffalo/actions.ts";
import * as buffalo from "../games/buffalo/words.ts";
import * as goats from "../games/goats/words.ts";
import type { Fact, Say } from "../games/module.ts";
import * as zoo from "../games/zoo/words.ts";
import type { Suggestion } from "../wire.ts";
import { adviceSentences, adviceText, choiceName, type SayFact } from "./advice.ts";
import { fill, gapsOf } from "./message.ts";
import { LANGUAGES, type Language } from "./texts.ts";

type Words = Record<string, string>;

const FILES = import.meta.glob<Words>("../../../src/menagerie/{bots,games/*}/words/*.json", {
  eager: true,
  import: "default",
});
const SAY_FACT: Record<string, SayFact> = {
  buffalo: buffalo.adviceFact,
  goats: goats.adviceFact,
  zoo: zoo.adviceFact,
};
const NAMES = ["Ada", "Bo", "Cy"];
const FACTS: Record<string, Record<string, Fact>> = {
  buffalo: { card: "4G", colour: "blue", pasture: "lucky-lake", pastures: ["lucky-lake"] },
  goats: { card: "elvis-3", held: "elvis-2", kind: "elvis", hand: ["dog", "milk-1"] },
  zoo: { animal: "fox", cards: ["fox", "fox"] },
};
const PLACES = Object.keys(LANGUAGES).flatMap((language) =>
  Object.keys(SAY_FACT).map((game) => ({ language: language as Language, game })),
);

/** A fact of each kind; numbers are 2 where nothing else is known. */
function factOf(game: string, name: string): Fact {
  return name === "bid" ? "0.35" : (FACTS[game]?.[name] ?? 2);
}

group.each(PLACES)("reasons of $game in $language", ({ language, game }) => {
  const texts = FILES[`../../../src/menagerie/games/${game}/words/${language}.json`] ?? {};
  const advice = Object.keys(texts).filter((key) => key.startsWith("advice_"));

  it("says every reason as a sentence without a gap", () => {
    expect(advice.length).toBeGreaterThan(10);
    const say: Say = (key, gaps = {}) => fill(texts[key] ?? key, gaps, language);
    for (const key of advice) {
      const names = gapsOf(texts[key] ?? "");
      const facts = Object.fromEntries(names.map((name) => [name, factOf(game, name)]));
      const reason = { rule: "", key: key.replace("advice_", ""), message: "", facts };
      const text = adviceText(reason, SAY_FACT[game] as SayFact, NAMES, say);
      expect(text, key).toMatch(/^[^{}_]+\.$/);
      expect(text, key).not.toMatch(/\b(you|your|dir|dich|dein|deine|je|jij|jouw|vous|votre)\b/i);
      expect(text, key).not.toMatch(/undefined|NaN|lucky-lake|elvis-/);
      if (names.includes("rival") || names.includes("partner")) expect(text, key).toContain("Cy");
    }
  });
});

test("a reason that the page does not know is said in the server's words", () => {
  const reason = { rule: "", key: "new_one", message: "as the server says", facts: {} };
  const say: Say = (key) => key;
  expect(adviceText(reason, buffalo.adviceFact, NAMES, say)).toBe("as the server says");
});

test("a choice of several actions has a sentence for each, with the names of the players", () => {
  const texts = FILES["../../../src/menagerie/games/buffalo/words/en.json"] ?? {};
  const say: Say = (key, gaps = {}) => fill(texts[key] ?? key, gaps, "en");
  const lay = (card: string, pasture: string) => ({ type: "lay", card, pasture });
  const facts = { pasture: "coffee-canyon", colour: "red", rival: 2, value: 5 };
  const reason = (key: string) => ({ rule: "", key, message: "", facts });
  const choice = {
    action: lay("5J", "coffee-canyon"),
    reason: reason("may_lead"),
    follows: [{ action: lay("2C", "lucky-lake"), reason: reason("keeps_high_card") }],
  } as unknown as Suggestion;
  const game = { name: buffaloActions.name, fact: buffalo.adviceFact };
  const at = { game, say, names: NAMES, view: {} } as unknown as FramedGame;

  expect(choiceName(choice, at)).toBe("Play 5 J on Coffee-Canyon · Play 2 C on Lucky-Lake");
  expect(adviceSentences(choice, at)).toEqual([
    "Play 5 J on Coffee-Canyon: it can take the lead there from Cy (Red).",
    "Play 2 C on Lucky-Lake: it keeps a 5 for a later round.",
  ]);
});
