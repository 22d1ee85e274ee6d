/** What happens without a person at a game against bots: forced actions, and haste when one is out. */

import { usualPace } from "../device/pace.ts";
import type { Play } from "./play.svelte.ts";

/** A forced action is taken after a moment in which one sees what was to be done. */
const BEAT = 900;
const HASTE = "menagerie.haste";

/** Take the action that has no alternative; at tables with several people the server does. */
export function takeForced(play: Play): (() => void) | undefined {
  const { link, forced } = play;
  const isBusy = link.pending || link.asking || link.connection !== "live" || play.show.isOn;
  if (!forced || !play.isAlone || isBusy) return;
  const timer = setTimeout(() => link.act([forced]), BEAT);
  return () => clearTimeout(timer);
}

/** Let the bots play on at once, until this person is asked again. */
export function makeHaste(play: Play): void {
  sessionStorage.setItem(HASTE, play.table.settings.pace);
  play.link.ask({ type: "pace", pace: "instant" });
}

/** Whether the bots may be told to hurry. */
export function mayHaste(play: Play): boolean {
  return play.isOut && play.table.you.host && play.table.settings.pace !== "instant";
}

/** Return to the former pace when this person is asked again. */
export function endHaste(play: Play): void {
  const before = sessionStorage.getItem(HASTE);
  if (before === null || !play.isMyTurn || play.isOut) return;
  sessionStorage.removeItem(HASTE);
  play.link.ask({
    type: "pace",
    pace: before === "calm" || before === "quick" ? before : usualPace(),
  });
}
