import { expect, test } from "vitest";
import { rulebookTexts } from "../../rulebook/texts.ts";
import type { Rulebook } from "../../rulebook/types.ts";
import type { Language } from "../../speech/languages.svelte.ts";
import { type Animal, BEATEN_BY } from "./beaten-by.ts";

const books = import.meta.glob<Rulebook>("../../../../docs/rules/zoo*.md", {
  eager: true,
  import: "default",
});

test.each(Object.entries(books))("the food web is drawn as it is written in %s", (path, book) => {
  const names = rulebookTexts[(/\.(\w+)\.md$/.exec(path)?.[1] ?? "en") as Language];
  const clauses = book.chapters.flatMap((chapter) => chapter.clauses);
  const rows =
    clauses
      .find(({ id }) => id === "Z2")
      ?.text.split("\n")
      .slice(3) ?? [];
  const table = rows.map((row) => row.split("|").map((cell) => cell.trim()));
  const animals = Object.keys(BEATEN_BY) as Animal[];
  expect(table.map((row) => row[1])).toEqual(animals.map((animal) => names[animal]));
  for (const [i, animal] of animals.slice(1).entries()) {
    const beaters = BEATEN_BY[animal].map((beater) => names[beater]);
    expect(table[i + 1]?.[2]?.split(", "), animal).toEqual(beaters);
  }
});
