/** How a game ended: the places, as they were sent, and the way to a rematch. */

import type { Row } from "../end/bars.ts";
import { router } from "../router.svelte.ts";
import { figure } from "../speech/figures.ts";
import { listed, t } from "../speech/languages.svelte.ts";
import type { Play } from "./play.svelte.ts";

export class GameResult {
  /** Whether a next game was asked for, and was not refused. */
  isAsking = $state(false);

  constructor(
    readonly play: Play,
    /** Whether it ended before the eyes of this person. */
    readonly isFresh: boolean,
  ) {}

  /** Everybody's points and what they are made of, the first place first. */
  get rows(): Row[] {
    const { game, view, names, story, say } = this.play;
    const { scores, ranks } = view.outcome ?? { scores: [], ranks: [] };
    const parts = game.parts?.(view, story, say);
    return ranks
      .map((rank, seat) => ({
        rank,
        seat,
        name: names[seat] ?? "",
        score: figure(scores[seat] ?? 0),
        parts: parts?.[seat] ?? [{ name: t("points"), points: scores[seat] ?? 0 }],
      }))
      .sort((one, other) => one.rank - other.rank);
  }

  get winners(): number[] {
    return this.rows.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  }

  get verdict(): string {
    const { winners } = this;
    if (winners.length === 1 && winners[0] === this.play.seat) return t("you_win");
    const names = winners.map((seat) => this.play.names[seat] ?? "");
    return t(winners.length > 1 ? "winners" : "winner", { names: listed(names) });
  }

  /** Why the game is over; "" where nobody told. */
  get ending(): string {
    const { game, names, story, say } = this.play;
    const last = story.at(-1);
    return last ? game.tell(last, names, say) : "";
  }

  /** What is worth explaining. */
  get remarks(): string[] {
    const { game, view, names, say } = this.play;
    return game.remarks?.(view, names, say) ?? [];
  }

  /** Where others find the game; friends need the key to watch, where the table has one. */
  get link(): string {
    const { id, you, settings } = this.play.table;
    const key = settings.public || !you.watch_key ? "" : `?key=${you.watch_key}`;
    return `${location.origin}/replay/${id}${key}`;
  }

  /** Whether nobody needs to ask for the analysis: one's own game against bots. */
  get analysesItself(): boolean {
    return this.isFresh && this.play.seat !== null && this.play.isAlone;
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
