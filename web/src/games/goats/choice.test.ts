import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Choice, GoatsProps } from "./choice.svelte.ts";

vi.stubGlobal("localStorage", { getItem: () => null, setItem() {} });
vi.stubGlobal("document", { documentElement: { dataset: {} } });

let made: typeof Choice;
let preferences: { confirms: boolean };

beforeAll(async () => {
  ({ preferences } = await import("../../device/preferences.svelte.ts"));
  ({ Choice: made } = await import("./choice.svelte.ts"));
});

/** A board on which one card can be taken, and the actions that were sent from it. */
function board(): { choice: Choice; sent: unknown[] } {
  const sent: unknown[] = [];
  const view = { phase: "taking", walks: [], marked: {}, asked: null, closing: [], seat: 0 };
  const legal = [{ type: "take", cell: "2,3" }];
  const act = async (actions: unknown[]) => sent.push(...actions) > 0;
  const props = { view, legal, still: false, names: [], say: (key: string) => key, act };
  return { choice: new made(() => props as unknown as GoatsProps), sent };
}

describe("A press on a card that can be taken", () => {
  it("chooses it, whatever it is pressed with, and the next press takes it", () => {
    const { choice, sent } = board();
    choice.press("2,3");
    expect([choice.cell, sent]).toEqual(["2,3", []]);
    choice.press("2,3");
    expect(sent).toEqual([{ type: "take", cell: "2,3" }]);
  });

  it("takes it at once for who does not want to be asked", () => {
    preferences.confirms = false;
    const { choice, sent } = board();
    choice.press("2,3");
    expect(sent).toEqual([{ type: "take", cell: "2,3" }]);
  });
});
