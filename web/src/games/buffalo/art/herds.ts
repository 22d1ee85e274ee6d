/** What tells the herds apart, other than their colour: a shape, a face, a temper. */

export type HerdColour = "blue" | "red" | "green" | "orange" | "purple" | "brown";

interface Herd {
  /** The outline of the head, which is the mark of the colour, in a square of 100 units. */
  shape: string;
  /** Where the eyes are, and how far from the middle. */
  eyes: { y: number; dx: number; r: number };
  muzzle: { y: number; rx: number; ry: number };
  /** Where the ears grow, at the left; the right one mirrors it. */
  ear: { x: number; y: number };
  horn: { x: number; y: number };
}

export const HERDS: Record<HerdColour, Herd> = {
  blue: {
    shape: "M50 17C71 17 86 32 86 53C86 75 71 90 50 90C29 90 14 75 14 53C14 32 29 17 50 17z",
    eyes: { y: 47, dx: 14, r: 10 },
    muzzle: { y: 72, rx: 22, ry: 14 },
    ear: { x: 18, y: 38 },
    horn: { x: 34, y: 22 },
  },
  red: {
    shape: "M25 19H75Q84 19 84 28V80Q84 89 75 89H25Q16 89 16 80V28Q16 19 25 19z",
    eyes: { y: 45, dx: 15, r: 10 },
    muzzle: { y: 72, rx: 25, ry: 13 },
    ear: { x: 18, y: 36 },
    horn: { x: 30, y: 21 },
  },
  green: {
    shape: "M43 18Q50 8 57 18L91 78Q96 90 84 90H16Q4 90 9 78z",
    eyes: { y: 53, dx: 11, r: 9.5 },
    muzzle: { y: 75, rx: 25, ry: 12 },
    ear: { x: 25, y: 50 },
    horn: { x: 40, y: 26 },
  },
  orange: {
    shape: "M44 12Q50 6 56 12L91 47Q97 53 91 59L56 94Q50 100 44 94L9 59Q3 53 9 47z",
    eyes: { y: 46, dx: 14, r: 10 },
    muzzle: { y: 71, rx: 19, ry: 13 },
    ear: { x: 21, y: 38 },
    horn: { x: 37, y: 22 },
  },
  purple: {
    shape:
      "M32 17H68Q73 17 76 22L92 48Q95 53 92 58L76 85Q73 90 68 90H32Q27 90 24 85L8 58Q5 53 8 48L24 22Q27 17 32 17z",
    eyes: { y: 46, dx: 14, r: 10 },
    muzzle: { y: 72, rx: 22, ry: 13 },
    ear: { x: 19, y: 36 },
    horn: { x: 33, y: 20 },
  },
  brown: {
    shape: "M50 30C56 12 92 10 92 42C92 64 66 80 50 95C34 80 8 64 8 42C8 10 44 12 50 30z",
    eyes: { y: 46, dx: 16, r: 10 },
    muzzle: { y: 72, rx: 19, ry: 13 },
    ear: { x: 13, y: 32 },
    horn: { x: 28, y: 19 },
  },
};
