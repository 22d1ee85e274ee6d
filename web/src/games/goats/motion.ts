/** Shows what happened: goats walk, cards fly, cards change places. Each lasts under half a second. */

import type { GoatsEvent } from "../../wire.ts";
import { spotOf, walkBetween } from "./places.ts";

const CALM = 420;
/** How wide the path is, as a part of the meadow; as in Meadow.svelte. */
const PATH = 0.085;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

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
    { duration: CALM - delay, delay, easing: EASE, fill: "backwards" },
  );
}

/** A goat walks from edge to edge, around the corners. */
function walk(root: HTMLElement, seat: number, from: number, to: number, size: number): void {
  const goat = root.querySelector<HTMLElement>(`[data-goat="${seat}"]`);
  const meadow = root.querySelector<HTMLElement>("[data-meadow]");
  if (!goat || !meadow || from === to) return;
  const side = meadow.clientWidth;
  const path = side * PATH;
  const cell = (side - 2 * path) / size;
  const along = (at: number) =>
    at === 0 ? path / 2 : at > size ? side - path / 2 : path + (at - 0.5) * cell;
  const end = spotOf(to, size);
  const frames = walkBetween(from, to, size).map((position, step) => {
    const spot = spotOf(position, size);
    const x = along(spot.column) - along(end.column);
    const y = along(spot.row) - along(end.row) - (step % 2 ? cell * 0.09 : 0);
    return { transform: `translate(${x}px, ${y}px)` };
  });
  goat.animate(frames, { duration: CALM, easing: "linear" });
}

/** A card flies from the meadow to the player that took it. */
function fly(root: HTMLElement, cell: string, seat: number, isOwn: boolean): void {
  const place = cellOf(root, cell);
  const target = root.querySelector(isOwn ? "[data-hand]" : `[data-goat="${seat}"]`);
  if (!place || !target) return;
  const ghost = place.cloneNode(true) as HTMLElement;
  ghost.classList.add("flying");
  place.parentElement?.append(ghost);
  const motion = ghost.animate(
    [{ transform: "none" }, { transform: `${shift(target, place)} scale(0.6)`, opacity: 0.4 }],
    { duration: CALM, easing: EASE },
  );
  motion.onfinish = motion.oncancel = () => ghost.remove();
}

/** Show a batch of events on a board that already has the new position. */
export function showEvents(
  root: HTMLElement,
  events: GoatsEvent[],
  size: number,
  own: number | null,
): void {
  if (isCalm()) return;
  for (const event of events) {
    if (event.type === "goat_walked") walk(root, event.seat, event.from, event.to, size);
    if (event.type === "card_taken") fly(root, event.cell, event.seat, event.seat === own);
    if (event.type === "gap_filled") {
      comeFrom(cellOf(root, event.cell), root.querySelector("[data-pile]"), 0.7, 120);
    }
    if (event.type === "card_herded") {
      comeFrom(cellOf(root, event.to), cellOf(root, event.from));
      comeFrom(cellOf(root, event.from), cellOf(root, event.to));
    }
  }
}
