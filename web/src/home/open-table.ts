/** Opening tables from the home page: who one is, and what one chose last time. */

import { usualPace } from "../device/pace.ts";
import { preferences } from "../device/preferences.svelte.ts";
import { api } from "../net/api.ts";
import { router } from "../router.svelte.ts";
import { t } from "../speech/languages.svelte.ts";
import { errorText } from "../speech/refusals.ts";
import type { WantedSettings } from "../wire.ts";

/** Be known to the server, by the remembered nickname or a new one; returns the nickname. */
export async function enter(): Promise<string> {
  const guest = () => `${t("guest")} ${1 + Math.floor(Math.random() * 99)}`;
  const { name } = await api.enter(preferences.name || guest());
  preferences.setName(name);
  return name;
}

/** Whether this device has had games, so that their place is kept. */
export function hasGames(): boolean {
  return preferences.recall("tickets", "") !== "";
}

/** Go by another nickname; an error's sentence if that is not possible. */
export async function rename(name: string): Promise<string> {
  try {
    preferences.setName((await api.enter(name)).name);
    return "";
  } catch (error) {
    return errorText(error);
  }
}

/** Play against bots at once; an error's sentence if that is not possible. */
export async function playNow(
  game: WantedSettings["game"],
  seats: number,
  bot: string,
): Promise<string> {
  return opened({ game, seats, pace: usualPace() }, bot, true);
}

/** Open a table for friends; an error's sentence if that is not possible. */
export async function playWithFriends(settings: WantedSettings): Promise<string> {
  return opened(settings, "", false);
}

async function opened(settings: WantedSettings, fill: string, start: boolean): Promise<string> {
  try {
    const name = await enter();
    const table = await api.open({ settings, name, fill, start });
    preferences.keep("tickets", "some");
    router.go(`/t/${table.id}`);
    return "";
  } catch (error) {
    return errorText(error);
  }
}
