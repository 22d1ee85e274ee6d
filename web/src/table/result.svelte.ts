/** How a game ended: the places, as they were sent, and the way to a rematch. */

import { router } from "../router.svelte.ts";
import { figure } from "../speech/figures.ts";
import { listed, t } from "../speech/languages.svelte.ts";
import type { Play } from "./play.svelte.ts";

interface Ranked {
  rank: number;
  seat: number;
  score: string;
}

export class GameResult {
  /** Whether a next game was asked for, and was not refused. */
  isAsking = $state(false);

  constructor(readonly play: Play) {}

  get places(): Ranked[] {
    const { scores, ranks } = this.play.view.outcome ?? { scores: [], ranks: [] };
    return ranks
      .map((rank, seat) => ({ rank, seat, score: figure(scores[seat] ?? 0) }))
      .sort((one, other) => one.rank - other.rank);
  }

  get verdict(): string {
    const winners = this.places.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
    if (winners.length === 1 && winners[0] === this.play.seat) return t("you_win");
    const names = winners.map((seat) => this.play.names[seat] ?? "");
    return t(winners.length > 1 ? "winners" : "winner", { names: listed(names) });
  }

  /** What decided between equal players at the top; "" where nothing had to. */
  get tie(): string {
    const { game, view, names, say } = this.play;
    return game.tie?.(view, names, say) ?? "";
  }

  /** Whether somebody else has asked for another game. */
  get isOffered(): boolean {
    const { table, places, seat } = this.play;
    const people = places.filter(({ kind }) => kind === "person").length;
    return seat !== null && people > 1 && table.rematch !== "" && !this.isAsking;
  }

  /** Ask for the next game, or agree to it, and go there. */
  async again(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const table = await this.play.link.rematch();
    if (table) router.go(`/t/${table}`);
    else this.isAsking = false;
  }
}
