/** Where things are: cells by row and column, and positions on the way around the meadow (G5). */

import type { GoatsView, GoatsWalkView } from "../../wire.ts";

/** Row and column of a cell, both counted from 1. */
export function placeOf(cell: string): [row: number, column: number] {
  const [row = 0, column = 0] = cell.split(",").map(Number);
  return [row, column];
}

export function isCell(fact: string): boolean {
  return /^\d,\d$/.test(fact);
}

export function cellAt(row: number, column: number): string {
  return `${row},${column}`;
}

/** What is on a cell. */
export function contentOf(view: GoatsView, cell: string): string | null {
  const [row, column] = placeOf(cell);
  return view.meadow[row - 1]?.[column - 1] ?? null;
}

export type Side = "top" | "right" | "bottom" | "left";

export interface Spot {
  side: Side;
  /** Row and column, where 0 and size + 1 are outside the meadow. */
  row: number;
  column: number;
}

const SIDES: Side[] = ["top", "right", "bottom", "left"];

/** A position on the way round a meadow of a size. */
export function spotOf(position: number, size: number): Spot {
  const side = SIDES[Math.floor(position / size) % 4] ?? "top";
  const step = position % size;
  if (side === "top") return { side, row: 0, column: step + 1 };
  if (side === "right") return { side, row: step + 1, column: size + 1 };
  if (side === "bottom") return { side, row: size + 1, column: size - step };
  return { side, row: size - step, column: 0 };
}

/** The cells with cards that can be taken where a walk leads. */
export function takableBy(view: GoatsView, walk: GoatsWalkView): string[] {
  return view.takable[walk.line] ?? [];
}

/** Every position from one to another, clockwise, both included. */
export function walkBetween(from: number, to: number, size: number): number[] {
  const round = size * 4;
  const steps = (to - from + round) % round;
  return Array.from({ length: steps + 1 }, (_, step) => (from + step) % round);
}
