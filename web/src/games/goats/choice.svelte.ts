/** What is being chosen: a card, a cell, a way for the dog. Every choice comes from what is legal. */

import { preferences } from "../../device/preferences.svelte.ts";
import type { GoatsAction, GoatsEvent, GoatsView, GoatsWalkView, Reason } from "../../wire.ts";
import type { BoardProps, Notice } from "../module.ts";
import { contentOf, takableBy } from "./places.ts";
import type { Say } from "./say.ts";
import { cardName, explain, lineName } from "./words.ts";

/** What this board is given. */
export type GoatsProps = Omit<BoardProps<GoatsView, GoatsAction, GoatsEvent>, "say"> & {
  say: Say;
};

/** How a cell takes part in the choice. */
export type Part = "" | "take" | "start" | "goal" | "ask" | "held" | "asked";

export class Choice {
  /** The chosen hand card, and the one under the pointer or focus. */
  card = $state<string | null>(null);
  peeked = $state<string | null>(null);
  /** The cell chosen, which waits to be confirmed, and the one under the pointer. */
  cell = $state<string | null>(null);
  looked = $state<string | null>(null);
  /** The marked card the dog is to move. */
  from = $state<string | null>(null);
  /** Why the last try was not possible. */
  notice = $state.raw<Notice | null>(null);

  readonly #props: () => GoatsProps;

  constructor(props: () => GoatsProps) {
    this.#props = props;
  }

  get view(): GoatsView {
    return this.#props().view;
  }

  /** Whether this person is asked for something. */
  get mayAct(): boolean {
    return !this.#props().still && this.#props().legal.length > 0;
  }

  #legal = $derived.by(() => (this.mayAct ? this.#props().legal : []));
  takes = $derived(new Set(this.#of("take").map((action) => action.cell)));
  plays = $derived(new Set(this.#of("play").map((action) => action.card)));
  starts = $derived(new Set(this.#of("herd").map((action) => action.from)));
  goals = $derived(
    new Set(this.#of("herd").flatMap(({ from, to }) => (from === this.from ? [to] : []))),
  );
  redraws = $derived(this.#of("redraw").map((action) => action.dogs));

  may(type: GoatsAction["type"]): boolean {
    return this.#of(type).length > 0;
  }

  /** Where the card under the pointer, or else the chosen one, would lead. */
  walk = $derived.by<GoatsWalkView | null>(() => {
    const card = this.peeked ?? this.card;
    if (card === null || !this.may("play")) return null;
    return this.view.walks.find((walk) => walk.card === card) ?? null;
  });

  /** The cells with cards to be had there. */
  ahead = $derived(this.walk ? takableBy(this.view, this.walk) : []);

  /** How a cell takes part in what is asked. */
  partOf(cell: string): Part {
    const { asked } = this.view;
    if (asked && (asked.from === cell || asked.to === cell)) return "asked";
    if (this.from === cell) return "held";
    if (this.goals.has(cell)) return this.isOthers(cell) ? "ask" : "goal";
    if (this.from === null && this.starts.has(cell)) return "start";
    if (this.takes.has(cell) || this.ahead.includes(cell)) return "take";
    return "";
  }

  /** Whether an opponent's small goat stands on a cell. */
  isOthers(cell: string): boolean {
    const owner = this.view.marked[cell];
    return owner !== undefined && owner !== this.view.seat;
  }

  /** Whether taking the chosen card, or the one under the pointer, would end the game. */
  get isClosing(): boolean {
    const cell = this.cell ?? this.looked;
    return cell !== null && this.partOf(cell) === "take" && this.view.closing.includes(cell);
  }

  /** Where a choice by keyboard begins. */
  get first(): string | null {
    return [...this.takes, ...this.ahead, ...this.starts][0] ?? null;
  }

  /** Whether anything is chosen, so that the rest steps back. */
  get isAiming(): boolean {
    return (
      this.takes.size > 0 || this.walk !== null || this.may("herd") || this.view.asked !== null
    );
  }

  chooseCard(card: string): void {
    this.notice = null;
    this.cell = null;
    if (!this.plays.has(card)) this.#askWhy({ type: "play", card });
    else if (this.card === card) this.play();
    else this.card = card;
  }

  /** Play the card chosen, and take the cell chosen if there is one. */
  play(cell: string | null = this.cell): void {
    if (this.card === null) return;
    const play = { type: "play", card: this.card } as const;
    this.#act(cell === null ? [play] : [play, { type: "take", cell }]);
  }

  /** A cell is pressed; unless it was chosen before, that only shows what would be done. */
  press(cell: string): void {
    this.notice = null;
    this.looked = cell;
    if (this.#props().still) return;
    const part = this.partOf(cell);
    if (part === "start") this.hold(cell);
    else if (part === "held") this.cancel();
    else if (part === "take" || part === "goal" || part === "ask") this.#aim(cell);
    else this.#explainCell(cell);
  }

  hold(cell: string): void {
    this.from = cell;
    this.cell = null;
  }

  /** Carry out what the cell chosen stands for. */
  confirm(cell: string | null = this.cell): void {
    if (cell === null) return;
    if (this.from !== null) this.#act([{ type: "herd", from: this.from, to: cell }]);
    else if (this.takes.has(cell)) this.#act([{ type: "take", cell }]);
    else this.play(cell);
  }

  /** The dog's card is dropped on a cell. */
  drop(cell: string): void {
    if (this.goals.has(cell)) this.confirm(cell);
    else if (cell !== this.from) this.#explainCell(cell);
  }

  act(action: GoatsAction): Promise<boolean> {
    return this.#act([action]);
  }

  /** Choose what actions are about, so that a press carries them out. */
  prepare(wanted: GoatsAction[]): void {
    if (!this.mayAct) return;
    this.clear();
    for (const action of wanted) this.#prepare(action);
  }

  #prepare(action: GoatsAction): void {
    if (action.type === "play") this.card = action.card;
    if (action.type === "take") this.cell = action.cell;
    if (action.type === "herd") {
      this.from = action.from;
      this.cell = action.to;
    }
  }

  cancel(): void {
    if (this.cell !== null) this.cell = null;
    else if (this.from !== null) this.from = null;
    else this.card = null;
    this.notice = null;
  }

  clear(): void {
    this.card = this.cell = this.from = this.peeked = this.looked = null;
    this.notice = null;
  }

  #of<Type extends GoatsAction["type"]>(type: Type) {
    type Found = Extract<GoatsAction, { type: Type }>;
    return this.#legal.filter((action): action is Found => action.type === type);
  }

  #aim(cell: string): void {
    if (this.card === null && this.peeked !== null) this.card = this.peeked;
    if (preferences.confirms && this.cell !== cell) this.cell = cell;
    else this.confirm(cell);
  }

  #act(actions: GoatsAction[]): Promise<boolean> {
    const isDone = this.#props().act(actions);
    this.clear();
    return isDone;
  }

  #explainCell(cell: string): void {
    const { say } = this.#props();
    if (this.walk && contentOf(this.view, cell)) {
      const line = lineName(this.walk.position, this.view.meadow.length, say);
      this.notice = {
        text: say("not_on_walk", { card: cardName(this.walk.card, say), line }),
        rule: "G11",
      };
    } else if (this.view.phase === "herding" && this.mayAct) {
      const from = this.from ?? cell;
      this.#askWhy({ type: "herd", from, to: this.from ? cell : this.#otherCellInRow(cell) });
    } else this.#askWhy({ type: "take", cell });
  }

  /** Another cell of the same row, to ask whether a card may be moved at all. */
  #otherCellInRow(cell: string): string {
    const [row, column] = cell.split(",");
    return `${row},${column === "1" ? 2 : 1}`;
  }

  async #askWhy(action: GoatsAction): Promise<void> {
    const { say, names, whyNot } = this.#props();
    const reason: Reason | null = await whyNot(action);
    this.notice = reason && { text: explain(reason, say, names), rule: reason.rule };
  }
}
