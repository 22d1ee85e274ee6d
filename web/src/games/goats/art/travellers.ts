/** Goats from far away: polar, pirate, cowboy, diver, astronaut, chef. */

import type { Costume } from "./head.ts";
import { area, fluffy, patch, round, star, stroke } from "./shapes.ts";

const polar: Costume = {
  ground: "#bfe4f3",
  fur: "#fdfcf7",
  shade: "#dfe9f0",
  gaze: "wide",
  horns: false,
  back: [
    area("M10 100C10 86 26 80 50 80S90 86 90 100Z", "#d9552c"),
    area(round(50, 47, 43, 44), "#d9552c"),
    area(fluffy(50, 50, 36, 14), "#f3e7d3"),
    patch(round(50, 51, 27, 30), "#b98c62"),
  ],
  mask: [
    patch(round(35.5, 62, 4.5, 3), "#f4a3a0", 0.9),
    patch(round(65, 61, 4.5, 3), "#f4a3a0", 0.9),
  ],
  front: [
    area("M45 88L49.5 100 54 88Z", "#a9dcf2", 2),
    area("M56 82L58.5 92 61.5 81Z", "#a9dcf2", 1.8),
    patch("M44 62Q50 57 56 62L55 66H45Z", "#7fb6d6"),
    stroke("M50 33v-10M45.6 25.600l8.8 5M54.4 25.600l-8.8 5", "#7fc3e6", 2.2),
  ],
};

const pirate: Costume = {
  ground: "#97d5d0",
  fur: "#c9a06b",
  shade: "#ead0a4",
  gaze: "wide",
  horns: false,
  back: [
    area("M14 100C16 89 30 85 50 85S84 89 86 100Z", "#fffdf4"),
    stroke("M20 93Q50 84 80 93M18 99Q50 91 82 99", "#cf3b30", 3.6),
  ],
  mask: [stroke("M46 74l0 8M40 66l-6 6M35 66l4 6", "#8b5e34", 1.8)],
  front: [
    stroke("M31 43L70 55", undefined, 3),
    area("M49 43Q61 37 72 43Q73 58 61 60Q50 58 49 43Z", "#26202b"),
    area("M12 37C20 10 38 2 51 4C66 2 82 12 88 36C74 27 62 26 50 28C38 26 26 29 12 37Z", "#312a3b"),
    stroke("M16 33C30 24 40 22 50 24S72 24 84 32", "#e3b23c", 2.6),
    stroke("M43 20l16-9M43 11l16 9", "#fffdf4", 2.6),
    area("M45 13a6 6 0 0 1 12 0q0 4-2.5 5v3h-7v-3q-2.5-1-2.5-5z", "#fffdf4", 1.4),
    patch(round(48.6, 13.5, 1.5), "#26202b"),
    patch(round(53.4, 13.5, 1.5), "#26202b"),
    stroke(round(13, 57, 4.5), "#d69a14", 2.8),
  ],
};

const cowboy: Costume = {
  ground: "#efd79f",
  fur: "#d08a52",
  shade: "#f2c698",
  gaze: "winking",
  horns: false,
  back: [area("M14 100C16 90 30 86 50 86S84 90 86 100Z", "#3f6fa8")],
  mask: [],
  front: [
    area("M27 84Q50 93 73 83L62 93 51 100 39 94Z", "#cc3a30"),
    patch(round(42, 91, 1.6), "#fffdf4"),
    patch(round(50, 94, 1.6), "#fffdf4"),
    patch(round(59, 91, 1.6), "#fffdf4"),
    area(star(78, 92, 8), "#f0c32f", 1.8),
    area("M30 33C28 10 36 3 43 8Q50 12 57 7C65 2 72 12 71 32Q50 24 30 33Z", "#8a5a2e"),
    patch("M30 28Q50 19 71 27L71 33Q50 25 30 34Z", "#4a2c16"),
    area("M5 30C18 40 32 30 50 30S82 38 95 28C90 46 70 38 50 38S12 48 5 30Z", "#8a5a2e"),
    stroke("M58 77L84 70M84 70l6-5M84 70l7 0M84 70l5 4", "#c69a1e", 2.6),
    stroke("M52 52Q61 44 70 51", "#d08a52", 11),
    stroke("M51 51Q61 57 71 50", undefined, 3),
  ],
};

const diver: Costume = {
  ground: "#4f9cda",
  fur: "#d9c08f",
  shade: "#f0e0bd",
  gaze: "crossed",
  horns: true,
  back: [
    area("M14 100C16 89 30 85 50 85S84 89 86 100Z", "#25313f"),
    stroke("M50 88v12", "#f1c232", 3),
  ],
  mask: [],
  front: [
    area(
      "M27 37H73Q79 37 79 44V54Q79 64 69 64H60Q55 64 53 59H47Q45 64 40 64H31Q21 64 21 54V44Q21 37 27 37Z",
      "#c9f0ff",
      6,
      "#f08a24",
      0.3,
    ),
    stroke(
      "M27 36.500H73Q80 37 80 44V54Q80 65 69 65H60Q54 65 52 60M48 60Q46 65 40 65H31Q20 65 20 54V44Q20 36.5 27 36.5",
      undefined,
      1.8,
    ),
    stroke("M28 46l6-5M66 59l7-6", "#fff", 2.4),
    stroke("M57 79Q88 84 88 62V14Q88 9 93 9", undefined, 9),
    stroke("M57 79Q88 84 88 62V14Q88 9 93 9", "#f4d13d", 5),
    stroke("M88 30v-6", "#d6352b", 5),
    area(round(14, 24, 5), "#d9f3ff", 2),
    area(round(22, 12, 3.4), "#d9f3ff", 1.8),
    area(round(10, 10, 2.4), "#d9f3ff", 1.6),
  ],
};

const astronaut: Costume = {
  ground: "#2d3d7c",
  fur: "#cfc4b8",
  shade: "#ede6dc",
  gaze: "wide",
  horns: true,
  back: [
    patch(star(12, 34, 4, 4), "#ffe9a3"),
    patch(star(90, 16, 4, 4), "#ffe9a3"),
    patch(round(9, 62, 1.8), "#fff"),
    patch(round(92, 58, 1.8), "#fff"),
    area("M8 100C10 86 28 82 50 82S90 86 92 100Z", "#f4f4f0"),
    patch("M50 10a40 40 0 1 0 .1 0z", "#8fb4e8", 0.45),
  ],
  mask: [],
  front: [
    area(round(50, 49, 42, 43), "#dff2ff", 3, "#f4f4f0", 0.05),
    stroke("M17 36Q22 20 36 13", "#fff", 4),
    stroke("M84 58Q82 68 76 75", "#fff", 2.6),
    area("M22 85Q50 99 78 85L81 93Q50 108 19 93Z", "#d6dade"),
    patch(round(32, 93, 2.6), "#d6352b"),
    patch(round(68, 93, 2.6), "#2f7fc2"),
    stroke("M76 14L84 4", "#f4f4f0", 2.6),
    area(round(85, 4, 3.4), "#ff5a4d", 1.6),
  ],
};

const chef: Costume = {
  ground: "#f5efd8",
  fur: "#a9754a",
  shade: "#dab88e",
  gaze: "wide",
  horns: false,
  back: [
    patch(
      "M0 62h12v12H0zM12 74h12v12H12zM0 86h12v12H0zM88 62h12v12H88zM76 74h12v12H76zM88 86h12v12H88z",
      "#e2604f",
    ),
    area("M12 100C14 89 30 85 50 85S86 89 88 100Z", "#fffefa"),
    area("M30 86Q50 96 70 86L60 95H40Z", "#cf3b30", 2.4),
    patch(round(43, 98, 1.8), "#2b1d14"),
    patch(round(57, 98, 1.8), "#2b1d14"),
  ],
  mask: [],
  front: [
    area(
      "M33 35L31 24C15 24 17 5 33 7C38-3 62-3 67 7C84 5 85 24 69 24L67 35Q50 27 33 35Z",
      "#fffefa",
    ),
    stroke("M41 28V16M50 26V12M59 28V16", "#c9c2b0", 2.4),
    stroke("M32 26Q50 19 68 26", "#c9c2b0", 2.2),
    area(
      "M50 71C44 65 34 66 30 74C26 77 23 74 25 70C18 76 26 86 35 82C42 82 47 79 50 75C53 79 58 82 65 82C74 86 82 76 75 70C77 74 74 77 70 74C66 66 56 65 50 71Z",
      "#3b2416",
      2.2,
    ),
  ],
};

export const travellers = { polar, pirate, cowboy, diver, astronaut, chef };
