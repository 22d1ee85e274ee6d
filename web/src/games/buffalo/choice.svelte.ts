/** What one person sees and chooses at the board. */

import { preferences } from "../../device/preferences.svelte.ts";
import type {
  BuffaloAction,
  BuffaloColour,
  BuffaloEvent,
  BuffaloPastureKey,
  BuffaloPastureView,
  BuffaloSeatView,
  BuffaloView,
} from "../../wire.ts";
import type { BoardProps, Notice } from "../module.ts";
import { Draft, layOf, type Pair, type Target } from "./draft.svelte.ts";
import { Motion } from "./motion.svelte.ts";
import type { Say } from "./say.ts";
import { explain } from "./words.ts";

/** What this board is given. */
export type BuffaloProps = BoardProps<BuffaloView, BuffaloAction, BuffaloEvent>;

export type Side = "meadow" | "grid";

const SIDE = "buffalo.side";

export class Choice {
  side = $state<Side>(preferences.recall(SIDE, "meadow") === "grid" ? "grid" : "meadow");
  notice = $state.raw<Notice | null>(null);
  /** A number that is shown on the board before it is placed. */
  preview = $state(0);
  /** The pasture pressed for a cow, which waits to be pressed again. */
  aimed = $state<BuffaloPastureKey | null>(null);
  /** A bid and a split to prepare. */
  wantedBid = $state<string | null>(null);
  wantedSplit = $state.raw<BuffaloColour[] | null>(null);
  readonly motion = new Motion();
  readonly draft: Draft;
  readonly #given: () => BuffaloProps;

  constructor(given: () => BuffaloProps) {
    this.#given = given;
    this.draft = new Draft(
      () => this.#sent(),
      () => this.colours,
    );
  }

  get view(): BuffaloView {
    return this.#given().view;
  }

  get legal(): BuffaloAction[] {
    return this.isStill ? [] : this.#given().legal;
  }

  get names(): string[] {
    return this.#given().names;
  }

  get isStill(): boolean {
    return this.#given().still;
  }

  get seat(): number | null {
    return this.#given().seat;
  }

  get own(): BuffaloSeatView | null {
    return this.seat === null ? null : (this.view.seats[this.seat] ?? null);
  }

  /** This person's colours. */
  get colours(): BuffaloColour[] {
    return this.own?.colours ?? [];
  }

  get isMyTurn(): boolean {
    return !this.isStill && this.seat !== null && this.view.to_act.includes(this.seat);
  }

  get hasChosen(): boolean {
    return this.own?.has_chosen ?? false;
  }

  say: Say = (key, gaps) => this.#given().say(key, gaps);

  /** The name of the player of a colour. */
  nameOf(colour: BuffaloColour): string {
    const seat = this.ownerOf(colour);
    return seat === null ? "" : (this.names[seat] ?? "");
  }

  ownerOf(colour: BuffaloColour): number | null {
    return this.view.seats.find((seat) => seat.colours.includes(colour))?.seat ?? null;
  }

  pasture(key: BuffaloPastureKey): BuffaloPastureView | undefined {
    return this.view.pastures.find((pasture) => pasture.key === key);
  }

  turn(side: Side): void {
    this.side = side;
    preferences.keep(SIDE, side);
  }

  /** Whether the server offers an action with these facts. */
  offers(type: BuffaloAction["type"], facts: Record<string, unknown> = {}): boolean {
    const wanted = Object.entries({ type, ...facts });
    return this.legal.some((action) => {
      const offered: Record<string, unknown> = { ...action };
      return wanted.every(([name, fact]) => (offered[name] ?? null) === (fact ?? null));
    });
  }

  /** Carry an offered action out; say why another is not possible. */
  async take(action: BuffaloAction): Promise<void> {
    if (this.#isOffered(action)) {
      this.notice = null;
      await this.#given().act([action]);
    } else {
      await this.askWhyNot(action);
    }
  }

  /** A pasture is pressed for a cow; unless it was chosen before, that only chooses it. */
  async put(pasture: BuffaloPastureKey): Promise<void> {
    const put: BuffaloAction = { type: "put", pasture };
    const isChosen = this.aimed === pasture || !preferences.confirms;
    this.aimed = isChosen || !this.offers("put", { pasture }) ? null : pasture;
    if (this.aimed === null) await this.take(put);
    else this.notice = null;
  }

  /** Seal a bid, or say why it is not possible. */
  async bid(amount: string): Promise<void> {
    const bid: BuffaloAction = { type: "bid", amount };
    this.notice = null;
    if (!(await this.#given().act([bid]))) await this.askWhyNot(bid);
  }

  async askWhyNot(action: BuffaloAction): Promise<void> {
    if (this.isStill) return;
    const reason = await this.#given().whyNot(action);
    this.notice = reason
      ? { text: explain(reason, this.say, this.names), rule: reason.rule }
      : null;
  }

  whyNot(action: BuffaloAction) {
    return this.#given().whyNot(action);
  }

  /** Lay a card on a target, in the draft; or say why that is not possible. */
  async pair(card: string, target: Target): Promise<void> {
    const pair: Pair = { pasture: target, card, colour: this.draft.colour };
    if (this.offers("lay", { ...pair })) {
      this.notice = null;
      this.draft.add(pair);
    } else {
      this.draft.letGo();
      await this.askWhyNot({ ...layOf(pair) });
    }
  }

  /** Prepare a choice, so that a press carries it out: both pairs, or one action. */
  prepare(wanted: BuffaloAction[]): void {
    if (this.isStill) return;
    for (const action of wanted) this.#prepare(action);
  }

  #prepare(told: BuffaloAction): void {
    if (told.type === "lay")
      this.draft.add({ pasture: told.pasture, card: told.card, colour: told.colour ?? null });
    if (told.type === "place") this.preview = told.cows;
    if (told.type === "put") this.aimed = told.pasture;
    if (told.type === "bid") this.wantedBid = told.amount;
    if (told.type === "assign") this.wantedSplit = [...told.colours];
  }

  /** The drafted pairs that a hint goes on from: one, where the other is still to be found. */
  get begun(): BuffaloAction[] {
    const { unsent } = this.draft;
    const isBegun = unsent.length === 1 && this.draft.pairs.length === 1;
    return isBegun ? unsent.map((pair) => ({ ...layOf(pair) })) : [];
  }

  /** Send the drafted pairs together. */
  async send(): Promise<void> {
    const half = !this.hasChosen && this.#sent().length > 0;
    const pairs = half ? this.draft.unsent : this.draft.pairs;
    const done = await this.#given().act(pairs.map((pair) => ({ ...layOf(pair) })));
    if (done) this.draft.reset();
  }

  #isOffered(action: BuffaloAction): boolean {
    if (action.type !== "assign") return this.offers(action.type, { ...action });
    const wanted = String(action.colours);
    return this.legal.some((one) => one.type === "assign" && String(one.colours) === wanted);
  }

  #sent(): Pair[] {
    if (this.view.phase !== "choosing" || this.seat === null) return [];
    const hasTwo = this.colours.length > 1;
    return this.view.pairs
      .filter((pair) => pair.seat === this.seat)
      .map(({ pasture, card, colour }) => ({ pasture, card, colour: hasTwo ? colour : null }));
  }
}
