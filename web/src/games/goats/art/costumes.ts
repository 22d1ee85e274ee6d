/** The eighteen kinds of goats, each in its costume. */

import type { GoatsKind } from "../../../wire.ts";
import { type Costume, dressed } from "./head.ts";
import { legends } from "./legends.ts";
import type { Shape } from "./shapes.ts";
import { stars } from "./stars.ts";
import { travellers } from "./travellers.ts";

export const COSTUMES: Record<GoatsKind, Costume> = { ...stars, ...travellers, ...legends };

const drawn = new Map<GoatsKind, Shape[]>();

/** The picture of a kind. */
export function pictureOf(kind: GoatsKind): Shape[] {
  const shapes = drawn.get(kind) ?? dressed(COSTUMES[kind]);
  drawn.set(kind, shapes);
  return shapes;
}
