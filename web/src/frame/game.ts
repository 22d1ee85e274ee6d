/** A game as its frame sees it, while it is played or replayed. */

import type { OpaqueGame, Say } from "../games/module.ts";
import type { OpaqueView } from "../net/changes.ts";
import { t } from "../speech/languages.svelte.ts";
import { BOT_NAMES } from "../ui/seats.ts";
import type { Place } from "../wire.ts";

/** What the parts around a board need to know. */
export interface FramedGame {
  readonly game: OpaqueGame;
  readonly say: Say;
  readonly texts: () => Record<string, string>;
  readonly view: OpaqueView;
  readonly places: Place[];
  readonly names: string[];
  readonly seat: number | null;
  /** The seat that is this person's own: it is called "you". */
  readonly own: number | null;
  readonly toAct: number[];
  readonly ahead: number;
  isHere(seat: number): boolean;
  /** Whether a bot is thinking there. */
  thinks(seat: number): boolean;
}

/** The players' names by seat; bots and free seats have one, too. */
export function namesOf(places: Place[]): string[] {
  return places.map(
    (place, seat) =>
      place.name || (place.kind === "bot" && BOT_NAMES[seat]) || t("seat", { seat: seat + 1 }),
  );
}
