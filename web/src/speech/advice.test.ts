import { expect, describe as group, it } from "vitest";
import * as buffalo from "../games/buffalo/words.ts";
import * as goats from "../games/goats/words.ts";
import type { Fact, Say } from "../games/module.ts";
import * as zoo from "../games/zoo/words.ts";
import reasons from "../texts/reasons.json";
import { adviceText, type SayFact } from "./advice.ts";
import { fill, LANGUAGES, type Language, speech } from "./languages.svelte.ts";

type Words = Record<string, string>;

const FILES = import.meta.glob<Record<string, Words>>(
  ["../texts/{en,de,nl,fr}.ts", "../games/*/texts/*.ts"],
  { eager: true },
);
const SAY_FACT: Record<string, SayFact> = {
  buffalo: buffalo.adviceFact,
  goats: goats.adviceFact,
  zoo: zoo.adviceFact,
};
const NAMES = ["Ada", "Bo", "Cy"];
const { general, ...games }: Record<string, Words> = reasons;

/** The texts of a game, or with "" of the page, in a language. */
function textsOf(game: string, language: Language): Words {
  const folder = game ? `../games/${game}/texts` : "../texts";
  return FILES[`${folder}/${language}.ts`]?.[language] ?? {};
}

const FACTS: Record<string, Record<string, Fact>> = {
  buffalo: { card: "4G", colour: "blue", pasture: "lucky-lake", pastures: ["lucky-lake"] },
  goats: { card: "elvis-3", held: "elvis-2", kind: "elvis", hand: ["dog", "milk-1"] },
  zoo: { animal: "fox", cards: ["fox", "fox"] },
};

/** A fact of each kind; numbers are 2 where nothing else is known. */
function factOf(game: string, name: string): Fact {
  return name === "bid" ? "0.35" : (FACTS[game]?.[name] ?? 2);
}

function gapsOf(text: string): string {
  const found = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? "");
  return [...new Set(found)].sort().join(" ");
}

const PLACES = Object.keys(LANGUAGES).flatMap((language) =>
  Object.keys(games).map((game) => ({ language: language as Language, game })),
);

group.each(PLACES)("reasons of $game in $language", ({ language, game }) => {
  const texts = textsOf(game, language);

  it("has a text with the same gaps for every reason of the server", () => {
    for (const [key, gaps] of Object.entries(games[game] ?? {})) {
      expect(gapsOf(texts[`advice_${key}`] ?? ""), key).toBe(gaps);
    }
    const known = Object.keys(texts).filter((key) => key.startsWith("advice_"));
    expect(known.length).toBe(Object.keys(games[game] ?? {}).length);
  });

  it("says every reason as a sentence without a gap", () => {
    speech.language = language;
    speech.texts = textsOf("", language) as typeof speech.texts;
    const say: Say = (key, gaps = {}) => fill(texts[key] ?? key, gaps);
    for (const [key, gaps] of Object.entries({ ...general, ...games[game] })) {
      const names = gaps.split(" ").filter(Boolean);
      const facts = Object.fromEntries(names.map((name) => [name, factOf(game, name)]));
      const reason = { rule: "", key, message: "", facts };
      const text = adviceText(reason, SAY_FACT[game] as SayFact, NAMES, say);
      expect(text, key).toMatch(/^[^{}_]+\.$/);
      expect(text, key).not.toMatch(/undefined|NaN|lucky-lake|elvis-/);
      if (names.includes("rival") || names.includes("partner")) expect(text, key).toContain("Cy");
    }
  });
});

group("reasons that any game has", () => {
  it.each(Object.keys(LANGUAGES))("have texts with the same gaps in %s", (language) => {
    const texts = textsOf("", language as Language);
    for (const [key, gaps] of Object.entries(general ?? {})) {
      expect(gapsOf(texts[`advice_${key}`] ?? ""), key).toBe(gaps);
    }
  });

  it("are the server's words where the page has none", () => {
    const reason = { rule: "", key: "new_one", message: "as the server says", facts: {} };
    const say: Say = (key) => key;
    expect(adviceText(reason, buffalo.adviceFact, NAMES, say)).toBe("as the server says");
  });
});
