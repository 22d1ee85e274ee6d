import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { declineLevel, notePlayed, proposedLevel } = await import("./levels.ts");

const BOTS = ["calf", "club", "fox"];

/** Games against bots of a level, by the places that one made among four. */
function play(bot: string, ...places: number[]): void {
  for (const place of places) {
    notePlayed("zoo", { table: `table ${kept.size} ${Math.random()}`, bot, place, seats: 4 });
  }
}

beforeEach(() => kept.clear());

describe("The level proposed", () => {
  it("is none before the first game", () => {
    expect(proposedLevel("zoo", BOTS)).toBe("");
  });

  it("is the next one after a first game that was won", () => {
    play("calf", 1);
    expect(proposedLevel("zoo", BOTS)).toBe("club");
  });

  it("is the next one after two games won in a row", () => {
    play("club", 2, 1);
    expect(proposedLevel("zoo", BOTS)).toBe("");
    play("club", 1);
    expect(proposedLevel("zoo", BOTS)).toBe("fox");
  });

  it("is a weaker one after coming last twice", () => {
    play("calf", 1);
    play("club", 4);
    expect(proposedLevel("zoo", BOTS)).toBe("");
    play("club", 4);
    expect(proposedLevel("zoo", BOTS)).toBe("calf");
  });

  it("is none above the strongest and below the weakest", () => {
    play("fox", 1, 1);
    expect(proposedLevel("zoo", BOTS)).toBe("");
    play("calf", 4, 4);
    expect(proposedLevel("zoo", BOTS)).toBe("");
  });

  it("is not proposed again until the next game", () => {
    play("calf", 1);
    declineLevel("zoo");
    expect(proposedLevel("zoo", BOTS)).toBe("");
    play("calf", 1);
    expect(proposedLevel("zoo", BOTS)).toBe("club");
  });

  it("counts a game once, however often its end is looked at", () => {
    const game = { table: "one", bot: "club", place: 1, seats: 4 };
    notePlayed("zoo", game);
    notePlayed("zoo", game);
    expect(proposedLevel("zoo", BOTS)).toBe("");
  });
});
