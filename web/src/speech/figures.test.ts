import { afterEach, expect, test } from "vitest";
import { figure, percent, percentage } from "./figures.ts";
import { speech } from "./languages.svelte.ts";

afterEach(() => {
  speech.language = "en";
});

test("a whole score has no decimals", () => {
  expect(figure(38)).toBe("38");
  expect(figure(1234)).toBe("1234");
});

test.each([
  ["en", "36.9105"],
  ["de", "36,9105"],
  ["nl", "36,9105"],
  ["fr", "36,9105"],
] as const)("a score has the decimal sign of %s", (language, text) => {
  speech.language = language;
  expect(figure(36.9105)).toBe(text);
});

test("a score is shown in its shortest form, below zero too", () => {
  expect(figure(37.5)).toBe("37.5");
  expect(figure(40.1 - 1.0895)).toBe("39.0105");
  expect(figure(-2.25)).toBe("−2.25");
});

test("a share is a whole number of hundredths", () => {
  expect(percent(0.546)).toBe(55);
});

test.each([
  ["en", "55%"],
  ["de", "55_%"],
  ["nl", "55%"],
  ["fr", "55_%"],
] as const)("a share is written as in %s, with a space that does not break", (language, text) => {
  speech.language = language;
  expect(percentage(0.546).replace(/[\u00a0\u202f]/, "_")).toBe(text);
});
