/** What the points came from: going out, the partner, lions and hedgehogs. */

import type { ZooEvent, ZooView } from "../../wire.ts";
import type { Part } from "../module.ts";
import type { Say } from "./say.ts";

const KINDS = ["order", "team", "lions", "hedgehog"] as const;

/** What some rounds brought to everybody, part by part. */
export function gains(view: ZooView, events: readonly ZooEvent[], say: Say): Part[][] {
  const scored = events.filter((event) => event.type === "points_scored");
  return used(
    view.seats.map(({ seat }) => {
      const own = scored.filter((event) => event.seat === seat);
      return KINDS.map((kind) => ({
        name: say(`part_${kind}`),
        points: own.reduce((sum, event) => sum + event[kind], 0),
      }));
    }),
  );
}

export function parts(view: ZooView, story: readonly ZooEvent[], say: Say): Part[][] {
  const found = gains(view, story, say);
  return used(
    view.seats.map(({ seat, score }) => {
      const own = found[seat] ?? [];
      const told = own.reduce((sum, part) => sum + part.points, 0);
      return [...own, { name: say("part_before"), points: score - told }];
    }),
  );
}

/** Without the parts that nobody has. */
function used(all: Part[][]): Part[][] {
  const isUsed = (place: number) => all.some((own) => own[place]?.points !== 0);
  return all.map((own) => own.filter((_, place) => place === 0 || isUsed(place)));
}
