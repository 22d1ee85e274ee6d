/** How cards move: from a seat to the middle, and to the seat that takes them. */

import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { isCalm } from "../../device/motion.ts";

interface Way {
  x: number;
  y: number;
  size?: number;
}

function move({ x, y, size = 0.4 }: Way, easing: (t: number) => number): TransitionConfig {
  return {
    duration: isCalm() ? 0 : 400,
    easing,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${1 - (1 - size) * u}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** Cards come from where they were. */
export function arrive(_node: Element, way: Way): TransitionConfig {
  return move(way, cubicOut);
}

/** Cards go where they belong. */
export function depart(_node: Element, way: Way): TransitionConfig {
  return move(way, cubicIn);
}

/** The way between the middle of a region and a seat: your seat is below, others above. */
export function wayTo(seat: number, own: number | null, count: number, width: number): Way {
  if (seat === own) return { x: 0, y: 260 };
  return { x: ((seat + 0.5) / count - 0.5) * width, y: -180 };
}
