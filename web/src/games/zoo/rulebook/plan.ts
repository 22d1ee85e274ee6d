/** Zoff im Zoo: what its rulebook has alike in every language. */

import type { Plan } from "../../../rulebook/types.ts";

export const plan = {
  game: "zoo",
  chapters: {
    aim: {},
    box: { Z1: "sure", Z2: "sure", Z3: "sure" },
    setup: { Z4: "sure", Z5: "sure" },
    trick: {
      Z6: "sure",
      Z7: "sure",
      Z8: "sure",
      Z9: "sure",
      Z10: "sure",
      Z11: "sure",
      Z13: "sure",
    },
    partners: { Z14: "sure", Z15: "sure", Z16: "sure", Z17: "sure", Z18: "sure" },
    score: { Z21: "sure", Z22: "sure", Z23: "sure" },
    end: { Z24: "sure" },
    three: { Z25: "sure" },
    variants: { ZV1: "ours" },
    rulings: { Z12: "one", Z19: "ours", Z20: "ours", Z26: "ours" },
  },
  pictures: { Z2: "web", Z3: "sets", Z7: "beats", Z17: "exchange" },
} as const satisfies Plan;
