/** Whether the person of a seat is there, in words. */

import { now } from "../device/now.svelte.ts";
import { t } from "../speech/languages.svelte.ts";
import type { Place } from "../wire.ts";

/** The seconds until a bot takes over; null where nobody is away. */
export function secondsAway(place: Place, ahead: number): number | null {
  if (place.away_until === null) return null;
  return Math.ceil(Math.max(0, place.away_until - now.value - ahead) / 1000);
}

/** Why a person does not play, in a word or two; "" where they do. */
export function absence(place: Place, ahead: number, isHere: boolean): string {
  if (place.stands_in) return t("bot_short");
  const seconds = secondsAway(place, ahead);
  if (seconds !== null) return t("away_short", { seconds });
  return place.kind === "person" && !isHere ? t("is_away") : "";
}
