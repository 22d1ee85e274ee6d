/** The two pairs being put together; nobody else sees them until they are sent. */

import type { BuffaloColour, BuffaloLay, BuffaloPastureKey } from "../../wire.ts";

/** A pasture, or null for a pair on no pasture. */
export type Target = BuffaloPastureKey | null;

export interface Pair {
  pasture: Target;
  card: string;
  /** With two players, the colour the pair is for. */
  colour: BuffaloColour | null;
}

const PAIRS = 2;

export function layOf(pair: Pair): BuffaloLay {
  return { type: "lay", pasture: pair.pasture, card: pair.card, colour: pair.colour };
}

function isSamePair(one: Pair, other: Pair): boolean {
  return one.pasture === other.pasture && one.card === other.card && one.colour === other.colour;
}

/** Whether a new pair takes the place of another: same card, same pasture, same colour. */
function replaces(pair: Pair, other: Pair): boolean {
  if (pair.card === other.card) return true;
  if (pair.colour !== null) {
    return (
      pair.colour === other.colour || (pair.pasture !== null && pair.pasture === other.pasture)
    );
  }
  return pair.pasture === other.pasture;
}

export class Draft {
  /** The card that waits for a pasture. */
  card = $state<string | null>(null);
  /** The pasture that waits for a card; undefined if none does. */
  target = $state<Target | undefined>(undefined);
  #colour = $state<BuffaloColour | null>(null);
  #own = $state.raw<Pair[] | null>(null);
  readonly #sent: () => Pair[];
  readonly #colours: () => BuffaloColour[];

  constructor(sent: () => Pair[], colours: () => BuffaloColour[]) {
    this.#sent = sent;
    this.#colours = colours;
  }

  get pairs(): Pair[] {
    return this.#own ?? this.#sent();
  }

  /** Whether there is something that was not sent. */
  get isChanged(): boolean {
    return this.unsent.length > 0;
  }

  get unsent(): Pair[] {
    return this.pairs.filter((pair) => !this.#sent().some((sent) => isSamePair(pair, sent)));
  }

  get isWhole(): boolean {
    return this.pairs.length === PAIRS;
  }

  /** The colour the next pair is for; null where everybody has but one. */
  get colour(): BuffaloColour | null {
    const colours = this.#colours();
    if (colours.length < 2) return null;
    if (this.#colour && colours.includes(this.#colour)) return this.#colour;
    const taken = this.pairs.map((pair) => pair.colour);
    return colours.find((colour) => !taken.includes(colour)) ?? colours[0] ?? null;
  }

  set colour(colour: BuffaloColour | null) {
    this.#colour = colour;
  }

  pairOn(target: Target): Pair | undefined {
    return this.pairs.find((pair) => pair.pasture === target);
  }

  pairWith(card: string): Pair | undefined {
    return this.pairs.find((pair) => pair.card === card);
  }

  add(pair: Pair): void {
    const kept = this.pairs.filter((other) => !replaces(pair, other));
    this.#own = [...kept, pair].slice(-PAIRS);
    this.#colour = null;
    this.letGo();
  }

  remove(pair: Pair): void {
    this.#own = this.pairs.filter((other) => !isSamePair(pair, other));
  }

  letGo(): void {
    this.card = null;
    this.target = undefined;
  }

  /** Back to what was sent. */
  reset(): void {
    this.#own = null;
    this.#colour = null;
    this.letGo();
  }
}
