/** Goats of the stage and the street: Elvis, punk, hippie, disco, football, granny. */

import type { Costume } from "./head.ts";
import { area, fluffy, patch, round, star, stroke } from "./shapes.ts";

const elvis: Costume = {
  ground: "#f7b3c2",
  fur: "#e8c49a",
  shade: "#f5dfc0",
  gaze: "hidden",
  horns: false,
  back: [
    area("M12 100C14 88 28 84 50 84S86 88 88 100Z", "#fdfbf2"),
    area("M20 100L22 70 44 88 40 100Z", "#fdfbf2"),
    area("M80 100L78 70 56 88 60 100Z", "#fdfbf2"),
    patch(round(28, 84, 2.6), "#d6352b"),
    patch(round(72, 84, 2.6), "#d6352b"),
    patch(round(31, 93, 2.2), "#e3a91b"),
    patch(round(69, 93, 2.2), "#e3a91b"),
  ],
  mask: [
    patch("M31 42L41 50 37 70 33 62Z", "#221a2b"),
    patch("M69 42L59 50 63 70 67 62Z", "#221a2b"),
  ],
  front: [
    area(
      "M26 46C16 26 28 4 54 4C78 4 88 22 74 42C72 34 68 32 62 34C66 24 54 22 46 32C38 30 33 36 33 47C31 50 28 49 26 46Z",
      "#2a2036",
    ),
    stroke("M40 14Q54 7 68 15", "#8d84a8", 3.4),
    stroke("M46 21Q56 16 64 21", "#8d84a8", 2.4),
    area("M27 45H48.500Q51 63 39.5 63T27 45Z", "#5a3a2c", 3.2, "#c98a12"),
    area("M52 44.500H74Q74 62 62.5 62T52 44.500Z", "#5a3a2c", 3.2, "#c98a12"),
    stroke("M32 50l5 7M58 49l5 7", "#f3d9b0", 2.2),
    stroke("M43 77q8 5 17-4", undefined, 2.6),
  ],
};

const punk: Costume = {
  ground: "#d7e75c",
  fur: "#9b968f",
  shade: "#c9c3ba",
  gaze: "angry",
  horns: false,
  back: [
    area("M16 100C18 90 30 86 50 86S82 90 84 100Z", "#2c2a30"),
    area("M37 34L24 12 38 18 40 0 50 14 60-2 62 16 77 6 64 33Q50 24 37 34Z", "#f0338f"),
    stroke("M42 12l2 10M58 10l-2 12", "#ffa3d0", 2.4),
  ],
  mask: [],
  front: [
    area("M30 86Q50 95 70 86L71 94Q50 103 29 94Z", "#2c2a30", 2.2),
    area("M34 89l3-8 4 9zM46 93l4-8 4 8zM60 90l4-9 3 8z", "#e6e6ea", 1.8),
    stroke("M45 74a5 5 0 1 0 9 0", "#e8c443", 2.8),
    stroke("M84 50v8h6v-7", "#eef0f4", 2.4),
    area("M12 46l3 8 3-8z", "#e6e6ea", 1.6),
  ],
};

const hippie: Costume = {
  ground: "#ff9d57",
  fur: "#f0e0c0",
  shade: "#fff3dc",
  gaze: "sleepy",
  horns: true,
  back: [
    area("M28 34C12 54 14 82 18 100H82C88 80 88 54 72 34C62 22 38 22 28 34Z", "#7a4a26"),
    area("M24 100C26 92 36 88 50 88S74 92 76 100Z", "#8a5fc7"),
    stroke("M22 62q-4 18 0 34M78 62q4 18 0 34", "#5b3418", 2.2),
  ],
  mask: [],
  front: [
    area("M29 36Q50 25 71 36L70.5 42Q50 32 29.5 42Z", "#37a38f", 2.4),
    area(fluffy(66, 34, 7, 6), "#fffdf4", 2.2),
    patch(round(66, 34, 3.4), "#f4b81c"),
    area(fluffy(34, 35, 5.5, 5), "#ff6fa8", 2),
    patch(round(34, 35, 2.6), "#fff3b0"),
    area(round(40, 51.5, 10), "#ff5fa0", 2.6, "#2b1d14", 0.35),
    area(round(61, 50.5, 10.5), "#4fa8ff", 2.6, "#2b1d14", 0.35),
    area(round(50, 94, 5), "#ffd84d", 2),
    stroke("M50 89v10M50 94l-3.6 3.600M50 94l3.6 3.6", undefined, 1.6),
  ],
};

const disco: Costume = {
  ground: "#b27ce2",
  fur: "#b98152",
  shade: "#e0b98c",
  gaze: "hidden",
  horns: false,
  back: [
    area(fluffy(50, 34, 33, 13), "#3c241a"),
    area("M14 100C16 90 30 86 50 86S84 90 86 100Z", "#fff6e6"),
    patch("M40 86L50 100 60 86Z", "#b98152"),
  ],
  mask: [],
  front: [
    patch("M31 42C30 27 40 22 50 22S70 27 69 42Q60 31 50 31T31 42Z", "#3c241a"),
    area("M27 33Q50 22 73 33L72 40Q50 29 28 40Z", "#ff4f9a", 2.2),
    stroke("M34 34l2 3M44 30l1 4M55 30l0 4M65 33l-2 3", "#ffe14d", 2.4),
    area(star(38.5, 51, 14), "#ffd935", 2.8),
    area(star(62, 50, 14.5), "#ffd935", 2.8),
    patch(star(38.5, 51, 8), "#5a2b7a"),
    patch(star(62, 50, 8), "#5a2b7a"),
    stroke("M38 88Q50 102 62 88", "#f3c531", 3),
    area(round(50, 96, 3.6), "#f3c531", 1.8),
  ],
};

const football: Costume = {
  ground: "#6fbd5c",
  fur: "#f4ead8",
  shade: "#d9c4a4",
  gaze: "up",
  horns: true,
  back: [
    area("M12 100C14 89 30 85 50 85S86 89 88 100Z", "#d6352b"),
    patch("M26 89l8-3v14h-9zM66 86l8 3 1 11h-9z", "#fffdf4"),
  ],
  mask: [patch("M31 41C31 32 36 27 42 25.500L44 58 34 66Z", "#b9743a")],
  front: [
    area(round(51, 14, 14), "#fffdf4"),
    patch("M51 8l5.6 4.2-2.1 6.600h-7l-2.1-6.600z", "#2b1d14"),
    stroke(
      "M51 8V1M56.6 12.200l7-2.400M54.5 18.800l4.5 6M47.5 18.800l-4.5 6M45.4 12.200l-7-2.4",
      undefined,
      2,
    ),
    patch("M78 60q5 7 0 9q-5-2 0-9zM86 68q4 5 0 7q-4-2 0-7z", "#e6f6ff"),
  ],
};

const granny: Costume = {
  ground: "#e4caf1",
  fur: "#e9dfd2",
  shade: "#f9f1e8",
  gaze: "wide",
  horns: false,
  back: [
    stroke("M30 4L66 24M72 3L36 24", "#b5642a", 3.4),
    patch(round(29, 3.5, 3), "#d6352b"),
    patch(round(73, 3, 3), "#2f7fc2"),
    area(round(51, 15, 12.5), "#b9b4bd"),
    area("M10 100C14 88 30 83 50 83S86 88 90 100Z", "#d2587f"),
    stroke("M18 96l8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6", "#f7c6d6", 2.4),
  ],
  mask: [
    patch(round(36, 62, 4.5, 3), "#f29a9a", 0.8),
    patch(round(65, 61, 4.5, 3), "#f29a9a", 0.8),
  ],
  front: [
    area("M28 48C22 28 34 17 51 17S79 27 72 47C71 38 64 31 50 31S30 38 28 48Z", "#c9c4cd"),
    stroke("M38 24q8-4 12 1M56 22q8 0 11 7", "#948e9a", 2),
    stroke("M46 10q8-2 9 5t-7 6", "#948e9a", 2),
    area(round(42, 60, 7.5), "#cfeaf5", 2.2, "#b8860b", 0.55),
    area(round(59, 59.5, 7.5), "#cfeaf5", 2.2, "#b8860b", 0.55),
    stroke("M34.5 60Q24 66 26 84M66.5 59Q78 66 75 84", "#b8860b", 1.8),
  ],
};

export const stars = { elvis, punk, hippie, disco, football, granny };
