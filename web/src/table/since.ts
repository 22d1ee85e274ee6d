/** What the others have done since one's own last turn. */

import type { OpaqueGame } from "../games/module.ts";
import type { GameEvent } from "../wire.ts";

export interface Line {
  seat: number;
  text: string;
  marks: string[];
  events: GameEvent[];
}

/** Everybody else's deeds since one's own last one, oldest first; who watches sees the last ones. */
export function since(
  story: readonly GameEvent[],
  own: number | null,
  deedOf: OpaqueGame["deed"],
  tell: (event: GameEvent) => string,
): Line[] {
  const lines: Line[] = [];
  for (const event of [...story].reverse()) {
    const deed = deedOf?.(event) ?? null;
    if (!deed) continue;
    if (deed.seat === own || (own === null && lines.length === MOST)) break;
    const text = tell(event);
    const isSaid = lines.some((line) => line.text === text);
    if (text && !isSaid) lines.push({ ...deed, text, events: [event] });
  }
  return lines.reverse();
}

const MOST = 8;

/** The marks of the last deed of each player that the board can show. */
export function lastMarks(lines: readonly Line[]): string[] {
  const last = new Map<number, string[]>();
  for (const { seat, marks } of lines) if (marks.length) last.set(seat, marks);
  return [...last.values()].flat();
}
