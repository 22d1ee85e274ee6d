/** A table being played, as its components see it: the link, the game's part, names and texts. */

import type { GameModule, Say } from "../games/module.ts";
import { fill, t } from "../lib/languages.svelte.ts";
import type { TableLink } from "../lib/link.svelte.ts";

export class Play {
  constructor(
    readonly link: TableLink,
    readonly game: GameModule,
    readonly texts: () => Record<string, string>,
  ) {}

  /** A text of the game. */
  say: Say = (key, gaps = {}) => fill(this.texts()[key] ?? key, gaps);

  get table() {
    if (!this.link.table) throw new Error("There is no table yet.");
    return this.link.table;
  }

  /** The own seat; null for spectators. */
  get seat(): number | null {
    return this.table.you.seat ?? null;
  }

  /** The players' names by seat; bots and free seats have one, too. */
  get names(): string[] {
    return this.table.places.map(
      (place, seat) => place.name || (place.bot ? this.botName(place.bot) : t("seat", { seat: seat + 1 })),
    );
  }

  botName(bot: string): string {
    return `${bot.charAt(0).toUpperCase()}${bot.slice(1)}`;
  }

  get isOver(): boolean {
    return this.table.status === "over";
  }

  /** The seats the game waits for. */
  get toAct(): number[] {
    return this.isOver ? [] : (this.link.view?.to_act ?? []);
  }

  get isMyTurn(): boolean {
    return this.seat !== null && this.toAct.includes(this.seat) && this.link.legal.length > 0;
  }
}
