/** Herr der Ziegen: what its rulebook has alike in every language. */

import type { Plan } from "../../../rulebook/types.ts";

export const plan = {
  game: "goats",
  chapters: {
    aim: {},
    box: { G1: "sure", G2: "ours", G3: "sure" },
    setup: { G4: "ours", G5: "one", G6: "ours", G7: "sure" },
    turn: { G8: "sure", G9: "sure", G10: "sure", G11: "sure", G12: "sure", G13: "sure" },
    special: { G16: "sure", G17: "ours", G18: "sure" },
    end: { G19: "sure" },
    score: { G20: "sure", G21: "sure", G22: "sure" },
    variants: { GV1: "ours" },
    rulings: { G14: "sure", G15: "ours" },
  },
  pictures: { G5: "meadow", G12: "decide", G20: "chain" },
} as const satisfies Plan;
