/** Why the colours of a pasture place in their order: the facts shown for each of them. */

import type { BuffaloColour, BuffaloView } from "../../wire.ts";

export interface Entrant {
  colour: BuffaloColour;
  seat: number;
  card: string;
  state: "done" | "next" | "later";
  /** Cows already there. */
  herd: number;
  /** Whether the letter told it apart from a neighbour with the same value. */
  isByLetter: boolean;
}

export function entrants(view: BuffaloView): Entrant[] {
  const settling = view.settling;
  const pasture = view.pastures.find((one) => one.key === settling?.pasture);
  if (!settling || !pasture) return [];
  const hasNoPastures = view.pairs.every((pair) => pair.pasture === null);
  const all = settling.order.map((colour, place): Entrant => {
    const pair = view.pairs.find(
      (one) => one.colour === colour && (hasNoPastures || one.pasture === settling.pasture),
    );
    return {
      colour,
      seat: pair?.seat ?? 0,
      card: pair?.card ?? "",
      state: place < settling.next ? "done" : place === settling.next ? "next" : "later",
      herd: pasture.herds[colour] ?? 0,
      isByLetter: false,
    };
  });
  const isEqual = (one: Entrant, other: Entrant | undefined): boolean =>
    other !== undefined && other.herd === 0 && one.card[0] === other.card[0];
  return all.map((one, place) => ({
    ...one,
    isByLetter: one.herd === 0 && (isEqual(one, all[place - 1]) || isEqual(one, all[place + 1])),
  }));
}
