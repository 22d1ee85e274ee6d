import { expect, test } from "vitest";
import { en } from "../speech/texts.ts";
import { wordsIn } from "./hard-coded.ts";

const sources = import.meta.glob<string>("../**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const components = Object.entries(sources).filter(([path]) => path.endsWith(".svelte"));

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
