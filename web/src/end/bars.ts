/** Points as bars: how long each part is, and what is taken off. */

import type { Part } from "../games/module.ts";

/** A player's points, and what they are made of. */
export interface Row {
  seat: number;
  name: string;
  /** The sum, as it is written. */
  score: string;
  rank: number | null;
  parts: Part[];
}

/** A part of a bar, in hundredths of the longest bar. */
interface Stretch extends Part {
  /** Its place among all parts, which decides its look. */
  look: number;
  length: number;
}

interface Bar {
  stretches: Stretch[];
  /** Parts below zero: they are written, not drawn. */
  less: Stretch[];
}

export function barsOf(rows: readonly Row[]): Bar[] {
  const gain = ({ parts }: Row) => parts.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  const longest = Math.max(1, ...rows.map(gain));
  return rows.map(({ parts }) => {
    const all = parts.map((part, look) => ({
      ...part,
      look,
      length: (100 * part.points) / longest,
    }));
    return {
      stretches: all.filter(({ points }) => points > 0),
      less: all.filter(({ points }) => points < 0),
    };
  });
}
