/** Events by rounds and turns, as the log tells them. */

import type { Chapter, OpaqueGame, Say } from "../games/module.ts";
import type { GameEvent } from "../wire.ts";

interface Told extends Omit<Chapter, "level"> {
  /** 0: what comes before the first heading. */
  level: 0 | Chapter["level"];
  /** The place of its first event among all. */
  first: number;
  events: GameEvent[];
}

/** All events, each in the part that began last. */
export function chaptersOf(
  events: readonly GameEvent[],
  chapterOf: OpaqueGame["chapter"],
  names: string[],
  say: Say,
): Told[] {
  const chapters: Told[] = [];
  events.forEach((event, first) => {
    const begun = chapterOf?.(event, names, say) ?? null;
    const last = chapters.at(-1);
    const isSame = begun !== null && last?.text === begun.text && begun.text !== "";
    if (last && (begun === null || isSame)) last.events.push(event);
    else chapters.push({ level: 0, text: "", ...begun, first, events: [event] });
  });
  return chapters;
}
