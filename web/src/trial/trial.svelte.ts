/** A position tried out: the rules answer over HTTP, and its board is the one of a real game. */

import { type FramedGame, namesOf } from "../frame/game.ts";
import { loadGame } from "../games/index.ts";
import type { OpaqueGame, Say } from "../games/module.ts";
import { api } from "../net/api.ts";
import { type Action, type OpaqueView, patched, spread } from "../net/changes.ts";
import { loadChunk } from "../net/chunks.ts";
import type { Batch } from "../net/link.svelte.ts";
import { momentsOf } from "../replay/moments.ts";
import { loadGameTexts } from "../speech/games.ts";
import { fill, speech } from "../speech/languages.svelte.ts";
import type {
  GameEvent,
  Place,
  Position,
  Reason,
  RefusedAction,
  TrialShown,
  TriedAction,
} from "../wire.ts";

/** What a trial is of. */
export interface TrialOf {
  key: string;
  /** Who looks and acts; null for a spectator. */
  seat: number | null;
  /** The players' names; where there are none, seats are called like bots. */
  names?: string[];
}

/** How long each of several actions is shown before the next. */
type Beat = () => Promise<void>;

const AT_ONCE: Beat = async () => {};

export class Trial implements FramedGame {
  texts = () => this.#texts;
  /** The position that is shown, to go on from. */
  position = $state.raw<Position | null>(null);
  legal = $state.raw<Action[]>([]);
  latest = $state.raw<Batch>({ number: 0, events: [] });
  /** What has happened since the position was laid out. */
  events = $state.raw<GameEvent[]>([]);
  /** Whether an answer is on its way, or actions are being shown. */
  isBusy = $state(false);
  #view = $state.raw<OpaqueView | null>(null);
  #texts = $state.raw<Record<string, string>>({});

  constructor(
    readonly of: TrialOf,
    readonly game: OpaqueGame,
    texts: Record<string, string>,
  ) {
    this.#texts = texts;
  }

  say: Say = (key, gaps = {}) => fill(this.#texts[key] ?? key, gaps);

  get isReady(): boolean {
    return this.#view !== null;
  }

  get view(): OpaqueView {
    if (!this.#view) throw new Error("No position was laid out yet.");
    return this.#view;
  }

  get seat(): number | null {
    return this.of.seat;
  }

  get own(): number | null {
    return this.of.seat;
  }

  get places(): Place[] {
    const count = this.of.names?.length ?? this.game.standings(this.view, this.say).length;
    return Array.from({ length: count }, (_, seat) => ({
      kind: seat === this.seat ? "person" : "bot",
      name: this.of.names?.[seat] ?? "",
      bot: "",
      stands_in: "",
      host: false,
      ready: true,
      left: null,
      since: null,
      away_until: null,
      hints: 0,
    }));
  }

  get names(): string[] {
    return namesOf(this.places);
  }

  get toAct(): number[] {
    return this.view.to_act;
  }

  get isMyTurn(): boolean {
    return this.seat !== null && !this.isBusy && this.legal.length > 0;
  }

  get ahead(): number {
    return 0;
  }

  isHere(): boolean {
    return true;
  }

  thinks(seat: number): boolean {
    return this.isBusy && seat !== this.seat && this.toAct.includes(seat);
  }

  /** Say the game's sentences in the language spoken. */
  async speak(): Promise<void> {
    const { language } = speech;
    const texts = await loadChunk(() => loadGameTexts(this.of.key, language));
    if (language === speech.language) this.#texts = texts;
  }

  /** Lay out a position, with what has been done since. */
  async lay(position: Position, since: TriedAction[] = []): Promise<void> {
    const shown = await this.#ask(position, since);
    this.position = shown.position;
    this.#view = momentsOf(shown).at(-1)?.view ?? null;
    this.legal = spread(shown.legal);
    this.events = [];
    this.latest = { number: this.latest.number + 1, events: [] };
  }

  /** Carry out actions of any seats, with a beat before each; why one is refused, if one is. */
  async play(tried: TriedAction[], beat: Beat = AT_ONCE): Promise<RefusedAction | null> {
    if (!this.position) return null;
    const shown = await this.#ask(this.position, tried);
    this.isBusy = true;
    try {
      for (const step of shown.steps.slice(1)) {
        await beat();
        this.legal = [];
        this.#view = patched(this.#view, step.changes ?? []) as OpaqueView;
        this.#tell(step.events ?? []);
      }
    } finally {
      this.isBusy = false;
    }
    this.position = shown.position;
    this.legal = spread(shown.legal);
    return shown.refused;
  }

  /** Act for the seat that looks; whether the rules allowed it. */
  async act(actions: Action[]): Promise<boolean> {
    return (await this.play(this.#own(actions))) === null;
  }

  /** Why an action of the seat that looks is not allowed; null if it is. */
  async whyNot(action: Action): Promise<Reason | null> {
    if (!this.position || this.seat === null) return null;
    const { refused } = await this.#ask(this.position, this.#own([action]));
    return refused?.reason ?? null;
  }

  #own(actions: Action[]): TriedAction[] {
    return actions.map((action) => ({ seat: this.seat ?? 0, action: action as never }));
  }

  #ask(position: Position, actions: TriedAction[]): Promise<TrialShown> {
    return api.trial(this.of.key, { position, seat: this.seat, actions });
  }

  #tell(events: GameEvent[]): void {
    this.events = [...this.events, ...events];
    this.latest = { number: this.latest.number + 1, events };
  }
}

/** A trial with the game's board and texts, and a position laid out. */
export async function openTrial(of: TrialOf, position: Position): Promise<Trial> {
  const [game, texts] = await Promise.all([
    loadGame(of.key),
    loadChunk(() => loadGameTexts(of.key, speech.language)),
  ]);
  const trial = new Trial(of, game, texts);
  await trial.lay(position);
  return trial;
}
