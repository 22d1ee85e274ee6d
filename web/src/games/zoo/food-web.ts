/** Where the animals stand around the food web, and the lines between them, in percent. */

import type { ZooCard } from "../../wire.ts";

interface Point {
  x: number;
  y: number;
}

/** The animals in a ring, the water on the left. */
export const RING: ZooCard[] = [
  "whale",
  "polar-bear",
  "elephant",
  "lion",
  "crocodile",
  "fox",
  "hedgehog",
  "mouse",
  "mosquito",
  "fish",
  "perch",
  "seal",
];
const RADIUS = 40;
const BEND = 0.35;

export function placeOf(kind: ZooCard): Point {
  const angle = (RING.indexOf(kind) / RING.length) * 2 * Math.PI - Math.PI / 2;
  return { x: 50 + RADIUS * Math.cos(angle), y: 50 + RADIUS * Math.sin(angle) };
}

/** A bent line from one animal to another, stopping where their tokens reach. */
export function pathBetween(winner: ZooCard, loser: ZooCard, reach: number): string {
  const [from, to] = [placeOf(winner), placeOf(loser)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = {
    x: middle.x + (50 - middle.x) * BEND,
    y: middle.y + (50 - middle.y) * BEND,
  };
  const start = toward(from, bend, reach);
  const end = toward(to, bend, reach);
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
}

function toward(point: Point, aim: Point, reach: number): Point {
  const length = Math.hypot(aim.x - point.x, aim.y - point.y) || 1;
  const part = Math.min(0.45, reach / length);
  return { x: point.x + (aim.x - point.x) * part, y: point.y + (aim.y - point.y) * part };
}
