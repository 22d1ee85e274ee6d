/** Figures as people read them. */

import { speech } from "./languages.svelte.ts";

/** A score in its shortest form, with the decimal sign of the language spoken. */
export function figure(score: number): string {
  const ways = { maximumFractionDigits: 4, useGrouping: false };
  return new Intl.NumberFormat(speech.language, ways).format(score).replace("-", "−");
}

/** A number with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${figure(points)}` : figure(points);
}

/** A share as a whole number of hundredths. */
export function percent(share: number): number {
  return Math.round(share * 100);
}

/** A share as the language spoken writes it: "54%", or "54 %" with a space that does not break. */
export function percentage(share: number): string {
  return new Intl.NumberFormat(speech.language, { style: "percent" }).format(share);
}
