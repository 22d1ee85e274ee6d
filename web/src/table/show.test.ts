import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Scene } from "../games/module.ts";
import type { OpaqueView } from "../net/changes.ts";
import type { GameEvent } from "../wire.ts";

const told = (...types: string[]) => types.map((type) => ({ type })) as unknown as GameEvent[];
const view = (name: string) => ({ name }) as unknown as OpaqueView;
const END = view("end");
const scenes = (): Scene[] => [
  { view: view("first"), events: told("a"), lasts: 100 },
  { view: view("second"), events: told("b", "c"), lasts: 100 },
];
let calm = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  calm = false;
});

async function show() {
  const { Show } = await import("./show.svelte.ts");
  return new Show();
}

it("shows one scene after the other, and then the game as it is", async () => {
  const on = await show();
  on.hear(told("a", "b", "c"), END, scenes);
  expect(on.view).toEqual(view("first"));
  vi.advanceTimersByTime(100);
  expect(on.view).toEqual(view("second"));
  expect(on.latest.events).toEqual(told("b", "c"));
  vi.advanceTimersByTime(100);
  expect(on.isOn).toBe(false);
});

it("is skipped at a tap, and loses nothing of what happened", async () => {
  const on = await show();
  on.hear(told("a", "b", "c"), END, scenes);
  on.hear(told("d"), END, () => []);
  on.skip();
  expect(on.isOn).toBe(false);
  expect(on.latest.events).toEqual(told("b", "c", "d"));
});

it("shows the end at once where things are not to move", async () => {
  calm = true;
  const on = await show();
  on.hear(told("a", "b", "c"), END, scenes);
  expect(on.isOn).toBe(false);
  expect(on.latest.events).toEqual(told("a", "b", "c"));
});

it("gives way to what happens next, and is never long", async () => {
  const on = await show();
  on.hear(told("a", "b", "c"), END, scenes);
  const long = scenes().map((scene) => ({ ...scene, lasts: 60_000 }));
  on.hear(told("a", "b", "c"), END, () => long);
  expect(on.latest.events).toEqual(told("a"));
  vi.advanceTimersByTime(12_001);
  expect(on.isOn).toBe(false);
});
