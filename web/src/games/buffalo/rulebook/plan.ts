/** Zoff in Buffalo: what its rulebook has alike in every language. */

import type { Plan } from "../../../rulebook/types.ts";

export const plan = {
  game: "buffalo",
  chapters: {
    aim: {},
    box: { B1: "sure", B2: "one", B3: "sure" },
    setup: { B4: "sure" },
    round: {
      B5: "sure",
      B6: "sure",
      B8: "ours",
      B9: "sure",
      B10: "sure",
      B11: "sure",
      B12: "sure",
      B13: "sure",
      B14: "sure",
    },
    bonus: { B15: "sure", B16: "sure", B17: "ours", B18: "sure", B19: "sure" },
    end: { B20: "sure", B21: "sure", B22: "sure" },
    two: { B23: "sure", B24: "ours", B25: "sure" },
    variants: { BV1: "sure", BV2: "sure", BV3: "sure", BV4: "ours" },
    rulings: { B7: "ours", B26: "ours" },
  },
  pictures: { B5: "pair", B12: "equal", B15: "bonus" },
} as const satisfies Plan;
