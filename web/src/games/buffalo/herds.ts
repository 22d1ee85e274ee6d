/** The herds of a pasture in an order that follows from the position alone. */

import { BUFFALO_COLOURS, type BuffaloColour, type BuffaloPastureView } from "../../wire.ts";

/** A pasture's herds by colour: changes that were sent leave them in any order. */
export function herdsByColour({ herds }: BuffaloPastureView): [BuffaloColour, number][] {
  return BUFFALO_COLOURS.flatMap((colour) => (herds[colour] ? [[colour, herds[colour]]] : []));
}

/** A pasture's herds, largest first. */
export function herdsBySize(pasture: BuffaloPastureView): [BuffaloColour, number][] {
  return herdsByColour(pasture).sort(([, one], [, other]) => other - one);
}
