import { expect, test } from "vitest";
import type { Replay } from "../wire.ts";
import { momentsOf } from "./moments.ts";

test("a stretch begins with a whole view and goes on with changes", () => {
  const steps = [
    { number: 64, view: { turn: 0, scores: [1, 2] } },
    { number: 65, changes: [[["scores", 1], 5]] },
    { number: 66 },
  ] as unknown as Replay["steps"];

  const moments = momentsOf({ steps });

  expect(moments[64]?.view).toEqual({ turn: 0, scores: [1, 2] });
  expect(moments[65]?.view).toEqual({ turn: 0, scores: [1, 5] });
  expect(moments[66]?.view).toEqual({ turn: 0, scores: [1, 5] });
  expect(moments[0]).toBeUndefined();
});
