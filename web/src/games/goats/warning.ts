/** That an action would end the game, and what would be lost by it: as the server says. */

import type { GoatsLostView, GoatsView, GoatsWalkView } from "../../wire.ts";
import type { Say } from "../module.ts";
import type { Choosing } from "./choice.svelte.ts";

/** What the end would lose; "" for nothing. */
export function lostInWords(
  lost: GoatsLostView | null,
  view: GoatsView,
  names: string[],
  say: Say,
): string {
  if (!lost) return "";
  if (lost.kind === null || lost.winner === null) return say("lost_dog");
  const gaps = { kind: say(`kind_${lost.kind}`), name: names[lost.winner] ?? "" };
  return say(lost.winner === view.seat ? "lost_own" : "lost_other", gaps);
}

/** That a play ends the game; "" where it does not. */
export function walkWarning(
  walk: GoatsWalkView | null,
  view: GoatsView,
  names: string[],
  say: Say,
): string {
  if (!walk?.ends) return "";
  return joined(say("warn_play"), lostInWords(walk.lost, view, names, say));
}

/** Which text tells of a walk: with cards to take there, without, or with none that goes on. */
export function walkKey(key: string, walk: GoatsWalkView, count: number): string {
  if (count === 0) return `${key}_ends`;
  return walk.ends ? `${key}_any_ends` : key;
}

/** What stands before a play or a take that ends the game; "" before any other. */
export function warningOf(view: GoatsView, choosing: Choosing, names: string[], say: Say): string {
  if (!choosing.isClosing) return walkWarning(choosing.walk, view, names, say);
  const lost = choosing.walk ? choosing.walk.lost : view.lost;
  return joined(say("warn_closing"), lostInWords(lost, view, names, say));
}

function joined(...sentences: string[]): string {
  return sentences.filter(Boolean).join(" ");
}
