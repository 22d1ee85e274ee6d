/** The privacy page says the same in every language, with the days of its host. */

import { expect, test } from "vitest";
import { bareText, readProse } from "../rulebook/prose.ts";
import { readDocument } from "../rulebook/sections.ts";
import { fill, LANGUAGES, type Language } from "../speech/languages.svelte.ts";
import { readPrivacy } from "./read.ts";
import { loadPrivacy } from "./text.ts";

const SPOKEN = Object.keys(LANGUAGES) as Language[];
const DAYS = { keep_unstarted: 1, keep_chat: 3, keep_people: 500 };

async function textOf(language: Language): Promise<string> {
  const { sections } = await loadPrivacy(language);
  return sections.map((section) => section.text).join();
}

/** Its sections, each with the number of its points. */
async function shapeOf(language: Language): Promise<(string | number)[][]> {
  return (await loadPrivacy(language)).sections.map(({ key, text }) => {
    const blocks = readProse(text);
    return [key, ...blocks.map((block) => (block.kind === "list" ? block.items.length : 0))];
  });
}

test.each(SPOKEN)("has the same sections and points in %s", async (language) => {
  expect(await shapeOf(language)).toEqual(await shapeOf("en"));
  expect((await loadPrivacy(language)).lead).not.toBe("");
});

test.each(SPOKEN)(
  "has a gap for each number of days, and no Markdown left, in %s",
  async (language) => {
    const text = await textOf(language);
    const gaps = [...text.matchAll(/\{(\w+), plural,/g)].map(([, name]) => name);
    expect(gaps).toEqual(Object.keys(DAYS));
    expect(bareText(text)).not.toMatch(/<!--|\*|`|#(?! )|\d{2}/);
  },
);

test("tells the days that the host has set", async () => {
  const text = fill(await textOf("en"), DAYS);
  expect(text).toContain("never started: one day.");
  expect(text).toContain("said at a table: 3 days after its game.");
});

test("the usual days give way to those of the host", () => {
  const written =
    "# P\n\nLead.\n\n## S <!-- s -->\n\n- **Chat**: 30 days<!-- {n, plural, one {a} other {# b}} --> on.\n";
  expect(readPrivacy(written).sections[0]?.text).toBe(
    "- *Chat*: {n, plural, one {a} other {# b}} on.",
  );
});

test("what has no key is for readers of the file only", () => {
  const { title, lead, sections } = readDocument(
    "# T\n\nLead.\n\n## A <!-- a -->\n\nx\n\n## B\n\ny",
  );
  expect({ title, lead }).toEqual({ title: "T", lead: "Lead." });
  expect(sections).toEqual([{ key: "a", title: "A", text: "x" }]);
});
