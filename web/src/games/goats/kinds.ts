/** The kinds at a glance: who shows how much, where each card is, what is decided. */

import { GOATS_KINDS, type GoatsKind, type GoatsView } from "../../wire.ts";
import { kindOf, numberOf, stableOf, VALUES } from "./cards.ts";

/** Where a card is, as far as one can see. */
export type Where =
  | { at: "display"; seat: number }
  | { at: "meadow"; seat: number | null }
  | { at: "hand"; seat: number }
  | { at: "pile" }
  | { at: "gone" }
  | { at: "unseen" };

interface Share {
  seat: number;
  sum: number;
  cards: number;
}

export interface KindRow {
  kind: GoatsKind;
  /** Who won it; null while it is open. */
  winner: number | null;
  /** How many of the winner's small goats wait for its cards. */
  waiting: number;
  /** Who shows cards of it, most first. */
  shares: Share[];
  /** How many cards of it lie in displays. */
  shown: number;
  /** Where its five cards are, by value. */
  cards: Where[];
}

/** All kinds in the game. */
export function kindRows(view: GoatsView): KindRow[] {
  const places = placesOf(view);
  return GOATS_KINDS.filter((kind) => !view.removed.includes(kind)).map((kind) => {
    const shares = sharesOf(view, kind);
    const winner = view.kinds[kind] ?? null;
    return {
      kind,
      winner,
      waiting: winner === null ? 0 : (view.seats[winner]?.reminders[kind] ?? 0),
      shares,
      shown: shares.reduce((sum, share) => sum + share.cards, 0),
      cards: VALUES.map((value) => places.get(`${kind}-${value}`) ?? { at: "unseen" }),
    };
  });
}

/** Who shows the most of a kind: one seat, or several that are level. */
export function leaders(row: KindRow): Share[] {
  const most = row.shares[0]?.sum ?? 0;
  return row.shares.filter((share) => share.sum === most);
}

function sharesOf(view: GoatsView, kind: GoatsKind): Share[] {
  return view.seats
    .map(({ seat, display }) => {
      const cards = display.filter((card) => kindOf(card) === kind);
      return {
        seat,
        cards: cards.length,
        sum: cards.reduce((sum, card) => sum + numberOf(card), 0),
      };
    })
    .filter((share) => share.cards > 0)
    .sort((one, other) => other.sum - one.sum || other.cards - one.cards);
}

function placesOf(view: GoatsView): Map<string, Where> {
  const places = new Map<string, Where>();
  for (const card of view.in_pile ?? []) places.set(card, { at: "pile" });
  for (const card of view.boxed ?? []) places.set(card, { at: "gone" });
  for (const { seat, display, known } of view.seats) {
    for (const card of known ?? []) places.set(card, { at: "hand", seat });
    for (const card of display) places.set(card, { at: "display", seat });
  }
  if (view.seat !== null) {
    for (const card of view.hand) places.set(card, { at: "hand", seat: view.seat });
  }
  view.meadow.forEach((cells, row) => {
    cells.forEach((card, column) => {
      if (card === null || stableOf(card) !== null) return;
      const seat = view.marked[`${row + 1},${column + 1}`] ?? null;
      places.set(card, { at: "meadow", seat });
    });
  });
  return places;
}
