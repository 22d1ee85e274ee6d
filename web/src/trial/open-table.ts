/** A tried position played on at a real table, against bots. */

import { usualPace } from "../device/pace.ts";
import { preferences } from "../device/preferences.svelte.ts";
import { enter } from "../home/open-table.ts";
import { api } from "../net/api.ts";
import { router } from "../router.svelte.ts";
import { errorText } from "../speech/refusals.ts";
import type { Position } from "../wire.ts";

/** Open a table at a position, with bots in all other seats, and start; returns its id. */
export async function openAt(
  game: string,
  position: Position,
  seat: number,
  bot: string,
): Promise<string> {
  const name = await enter();
  const settings = { game, seats: position.seats, pace: usualPace() };
  const table = await api.open({ settings, name, seat, fill: bot, start: true, position });
  preferences.keep("tickets", "some");
  return table.id;
}

/** Open it and go there; an error's sentence if that is not possible. */
export async function playOn(...at: Parameters<typeof openAt>): Promise<string> {
  try {
    router.go(`/t/${await openAt(...at)}`);
    return "";
  } catch (error) {
    return errorText(error);
  }
}
