import { afterEach, expect, it, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("matchMedia", () => ({ matches: true }));
const { chosen, sound } = await import("./sounds.ts");
const { preferences } = await import("./preferences.svelte.ts");

afterEach(() => vi.unstubAllGlobals());

it("is each sound once, and few together", () => {
  expect(chosen(["card", null, "cow", "cow", undefined, "goat", "gain"])).toEqual([
    "card",
    "cow",
    "goat",
  ]);
});

it("is nothing on a phone that nobody has asked to be loud", () => {
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  sound("card");
  expect(preferences.volume).toBe(0);
  expect(made).not.toHaveBeenCalled();
});
