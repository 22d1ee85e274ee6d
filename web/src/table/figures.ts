/** Figures as people read them. */

/** A share as a whole number of hundredths. */
export function percent(share: number): number {
  return Math.round(share * 100);
}
