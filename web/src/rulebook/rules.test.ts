/** The rulebooks of `docs/rules` say the same in every language. */

import { describe, expect, test } from "vitest";
import { pictureOf } from "./pictures/index.ts";
import { readProse, referencesIn } from "./prose.ts";
import { readRulebook } from "./read.ts";
import { findIn } from "./search.ts";
import { rulebookTexts } from "./texts.ts";
import type { Clause, Rulebook } from "./types.ts";

const books = import.meta.glob<Rulebook>("../../../docs/rules/*.md", {
  import: "default",
  eager: true,
});
const documents = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const GAMES = [...new Set(Object.values(books).map(({ game }) => game))];
const OTHERS = ["de", "nl", "fr"];

function fileOf(game: string, language: string): string {
  return `../../../docs/rules/${game}${language === "en" ? "" : `.${language}`}.md`;
}

function book(game: string, language: string): Rulebook {
  const found = books[fileOf(game, language)];
  if (!found) throw new Error(`${game} is not written in ${language}.`);
  return found;
}

function clausesOf(rulebook: Rulebook): Clause[] {
  return rulebook.chapters.flatMap((chapter) => chapter.clauses);
}

function idsOf(rulebook: Rulebook): string[] {
  return clausesOf(rulebook).map((clause) => clause.id);
}

/** Everything a rulebook says, each text under its place. */
function textsOf(rulebook: Rulebook): Map<string, string> {
  const { title, lead } = rulebook.legend;
  const texts = new Map([
    ["intro", rulebook.intro],
    ["legend", title],
    ["legend lead", lead],
  ]);
  for (const [key, { name, means }] of Object.entries(rulebook.legend.marks)) {
    texts.set(`${key} mark`, name).set(`${key} means`, means);
  }
  for (const { key, title, lead, clauses } of rulebook.chapters) {
    texts.set(`${key} title`, title);
    if (lead !== undefined) texts.set(`${key} lead`, lead);
    for (const { id, title, text, basis, example } of clauses) {
      texts.set(`${id} title`, title);
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

function documented(game: string, language: string): string[] {
  const text = documents[fileOf(game, language)] ?? "";
  return [...text.matchAll(/^\*\*([A-Z]V?\d+)\*\*/gm)].map((match) => match[1] ?? "");
}

describe.each(GAMES)("the rulebook of %s", (game) => {
  const english = book(game, "en");

  test.each(["en", ...OTHERS])("shows every clause that is written in %s", (language) => {
    const ids = idsOf(book(game, language));
    expect(ids).toEqual(documented(game, language));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(["en", ...OTHERS])("has no Markdown left over in %s", (language) => {
    for (const [place, text] of textsOf(book(game, language))) {
      expect(text, place).not.toMatch(/<!--|\*\*|`|^[>#]|^\|-/m);
    }
  });

  test.each(["en", ...OTHERS])("explains the marks as every game does in %s", (language) => {
    expect(book(game, language).legend).toEqual(book(GAMES[0] ?? "", language).legend);
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
  const rows = text.split("\n").filter((line) => line.startsWith("|"));
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

const MICE = `# Mice

A game.

## Marks <!-- legend -->

How sure:

- *Sure*: Printed.
- *One source*: Told once.
- *Our ruling*: Decided.

## Box <!-- box -->

Mice are small.

### The mice

**M1** There are mice:

| Mice |
|---|
| 12 |

*Sure.*

### Their food

**M2** They eat [M1] *cheese*.
*Our ruling*; but cheese is sure:

- so says one.

<!-- picture: pair -->

> **Example.** A mouse
>
> eats.

## For programmers

Mice are counted from 0.
`;

test("a rulebook is read clause by clause", () => {
  const { title, intro, legend, chapters } = readRulebook("mice", MICE);
  expect({ title, intro }).toEqual({ title: "Mice", intro: "A game." });
  expect(legend.lead).toBe("How sure:");
  expect(legend.marks.one).toEqual({ name: "One source", means: "Told once." });
  expect(chapters).toEqual([
    {
      key: "box",
      title: "Box",
      lead: "Mice are small.",
      clauses: [
        {
          id: "M1",
          title: "The mice",
          text: "There are mice:\n\n| Mice |\n| 12 |",
          sureness: "sure",
        },
        {
          id: "M2",
          title: "Their food",
          text: "They eat [M1] *cheese*.",
          sureness: "ours",
          basis: "*Our ruling*; but cheese is sure:\n\n- so says one.",
          example: "A mouse\n\neats.",
          picture: "pair",
        },
      ],
    },
  ]);
});

test("a clause that does not say how sure it is is refused", () => {
  expect(() => readRulebook("mice", MICE.replace("*Sure.*\n", ""))).toThrow("M1");
  expect(() => readRulebook("mice", MICE.replace("*Our ruling*;", "*Guess*;"))).toThrow("M2");
});

test("a rulebook that does not explain the three marks is refused", () => {
  expect(() => readRulebook("mice", MICE.replace(/- \*One.*\n/, ""))).toThrow("three marks");
});
