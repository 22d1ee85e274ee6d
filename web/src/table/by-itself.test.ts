import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type * as ByItself from "./by-itself.svelte.ts";
import type { Play } from "./play.svelte.ts";

const PASS = { type: "pass" };
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
let made: typeof ByItself;

beforeAll(async () => {
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  made = await import("./by-itself.svelte.ts");
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function game(changes: object = {}) {
  const link = { pending: null, asking: 0, connection: "live", act: vi.fn(), ask: vi.fn() };
  const table = { you: { host: true }, settings: { pace: "calm" } };
  const show = { isOn: false };
  const play = { link, table, show, forced: PASS, isAlone: true, isOut: false, isMyTurn: true };
  return { link, play: Object.assign(play, changes) as unknown as Play };
}

it("Alone against bots, a forced action is taken after a moment", () => {
  const { play, link } = game();
  made.takeForced(play);
  expect(link.act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(link.act).toHaveBeenCalledWith([PASS]);
});

it("It is not taken when something has come between", () => {
  const { play, link } = game();
  made.takeForced(play)?.();
  vi.runAllTimers();
  expect(link.act).not.toHaveBeenCalled();
});

it.each([{ forced: null }, { isAlone: false }, { show: { isOn: true } }])(
  "Nothing is taken with %j",
  (changes) => {
    const { play, link } = game(changes);
    made.takeForced(play);
    vi.runAllTimers();
    expect(link.act).not.toHaveBeenCalled();
  },
);

it("Who is out lets the bots hurry, and they slow down when the person is asked again", () => {
  const { play, link } = game({ isOut: true, isMyTurn: false });
  expect(made.mayHaste(play)).toBe(true);
  made.makeHaste(play);
  expect(link.ask).toHaveBeenLastCalledWith({ type: "pace", pace: "instant" });
  made.endHaste(play);
  expect(link.ask).toHaveBeenCalledTimes(1);
  made.endHaste(game({ link }).play);
  expect(link.ask).toHaveBeenLastCalledWith({ type: "pace", pace: "calm" });
});
