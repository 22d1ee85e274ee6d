/** What the points came from: going out, the partner, lions and hedgehogs. */

import type { ZooEvent, ZooView } from "../../wire.ts";
import type { Part } from "../module.ts";
import type { Say } from "./say.ts";

const KINDS = ["order", "team", "lions", "hedgehog"] as const;

export function parts(view: ZooView, story: readonly ZooEvent[], say: Say): Part[][] {
  const scored = story.filter((event) => event.type === "points_scored");
  const all = view.seats.map(({ seat, score }) => {
    const own = scored.filter((event) => event.seat === seat);
    const found = KINDS.map((kind) => ({
      name: say(`part_${kind}`),
      points: own.reduce((sum, event) => sum + event[kind], 0),
    }));
    const told = found.reduce((sum, part) => sum + part.points, 0);
    return [...found, { name: say("part_before"), points: score - told }];
  });
  const isUsed = (place: number) => all.some((own) => own[place]?.points !== 0);
  return all.map((own) => own.filter((_, place) => place === 0 || isUsed(place)));
}
