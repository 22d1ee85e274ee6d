import { expect, test } from "vitest";
import cases from "../../../tests/core/messages.json";
import { fill, type Gaps, gapsOf } from "./message.ts";

test.each(cases)("$message with $gaps in $language", ({ message, gaps, language, says }) => {
  expect(fill(message, gaps as Gaps, language)).toBe(says);
});

test.each(["{", "{n", "a } b", "{n, plural, one {a}}", "{n, plural, one {a} other {b}"])(
  "a message that is written wrongly is refused: %s",
  (message) => {
    expect(() => fill(message, {}, "en")).toThrow(message);
  },
);

test("the gaps of a message are those of all its branches", () => {
  const message =
    "{n, plural, one {{name} has #} other {{x_vowel, select, yes {d’} other {de }}{x}}}";
  expect(gapsOf(message)).toEqual(["n", "name", "x"]);
});
