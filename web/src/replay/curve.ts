/** The curve of an analysis: points to lines, and back from a place to a point. */

import type { Point } from "../wire.ts";

/** Width and height of the drawing; chances run from its bottom to its top. */
export const WIDTH = 320;
export const HEIGHT = 120;

/** Where a step lies from left to right. */
export function across(step: number, last: number): number {
  return last > 0 ? (step / last) * WIDTH : 0;
}

/** Where a chance lies from top to bottom. */
export function down(chance: number): number {
  return (1 - chance) * HEIGHT;
}

/** The line of one seat, as the points of a polyline. */
export function lineOf(points: readonly Point[], seat: number, last: number): string {
  return points
    .map(({ step, chances }) => {
      const place = [across(step, last), down(chances[seat] ?? 0)];
      return place.map((number) => Math.round(number * 10) / 10).join(",");
    })
    .join(" ");
}

/** The last point at or before a step; the first where there is none. */
export function pointAt(points: readonly Point[], step: number): Point | undefined {
  return points.filter((point) => point.step <= step).at(-1) ?? points[0];
}

/** The step that is nearest to a place, given as a part of the width. */
export function stepAt(part: number, last: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * last);
}

/** Every so many points, so that a table of them is not too long; the last is always there. */
export function rowsOf(points: readonly Point[], most: number): Point[] {
  const every = Math.max(1, Math.ceil(points.length / most));
  return points.filter((_, place) => place % every === 0 || place === points.length - 1);
}
