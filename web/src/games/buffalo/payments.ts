/** The bonus that is paid now, and what is due after it. */

import type { BuffaloColour, BuffaloPastureKey, BuffaloView } from "../../wire.ts";

export interface Due {
  pasture: BuffaloPastureKey;
  /** The colour that a market pays; null for a bonus row. */
  market: BuffaloColour | null;
  /** How many numbers of the row are paid already. */
  past: number;
}

/** BV2, B18: everything that is due, the first of it being paid. */
export function paymentsDue(view: BuffaloView): Due[] {
  const { paying, phase } = view;
  if (!paying) return [];
  const isMarket = phase === "market";
  const row = (pasture: BuffaloPastureKey, past = 0): Due => ({ pasture, market: null, past });
  return [
    isMarket
      ? { pasture: paying.pasture, market: paying.colour, past: 0 }
      : row(paying.pasture, paying.rank),
    ...view.markets.map(({ pasture, colour }) => ({ pasture, market: colour, past: 0 })),
    ...(view.resuming ? [row(view.resuming.pasture, view.resuming.rank)] : []),
    ...view.waiting.filter((key) => isMarket || key !== paying.pasture).map((key) => row(key)),
  ];
}
