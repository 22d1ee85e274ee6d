/** Goats of legend: viking, knight, ninja, pharaoh, vampire, wizard. */

import type { Costume } from "./head.ts";
import { area, patch, round, star, stroke } from "./shapes.ts";

const viking: Costume = {
  ground: "#a5b6c4",
  fur: "#efd3a8",
  shade: "#fbeacb",
  gaze: "angry",
  horns: false,
  back: [
    area("M12 100C14 90 30 86 50 86S86 90 88 100Z", "#6d4a2c"),
    area("M33 27C15 29 5 18 9 2C16 12 26 13 36 16Z", "#f6ecd2"),
    area("M67 27C85 28 95 16 91 0C84 11 74 13 64 16Z", "#f6ecd2"),
    stroke("M12 12l5-2M17 20l5-3M88 10l-5-1M83 19l-5-3", "#a58a55", 2),
  ],
  mask: [
    area(
      "M33 64C26 80 30 96 38 100L44 92 50 100 57 92 63 100C71 94 74 79 67 64Q50 80 33 64Z",
      "#e08a2a",
    ),
    stroke("M38 80l3 8M50 86v8M62 80l-3 8", "#a85c12", 2),
  ],
  front: [
    area("M28 41C26 18 38 8 50 8S74 18 72 41Q50 32 28 41Z", "#9aa5af"),
    area("M28 41Q50 31 72 41L71.5 35Q50 25 28.5 35Z", "#c58a2c", 2.4),
    area("M46.5 30L50 27l3.5 3-.5 20q-3 3-6 0z", "#c58a2c", 2.2),
    stroke("M38 15Q43 11 48 11", "#e3e9ee", 3),
    patch(round(34, 36, 1.5), "#2b1d14"),
    patch(round(66, 36, 1.5), "#2b1d14"),
  ],
};

const knight: Costume = {
  ground: "#d9705d",
  fur: "#f2efe6",
  shade: "#dcd5c5",
  gaze: "wide",
  horns: false,
  back: [
    area("M22 50C20 20 36 12 50 12S80 20 78 50L86 100H14Z", "#8b95a1"),
    stroke(
      "M18 76q5 5 10 0M20 88q6 5 12 0M72 76q5 5 10 0M68 88q6 5 12 0M38 97q6 4 12 0t12 0",
      "#5f6974",
      2,
    ),
  ],
  mask: [],
  front: [
    area("M50 10C48-4 74-6 84 8C92 18 88 32 84 38C82 24 68 14 50 10Z", "#2f6fc0"),
    stroke("M62 4q14 4 18 20", "#9cc4f5", 2.4),
    area("M26 52C24 22 36 12 50 12S76 22 74 52L70 50C70 38 62 33 50 33S30 38 30 50Z", "#b9c3cd"),
    area("M22 36C24 18 38 9 50 9S77 18 78 36Q50 20 22 36Z", "#cfd8e0"),
    stroke("M35 21v7M43 18v7M51 17v7M59 18v7M67 21v7", "#4c555f", 2.8),
    area(round(25, 42, 4.5), "#e0b23a", 2),
    area(round(75, 42, 4.5), "#e0b23a", 2),
  ],
};

const HOOD = "M27 44C24 22 38 18 50 18S76 22 73 44C75 64 68 88 50 91C32 88 25 64 27 44Z";
const SLOT = "M30 42V58Q50 64 70 58V42Q50 35 30 42Z";

const ninja: Costume = {
  ground: "#cdc6b6",
  fur: "#d7a877",
  shade: "#e9c9a0",
  gaze: "angry",
  horns: true,
  back: [
    area("M12 100C14 90 30 86 50 86S86 90 88 100Z", "#2e2b36"),
    area("M70 36L95 24 90 36 99 45 73 44Z", "#d23b31"),
  ],
  mask: [],
  front: [
    area(`${HOOD}${SLOT}`, "#34303d"),
    stroke("M40 68q10 5 20 0M38 76q12 6 24 0", "#5b5568", 2.2),
    area("M27 36Q50 24 73 36L73 43Q50 32 27 43Z", "#d23b31", 2.4),
    area("M44 29.500Q50 28 56 29.500V37Q50 35.5 44 37Z", "#d9dde2", 2),
  ],
};

const pharaoh: Costume = {
  ground: "#7fd0b2",
  fur: "#caa06c",
  shade: "#e6c898",
  gaze: "sleepy",
  horns: false,
  back: [
    area(
      "M50 10C28 10 22 26 20 44L8 92Q20 100 34 92L36 60H64L66 92Q80 100 92 92L80 44C78 26 72 10 50 10Z",
      "#f0bd3a",
    ),
    stroke(
      "M21 52l13 2M18 63l16 2M15 74l18 2M12 85l21 2M79 52l-13 2M82 63l-16 2M85 74l-18 2M88 85l-21 2",
      "#2a62b5",
      4.4,
    ),
    area("M30 100C32 92 40 88 50 88S68 92 70 100Z", "#2a62b5"),
  ],
  mask: [],
  front: [
    stroke("M31 52L22 57M70 51L79 56", undefined, 3.6),
    area("M24 44C26 22 36 12 50 12S74 22 76 44Q66 32 50 32T24 44Z", "#f0bd3a"),
    stroke("M34 24l6 9M42 17l3 13M58 17l-3 13M66 24l-6 9", "#2a62b5", 4),
    area("M24 44Q36 31 50 31T76 44L75 37Q64 26 50 26T25 37Z", "#f7d977", 2.4),
    area(
      "M50 30C43 26 45 18 49 18C44 12 48 5 53 7C59 9 58 17 54 19C59 20 57 27 50 30Z",
      "#35a06a",
      2.2,
    ),
    patch(round(51, 11, 1.5), "#2b1d14"),
    area("M45.5 85H55.500L54 100H47Z", "#2a62b5", 2.4),
    stroke("M46 90h9M47 95h7.5", "#f0bd3a", 2.2),
  ],
};

const vampire: Costume = {
  ground: "#64507c",
  fur: "#e4e0ee",
  shade: "#cfc8de",
  gaze: "wide",
  horns: true,
  back: [
    patch(round(82, 18, 13), "#ffe6a0"),
    area("M2 100L10 52 34 76 50 86 66 76 90 52 98 100Z", "#211a2a"),
    area("M10 100L15 64 36 82 46 100Z", "#c9302f", 2.2),
    area("M90 100L85 64 64 82 54 100Z", "#c9302f", 2.2),
  ],
  mask: [],
  front: [
    area(
      "M28 48C23 26 37 17 50 17S77 26 72 48C70 36 62 33 57 35L50 44 43 35C38 33 30 36 28 48Z",
      "#251c30",
    ),
    stroke("M38 25Q44 21 50 22", "#7a6a94", 2.4),
    area("M41.5 77.500l2.8 9 3.2-7.600z", "#fffdf4", 1.8),
    area("M51 79.500l3.4 8.5 2.8-9.600z", "#fffdf4", 1.8),
    patch(round(54.6, 92, 2), "#d6352b"),
    stroke("M32 58q8 5 15 0M54 58q8 4 14-1", "#8f7fb0", 2.4),
    stroke("M12 20q4-5 7 0q3-5 7 0", "#211a2a", 3),
  ],
};

const wizard: Costume = {
  ground: "#ffdf86",
  fur: "#b9b3c4",
  shade: "#ddd7e4",
  gaze: "wide",
  horns: false,
  back: [area("M14 100C16 90 30 86 50 86S84 90 86 100Z", "#4a3f9e")],
  mask: [
    area("M33 62C24 84 36 100 50 100S77 84 67 62Q50 78 33 62Z", "#fdfcf7"),
    stroke("M40 84q2 7 5 11M50 88v10M60 84q-2 7-5 11", "#c3bccb", 2.2),
  ],
  front: [
    stroke("M29 40Q38 33 47 40", "#fdfcf7", 6),
    stroke("M53 39Q62 31 71 38", "#fdfcf7", 6),
    area("M26 34C32 18 40 2 66-3Q60 6 66 14C70 20 72 26 75 34Q50 24 26 34Z", "#4a3f9e"),
    area("M8 36Q50 18 92 35Q94 42 84 43Q50 29 17 44Q6 43 8 36Z", "#4a3f9e"),
    patch(star(47, 19, 6), "#ffd84d"),
    patch(star(62, 24, 4), "#ffd84d"),
    patch(star(57, 7, 3), "#ffd84d"),
  ],
};

export const legends = { viking, knight, ninja, pharaoh, vampire, wizard };
