import { expect, test } from "vitest";
import type { GoatsView } from "../../wire.ts";
import { kindRows, leaders } from "./kinds.ts";
import views from "./samples/views.json";

test("kinds show who leads, and where each card is", () => {
  const view = views.playing as unknown as GoatsView;
  const rows = kindRows(view);
  expect(rows).toHaveLength(18 - view.removed.length);
  for (const row of rows) {
    expect(row.cards).toHaveLength(5);
    expect(row.cards.filter(({ at }) => at === "display")).toHaveLength(row.shown);
    if (row.shares.length)
      expect(leaders(row)[0]?.sum).toBe(Math.max(...row.shares.map(({ sum }) => sum)));
  }
  const won = rows.filter(({ winner }) => winner !== null).map(({ kind }) => kind);
  expect(won.sort()).toEqual(Object.keys(view.kinds).sort());
});
