/** Cards on their way from the meadow to who took them. */

import type { GoatsEvent, GoatsView } from "../../wire.ts";
import { placeOf, spotOf } from "./places.ts";

/** How wide the path is, as a part of the meadow; as in Meadow.svelte. */
export const PATH = 0.085;

export interface Flight {
  /** Where the card lay, and which it is: another may lie there already. */
  cell: string;
  card: string;
  seat: number;
  /** Whether its goat walks first. */
  waits: boolean;
}

/** A point of the meadow, as parts of its side. */
export interface Point {
  x: number;
  y: number;
}

/** The cards that were taken with some events. */
export function flightsIn(events: readonly GoatsEvent[]): Flight[] {
  const walked = new Set(
    events.flatMap((event) => (event.type === "goat_walked" ? [event.seat] : [])),
  );
  return events.flatMap((event) =>
    event.type === "card_taken"
      ? [{ cell: event.cell, card: event.card, seat: event.seat, waits: walked.has(event.seat) }]
      : [],
  );
}

/** The middle of a cell. */
export function middleOf(cell: string, size: number): Point {
  const [row, column] = placeOf(cell);
  return { x: along(column, size), y: along(row, size) };
}

/** Where a seat's goat stands. */
export function goatAt(view: GoatsView, seat: number): Point {
  const size = view.meadow.length;
  const { row, column } = spotOf(view.seats[seat]?.goat ?? 0, size);
  return { x: along(column, size), y: along(row, size) };
}

/** A row or column, where 0 and size + 1 are on the path, as a part of the side. */
export function along(at: number, size: number): number {
  if (at === 0) return PATH / 2;
  if (at > size) return 1 - PATH / 2;
  return PATH + ((at - 0.5) * (1 - 2 * PATH)) / size;
}
