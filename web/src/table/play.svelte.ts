/** A table being played, as its components see it: the link, the game's part, names and texts. */

import { preferences } from "../device/preferences.svelte.ts";
import { type FramedGame, namesOf } from "../frame/game.ts";
import type { OpaqueGame, Say } from "../games/module.ts";
import type { Action, OpaqueView } from "../net/changes.ts";
import type { Refused, TableLink } from "../net/link.svelte.ts";
import { fill } from "../speech/languages.svelte.ts";
import { refusalText } from "../speech/refusals.ts";
import type { GameEvent, Place } from "../wire.ts";
import { Show } from "./show.svelte.ts";

export class Play implements FramedGame {
  constructor(
    readonly link: TableLink,
    readonly game: OpaqueGame,
    readonly texts: () => Record<string, string>,
  ) {
    link.onNews = (events) => {
      if (events === null || !link.view) this.show.skip();
      else this.show.hear(events, link.view, game.scenes);
    };
  }

  readonly show = new Show();

  /** A text of the game. */
  say: Say = (key, gaps = {}) => fill(this.texts()[key] ?? key, gaps);

  get table() {
    if (!this.link.table) throw new Error("There is no table yet.");
    return this.link.table;
  }

  get view(): OpaqueView {
    if (!this.link.view) throw new Error("The game has not begun.");
    return this.show.view ?? this.link.view;
  }

  /** What this person may do, once all that led there was shown. */
  get legal(): Action[] {
    return this.show.isOn ? [] : this.link.legal;
  }

  get places(): Place[] {
    return this.table.places;
  }

  /** This person's seat; null for spectators. */
  get seat(): number | null {
    return this.table.you.seat ?? null;
  }

  get own(): number | null {
    return this.seat;
  }

  /** Whether this person plays against bots only. */
  get isAlone(): boolean {
    return !this.places.some(({ kind }, seat) => kind === "person" && seat !== this.seat);
  }

  get names(): string[] {
    return namesOf(this.table.places);
  }

  get ahead(): number {
    return this.link.ahead;
  }

  /** What happened in the whole game, without what was taken back. */
  get story(): GameEvent[] {
    return this.link.log.filter((event) => !this.link.undone.has(event));
  }

  isHere(seat: number): boolean {
    return this.places[seat]?.kind === "bot" || this.link.here.seats[seat] === true;
  }

  thinks(seat: number): boolean {
    return !this.table.paused && this.toAct.includes(seat) && this.places[seat]?.bot !== "";
  }

  get isOver(): boolean {
    return this.table.status === "over" && !this.show.isOn;
  }

  /** The seats the game waits for. */
  get toAct(): number[] {
    return this.isOver || this.show.isOn ? [] : (this.link.view?.to_act ?? []);
  }

  get isMyTurn(): boolean {
    return this.seat !== null && this.toAct.includes(this.seat) && this.legal.length > 0;
  }

  /** The only action there is, where it is taken without being asked for. */
  get forced(): Action | null {
    const isWanted = this.isAlone ? preferences.automatic : this.table.you.automatic;
    const [only, ...others] = this.link.legal;
    const mayAct = this.isMyTurn && !this.table.paused;
    return isWanted && mayAct && only && others.length === 0 ? only : null;
  }

  /** Whether the bots play on without this person, who has nothing more to do for a while. */
  get isOut(): boolean {
    if (this.isOver || !this.isAlone || this.seat === null) return false;
    const standings = this.game.standings(this.view, this.say);
    return standings.some(({ seat, isOut }) => seat === this.seat && isOut === true);
  }

  /** Whether the title of the page should say that it is one's turn. */
  get isWaitedFor(): boolean {
    return (
      this.link.table?.status === "playing" && !this.table.paused && this.isMyTurn && !this.forced
    );
  }

  /** Take one's last decision back, or ask the others whether one may. */
  async takeBack(): Promise<void> {
    do {
      this.link.refused = await this.link.ask({ type: "undo" });
    } while (!this.link.refused && this.isAlone && this.forced && this.table.may_undo);
  }

  /** Why something was refused, as a sentence: the game's own for its rules. */
  whyRefused(refused: Refused): string {
    return refused.reason
      ? this.game.explain(refused.reason, this.say, this.names)
      : refusalText(refused);
  }
}
