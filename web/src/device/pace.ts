/** How soon bots answer. */

import type { Settings } from "../wire.ts";
import { preferences } from "./preferences.svelte.ts";

export const PACES: Settings["pace"][] = ["instant", "quick", "calm"];

/** The pace that was chosen last. */
export function usualPace(): Settings["pace"] {
  const recalled = preferences.recall("pace", "");
  return PACES.find((pace) => pace === recalled) ?? "quick";
}
