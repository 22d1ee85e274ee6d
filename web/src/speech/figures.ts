/** Figures as people read them. */

import { speech } from "./languages.svelte.ts";

/** A score in its shortest form, with the decimal sign of the language spoken. */
export function figure(score: number): string {
  const ways = { maximumFractionDigits: 4, useGrouping: false };
  return new Intl.NumberFormat(speech.language, ways).format(score).replace("-", "−");
}

/** A share as a whole number of hundredths. */
export function percent(share: number): number {
  return Math.round(share * 100);
}
