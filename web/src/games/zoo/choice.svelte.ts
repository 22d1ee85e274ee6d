/** The cards being picked from the hand; what may be picked is read off the legal actions. */

import type { ZooAction, ZooCard, ZooEvent, ZooView } from "../../wire.ts";
import type { BoardProps } from "../module.ts";
import { cardsOf } from "./actions.ts";
import { copies, isSame, isWithin, sorted, tally } from "./cards.ts";
import type { Say } from "./say.ts";

/** What this board is given; a text that Zoo does not have is an error. */
export type ZooProps = Omit<BoardProps<ZooView, ZooAction, ZooEvent>, "say"> & { say: Say };

/** A legal action with cards. */
export interface Offer {
  action: ZooAction;
  type: string;
  cards: ZooCard[];
}

/** Kinds of action that hand over any cards, one by one. */
const FREE = ["push", "return", "set_aside"];

export function offersIn(legal: readonly ZooAction[]): Offer[] {
  return legal
    .map((action) => ({ action, type: action.type, cards: cardsOf(action) }))
    .filter(({ cards }) => cards.length > 0);
}

export class Choice {
  picked = $state.raw<ZooCard[]>([]);

  constructor(readonly offers: () => Offer[]) {}

  counts = $derived.by(() => tally(this.picked));

  /** The offers that contain what is picked. */
  fitting = $derived.by(() => this.offers().filter(({ cards }) => isWithin(this.picked, cards)));

  /** The offers that are just what is picked. */
  exact = $derived.by(() => this.offers().filter(({ cards }) => isSame(this.picked, cards)));

  count(kind: ZooCard): number {
    return this.counts[kind] ?? 0;
  }

  /** Whether a kind is in any offer, of a type or of all. */
  isOffered(kind: ZooCard, type = ""): boolean {
    return this.offers().some(
      (offer) => (type === "" || offer.type === type) && offer.cards.includes(kind),
    );
  }

  mayAdd(kind: ZooCard): boolean {
    const wanted = [...this.picked, kind];
    return this.offers().some(({ cards }) => isWithin(wanted, cards));
  }

  /** Pick one more of a kind, or turn to it; false if no legal action has it. */
  tap(kind: ZooCard): boolean {
    if (!this.isOffered(kind)) return false;
    if (this.picked.length === 0) this.picked = this.#first(kind);
    else if (this.mayAdd(kind)) this.picked = [...this.picked, kind];
    else if (this.count(kind) > 0) this.picked = this.picked.filter((card) => card !== kind);
    else this.picked = this.#joinedBy(kind);
    return true;
  }

  /** Put one of a kind back. */
  drop(kind: ZooCard): void {
    const at = this.picked.lastIndexOf(kind);
    if (at >= 0) this.picked = this.picked.filter((_, place) => place !== at);
  }

  take(cards: readonly ZooCard[]): void {
    this.picked = [...cards];
  }

  clear(): void {
    this.picked = [];
  }

  /** Forget what is no longer on offer. */
  settle(): void {
    if (this.picked.length && this.fitting.length === 0) this.clear();
  }

  get cards(): ZooCard[] {
    return sorted(this.picked);
  }

  /** A first tap takes as many as a set of this kind alone needs. */
  #first(kind: ZooCard): ZooCard[] {
    const alone = this.offers().filter(({ cards }) => cards.every((card) => card === kind));
    const sizes = (type: string) =>
      alone.filter((offer) => offer.type === type).map(({ cards }) => cards.length);
    const needed = [...sizes("play"), ...sizes("give")];
    if (needed.length) return copies(kind, Math.min(...needed));
    return copies(kind, Math.max(1, ...sizes("ask")));
  }

  /** A kind that does not fit: a set of both if there is one, else the kind by itself. */
  #joinedBy(kind: ZooCard): ZooCard[] {
    if (this.offers().some(({ type }) => FREE.includes(type))) {
      return [...this.picked.slice(1), kind];
    }
    const kinds = [...new Set([...this.picked, kind])];
    const both = this.offers().filter(({ cards }) => kinds.every((each) => cards.includes(each)));
    const best = both.sort((one, other) => one.cards.length - other.cards.length)[0];
    return best ? [...best.cards] : this.#first(kind);
  }
}

/** The action that a tap on a kind would have been a part of. */
export function probeOf(view: ZooView, kind: ZooCard): ZooAction {
  const held = tally(view.hand)[kind] ?? 1;
  const top = view.trick.at(-1);
  switch (view.phase) {
    case "exchanging":
      return { type: "set_aside", cards: [kind] };
    case "answering":
      return { type: "give", cards: [kind] };
    default: {
      const needed = top ? top.number + (top.animal === kind ? 1 : 0) : 1;
      return { type: "play", cards: copies(kind, Math.min(held, needed)) };
    }
  }
}
