/** Shows what happened: goats walk, cards change places; taken ones fly in `Flights.svelte`. */

import { isCalm } from "../../device/motion.ts";
import type { GoatsEvent } from "../../wire.ts";
import { FLIGHT, WALK } from "./calm.ts";
import { along, flightsIn } from "./flights.ts";
import { spotOf, walkBetween } from "./places.ts";

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

function cellOf(root: HTMLElement, cell: string): HTMLElement | null {
  return root.querySelector(`[data-cell="${cell}"] .face`);
}

function shift(from: Element, to: Element): string {
  const one = from.getBoundingClientRect();
  const other = to.getBoundingClientRect();
  const x = one.left + one.width / 2 - other.left - other.width / 2;
  const y = one.top + one.height / 2 - other.top - other.height / 2;
  return `translate(${x}px, ${y}px)`;
}

/** Move what is there now as if it came from somewhere else. */
function comeFrom(element: Element | null, from: Element | null, scale = 1, delay = 0): void {
  if (!element || !from) return;
  element.animate(
    [
      { transform: `${shift(from, element)} scale(${scale})`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: FLIGHT, delay, easing: EASE, fill: "backwards" },
  );
}

/** A goat walks from edge to edge, around the corners. */
function walk(root: HTMLElement, seat: number, from: number, to: number, size: number): void {
  const goat = root.querySelector<HTMLElement>(`[data-goat="${seat}"]`);
  const meadow = root.querySelector<HTMLElement>("[data-meadow]");
  if (!goat || !meadow || from === to) return;
  const side = meadow.clientWidth;
  const far = (at: number, from: number) => (along(at, size) - along(from, size)) * side;
  const end = spotOf(to, size);
  const frames = walkBetween(from, to, size).map((position, step) => {
    const spot = spotOf(position, size);
    const x = far(spot.column, end.column);
    const y = far(spot.row, end.row) - (step % 2 ? side * 0.01 : 0);
    return { transform: `translate(${x}px, ${y}px)` };
  });
  goat.animate(frames, { duration: WALK, easing: "linear" });
}

/** Show a batch of events on a board that already has the new position. */
export function showEvents(root: HTMLElement, events: GoatsEvent[], size: number): void {
  if (isCalm()) return;
  const waits = flightsIn(events).some((flight) => flight.waits);
  for (const event of events) {
    if (event.type === "goat_walked") walk(root, event.seat, event.from, event.to, size);
    if (event.type === "gap_filled") {
      const late = (waits ? WALK : 0) + FLIGHT / 2;
      comeFrom(cellOf(root, event.cell), root.querySelector("[data-pile]"), 0.7, late);
    }
    if (event.type === "card_herded") {
      comeFrom(cellOf(root, event.to), cellOf(root, event.from));
      comeFrom(cellOf(root, event.from), cellOf(root, event.to));
    }
  }
}
