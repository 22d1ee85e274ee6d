/** What else lies in the meadow: a dog that herds, and milk. */

import { area, patch, round, type Shape, stroke } from "./shapes.ts";

export const DOG_GROUND = "#f3e2bd";
export const MILK_GROUND = "#dcecf4";

export const DOG: Shape[] = [
  area("M20 100C22 84 34 80 50 80S78 84 80 100Z", "#fdfbf4"),
  patch("M20 100C22 88 28 84 34 82L38 100ZM80 100C78 88 72 84 66 82L62 100Z", "#3a3440"),
  area("M30 36C20 26 12 28 8 40C6 52 12 64 20 64C27 62 30 52 33 44Z", "#3a3440"),
  area("M68 34C74 16 84 8 92 12C96 22 90 36 80 44Z", "#3a3440"),
  area("M27 48C25 30 36 20 50 20S75 30 73 48C74 66 68 86 50 87C32 86 26 66 27 48Z", "#3a3440"),
  patch(
    "M50 21C45 30 44 42 42 52C36 58 33 66 35 74C39 82 45 86 50 86S62 82 65 74C67 66 64 58 58 52C56 42 55 30 50 21Z",
    "#fdfbf4",
  ),
  area("M44 76C43 90 47 97 52 97S60 90 57 75Z", "#f27f86", 2.4),
  stroke("M50.5 79v11", "#c9545f", 2),
  stroke("M36 70Q44 79 50 73Q57 79 65 69", undefined, 2.6),
  area("M43 62Q50 57 57 62Q57 70 50 71Q43 70 43 62Z", "#2b1d14", 2),
  patch(round(47.5, 63.5, 2, 1.2), "#8d8590"),
  area(round(38.6, 47, 8.4), "#fffdf4", 2.4),
  area(round(61.6, 46, 9.2), "#fffdf4", 2.4),
  patch(round(40.5, 48, 4.6), "#6b4520"),
  patch(round(60, 47, 4.8), "#4fa0d8"),
  patch(round(40.8, 48, 2.4), "#2b1d14"),
  patch(round(60, 47, 2.4), "#2b1d14"),
  patch(round(42, 46, 1.4), "#fff"),
  patch(round(61.8, 45, 1.4), "#fff"),
  area("M28 84Q50 96 72 84L73 91Q50 103 27 91Z", "#d23b31", 2.4),
  area(round(50, 96, 4), "#f0c32f", 2),
];

function bottle(x: number): Shape[] {
  /** A path whose first point is given, the rest in steps. */
  const from = (dx: number, y: number, rest: string) => `M${x + dx} ${y}${rest}`;
  return [
    stroke(from(3, 34, "l8-24 9-5"), undefined, 6.4),
    stroke(from(3, 34, "l8-24 9-5"), "#f0559a", 3.4),
    area(
      from(-7, 30, "h14v8c0 8 10 9 10 21v29q0 7-7 7h-20q-7 0-7-7v-29c0-12 10-13 10-21z"),
      "#d3eaf5",
    ),
    patch(from(-15, 60, "q8-5 15 0t15 0v27q0 6-5.5 6h-19q-5.5 0-5.5-6z"), "#fffef8"),
    area(from(-9, 24, "h18v8h-18z"), "#d23b31", 2.4),
    stroke(from(-11, 52, "q-1 3-1 7"), "#fff", 3),
    stroke(from(-6, 74, "q6 8 13 0"), undefined, 2.4),
    patch(round(x - 5, 68, 2.6), "#2b1d14"),
    patch(round(x + 6, 68, 3), "#2b1d14"),
    patch(round(x - 10, 75, 2.6, 1.8), "#f4a3a0"),
    patch(round(x + 10, 75, 2.6, 1.8), "#f4a3a0"),
  ];
}

export const MILK: Record<number, Shape[]> = {
  1: bottle(48),
  2: [...bottle(27), ...bottle(68)],
};
