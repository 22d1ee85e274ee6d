import { expect, test } from "vitest";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { wordsIn } from "./hard-coded.ts";
import { nl } from "./nl.ts";

const languages: Record<string, Record<string, string>> = { en, de, nl, fr };
const sources = import.meta.glob<string>("../**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const components = Object.entries(sources).filter(([path]) => path.endsWith(".svelte"));

/** The names of the gaps in a text, sorted. */
function gaps(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ""))].sort();
}

test.each(Object.keys(languages))("%s has every text, and none is empty", (language) => {
  const texts = languages[language] ?? {};
  expect(Object.keys(texts)).toEqual(Object.keys(en));
  expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
});

test.each(Object.keys(languages))("%s has the gaps of the English texts", (language) => {
  const texts = languages[language] ?? {};
  const different = Object.entries(en).filter(
    ([key, text]) => gaps(text).join() !== gaps(texts[key] ?? "").join(),
  );
  expect(different).toEqual([]);
});

test("every text that a file asks for by name is there", () => {
  const asked = Object.entries(sources)
    .filter(([path]) => !/^\.\.\/games\/\w+\//.test(path))
    .flatMap(([path, text]) => [...text.matchAll(/\bt\("(\w+)"/g)].map(([, key]) => [path, key]));
  expect(asked.filter(([, key]) => !((key ?? "") in en))).toEqual([]);
});

test("no component has words of its own", () => {
  const found = components.map(([path, source]) => [path, wordsIn(source)] as const);
  expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
});
