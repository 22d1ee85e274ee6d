/** The rulebooks say the same in every language, and what `docs/rules` says. */

import { describe, expect, test } from "vitest";
import { pictureOf } from "./pictures/index.ts";
import { readProse, referencesIn } from "./prose.ts";
import { findIn } from "./search.ts";
import { rulebookTexts } from "./texts.ts";
import type { Clause, Rulebook } from "./types.ts";

const written = import.meta.glob<{ rulebook: Rulebook }>("../games/*/rulebook/{en,de,nl,fr}.ts", {
  eager: true,
});
const documents = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const GAMES = [...new Set(Object.keys(written).map((path) => path.split("/")[2] ?? ""))];
const OTHERS = ["de", "nl", "fr"];

function book(game: string, language: string): Rulebook {
  const found = written[`../games/${game}/rulebook/${language}.ts`];
  if (!found) throw new Error(`${game} is not written in ${language}.`);
  return found.rulebook;
}

function clausesOf(rulebook: Rulebook): Clause[] {
  return rulebook.chapters.flatMap((chapter) => chapter.clauses);
}

function idsOf(rulebook: Rulebook): string[] {
  return clausesOf(rulebook).map((clause) => clause.id);
}

/** Everything a rulebook says, each text under its place. */
function textsOf(rulebook: Rulebook): Map<string, string> {
  const texts = new Map([["intro", rulebook.intro]]);
  for (const { key, title, lead, clauses } of rulebook.chapters) {
    texts.set(`${key} title`, title);
    if (lead !== undefined) texts.set(`${key} lead`, lead);
    for (const { id, text, basis, example } of clauses) {
      texts.set(id, text);
      if (basis !== undefined) texts.set(`${id} basis`, basis);
      if (example !== undefined) texts.set(`${id} example`, example);
    }
  }
  return texts;
}

/** What must not differ between languages: order, marks, pictures, and which texts there are. */
function shapeOf(rulebook: Rulebook) {
  return {
    game: rulebook.game,
    chapters: rulebook.chapters.map((chapter) => ({
      key: chapter.key,
      clauses: chapter.clauses.map(({ id, sureness, picture }) => ({ id, sureness, picture })),
    })),
    texts: [...textsOf(rulebook).keys()],
  };
}

/** Blocks by kind and size, so that no list item or table row is lost on the way. */
function layoutOf(text: string): string[] {
  return readProse(text).map((block) => {
    if (block.kind === "table") return `table ${block.rows.length}×${block.head.length}`;
    return block.kind === "list" ? `list ${block.items.length}` : "paragraph";
  });
}

function documented(game: string): string[] {
  const text = documents[`../../../docs/rules/${game}.md`] ?? "";
  return [...text.matchAll(/^\*\*([A-Z]V?\d+)\*\*/gm)].map((match) => match[1] ?? "");
}

describe.each(GAMES)("the rulebook of %s", (game) => {
  const english = book(game, "en");

  test("has exactly the clauses of docs/rules", () => {
    expect(idsOf(english).sort()).toEqual(documented(game).sort());
    expect(new Set(idsOf(english)).size).toBe(idsOf(english).length);
  });

  test("has every picture that its clauses name", () => {
    const named = clausesOf(english).flatMap((clause) => clause.picture ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((key) => !pictureOf(game, key))).toEqual([]);
  });

  test.each(OTHERS)("has the same shape in %s", (language) => {
    expect(shapeOf(book(game, language))).toEqual(shapeOf(english));
  });

  test.each(OTHERS)("is laid out alike and refers to the same clauses in %s", (language) => {
    const other = textsOf(book(game, language));
    for (const [place, text] of textsOf(english)) {
      const theirs = other.get(place) ?? "";
      expect(layoutOf(theirs), place).toEqual(layoutOf(text));
      expect(referencesIn(theirs).sort(), place).toEqual(referencesIn(text).sort());
    }
  });

  test.each(OTHERS)("is not left in English in %s", (language) => {
    const other = textsOf(book(game, language));
    for (const [place, text] of textsOf(english)) expect(other.get(place), place).not.toBe(text);
  });

  test.each(["en", ...OTHERS])("has no empty text and no dead reference in %s", (language) => {
    const rulebook = book(game, language);
    const ids = idsOf(rulebook);
    expect(rulebook.title).not.toBe("");
    for (const [place, text] of textsOf(rulebook)) {
      expect(text.trim(), place).not.toBe("");
      for (const id of referencesIn(text)) expect(ids, place).toContain(id);
    }
  });

  test.each(OTHERS)("has the same numbers in its tables in %s", (language) => {
    for (const clause of clausesOf(english)) {
      const theirs = textsOf(book(game, language)).get(clause.id) ?? "";
      expect(numbersIn(theirs), clause.id).toEqual(numbersIn(clause.text));
    }
  });
});

function numbersIn(text: string): string[] {
  const rows = text.split("\n").filter((line) => line.trim().startsWith("|"));
  return rows.slice(1).flatMap((row) => row.match(/\d+/g) ?? []);
}

test.each(OTHERS)("the interface leaves no text empty in %s", (language) => {
  const texts = rulebookTexts[language as keyof typeof rulebookTexts];
  expect(Object.keys(texts)).toEqual(Object.keys(rulebookTexts.en));
  expect(Object.values(texts)).not.toContain("");
});

test("a word is found whatever its case and accents", () => {
  const stables = findIn(book("goats", "fr").chapters, "ETABLE coin");
  expect(stables.flatMap((chapter) => chapter.clauses.map((clause) => clause.id))).toContain("G6");
});

test("prose is read into paragraphs, lists and tables", () => {
  const blocks = readProse("One *two* [B3]\nfour.\n\n- a\n- b\n1. c\n\n| h |\n| r |");
  expect(blocks.map((block) => block.kind)).toEqual(["paragraph", "list", "list", "table"]);
});
