/** Clocks in words, and those that are offered. */

import { t } from "../speech/languages.svelte.ts";
import type { Clock } from "../wire.ts";

export const CLOCKS: Clock[] = [
  { kind: "none" },
  { kind: "action", seconds: 30 },
  { kind: "action", seconds: 90 },
  { kind: "game", seconds: 600, increment: 10 },
  { kind: "days", days: 1 },
  { kind: "days", days: 3 },
];

export function clockInWords(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return t("clock_none");
    case "action":
      return t("clock_action", { seconds: clock.seconds });
    case "game":
      return t("clock_game", {
        minutes: Math.round(clock.seconds / 60),
        increment: clock.increment,
      });
    case "days":
      return t("clock_days", { days: clock.days });
  }
}
