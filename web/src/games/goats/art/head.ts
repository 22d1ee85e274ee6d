/** A goat without a costume: what all eighteen have in common. */

import { area, patch, round, type Shape, stroke } from "./shapes.ts";

/** How a goat looks at you. */
type Gaze = "wide" | "sleepy" | "angry" | "crossed" | "up" | "hidden" | "winking";

export interface Costume {
  /** The colour of the card. */
  ground: string;
  fur: string;
  shade: string;
  gaze: Gaze;
  /** Whether the goat's own horns are seen. */
  horns: boolean;
  /** Behind the goat. */
  back: Shape[];
  /** Over the head, under mouth and eyes. */
  mask: Shape[];
  /** Over everything. */
  front: Shape[];
}

const HORNS = [
  area("M40 31C32 27 26 17 30 5C34 10 45 15 48 28Z", "#e9d8ae"),
  area("M60 31C69 26 75 17 71 4C66 9 56 15 53 28Z", "#e9d8ae"),
  stroke("M32 13l6-1M33 20l8-2M69 12l-7-1M68 19l-8-2", "#a58a55", 1.8),
];

const EARS = (fur: string, shade: string) => [
  area("M34 41C24 34 11 37 7 46C14 55 28 55 34 49Z", fur),
  area("M66 41C76 33 90 35 94 42C88 53 73 55 66 49Z", fur),
  patch("M29 44C22 41 16 43 13 46C18 49 25 49 29 47Z", shade),
  patch("M71 44C78 40 84 41 88 43C83 48 76 49 71 47Z", shade),
];

const HEAD =
  "M31 41C31 29 39 24 50 24S69 29 69 41C70 53 67 63 64 72C62 81 57 86 50 86S38 81 36 72C33 63 30 53 31 41Z";
const BEARD = "M42 83C43 92 47 98 53 99C53 94 58 90 58 83Z";

const MOUTH = (shade: string) => [
  area(round(50, 71, 16, 12.5), shade, 2.4),
  area("M51 78.6v6.2l5.4-.8v-6.6z", "#fffdf4", 1.6),
  stroke("M40 75Q50 83 61 74", undefined, 2.4),
  patch(round(44.5, 67, 2.3, 1.7), "#2b1d14"),
  patch(round(55.5, 66.6, 2.3, 1.7), "#2b1d14"),
];

function eye(x: number, y: number, size: number, look: [number, number]): Shape[] {
  return [
    area(round(x, y, size), "#fffdf4", 2.6),
    patch(`M${x + look[0] - 4.2} ${y + look[1] - 2.4}h8.4v5h-8.4z`, "#2b1d14"),
    patch(round(x + look[0] + 2, y + look[1] - 1.2, 1.4), "#fff"),
  ];
}

function lids(fur: string): Shape[] {
  return [
    area("M31 50A9.4 9.4 0 0 1 49.8 50Z", fur, 2.4),
    area("M50.2 49A10.2 10.2 0 0 1 70.6 49Z", fur, 2.4),
  ];
}

const BROWS = [stroke("M29 38L47 45", undefined, 4), stroke("M71 37L54 44", undefined, 4)];

/** The eyes of a goat, by the way it looks. */
function eyes(gaze: Gaze, fur: string): Shape[] {
  const looks: Record<Gaze, [number, number][]> = {
    wide: [
      [1.5, 1],
      [-1, 1],
    ],
    sleepy: [
      [1, 3],
      [0, 3.4],
    ],
    angry: [
      [2, 1],
      [-2, 1],
    ],
    crossed: [
      [4, 1],
      [-4.6, 1],
    ],
    up: [
      [1, -4],
      [-1, -4.6],
    ],
    winking: [
      [1, 1],
      [0, 1],
    ],
    hidden: [],
  };
  const [left, right] = looks[gaze];
  if (!left || !right) return [];
  const both = [...eye(40.4, 50, 9.4, left), ...eye(60.4, 49, 10.2, right)];
  if (gaze === "sleepy") return [...both, ...lids(fur)];
  return gaze === "angry" ? [...both, ...BROWS] : both;
}

/** A goat in its costume, from back to front. */
export function dressed(costume: Costume): Shape[] {
  const { fur, shade } = costume;
  return [
    ...costume.back,
    ...(costume.horns ? HORNS : []),
    ...EARS(fur, shade),
    area(BEARD, shade),
    area(HEAD, fur),
    patch(
      "M64 34C69 42 68 54 65 63C63 72 60 80 52 85.4C60 84.4 63.6 78 65.4 71C68 62 69.6 52 68.6 42Z",
      shade,
      0.8,
    ),
    ...costume.mask,
    ...MOUTH(shade),
    ...eyes(costume.gaze, fur),
    ...costume.front,
  ];
}
