/** What the latest events changed, for the board to show. */

import type { BuffaloColour, BuffaloEvent } from "../../wire.ts";

/** Cows that came to a pasture. */
interface Arrival {
  colour: BuffaloColour;
  cows: number;
}

export class Motion {
  /** What came to each pasture with the latest events. */
  arrivals = $state.raw<Record<string, Arrival[]>>({});
  /** What the colours placed on the pasture being settled, as far as it was seen. */
  placed = $state.raw<Partial<Record<BuffaloColour, number>>>({});
  /** Whether pairs have just been turned over. */
  isReveal = $state(false);
  /** Whether the latest arrivals are the final bonus. */
  isFinal = $state(false);

  hear(events: BuffaloEvent[]): void {
    const isFinal = events.some((event) => event.type === "final_bonus_paid");
    // The final bonus comes pasture by pasture, and stays to be seen.
    const arrivals: Record<string, Arrival[]> = isFinal && this.isFinal ? { ...this.arrivals } : {};
    let placed = this.placed;
    for (const event of events) {
      if (event.type === "order_fixed") placed = {};
      const arrival = arrivalOf(event);
      if (!arrival) continue;
      const { pasture, colour, cows } = arrival;
      if (event.type === "cows_placed") placed = { ...placed, [colour]: cows };
      if (cows > 0) arrivals[pasture] = merged(arrivals[pasture] ?? [], { colour, cows });
    }
    this.arrivals = arrivals;
    this.placed = placed;
    this.isReveal = events.some((event) => event.type === "pair_revealed");
    this.isFinal = isFinal;
  }
}

function arrivalOf(event: BuffaloEvent): (Arrival & { pasture: string }) | null {
  switch (event.type) {
    case "cows_placed":
    case "final_bonus_paid":
      return event;
    case "cow_put":
    case "cow_dealt":
      return { pasture: event.pasture, colour: event.colour, cows: 1 };
    default:
      return null;
  }
}

function merged(before: Arrival[], more: Arrival): Arrival[] {
  const same = before.find((arrival) => arrival.colour === more.colour);
  if (!same) return [...before, more];
  return before.map((one) => (one === same ? { ...one, cows: one.cows + more.cows } : one));
}
