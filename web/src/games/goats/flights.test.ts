import { describe, expect, it } from "vitest";
import type { GoatsEvent, GoatsView } from "../../wire.ts";
import { flightsIn, goatAt, middleOf, PATH } from "./flights.ts";
import events from "./samples/events.json" with { type: "json" };
import views from "./samples/views.json" with { type: "json" };

const turn = (events as GoatsEvent[]).slice(1, 5);

describe("a card that is taken", () => {
  it("flies itself, not the one that fills its gap", () => {
    const [taken, filled] = [{ ...turn[2], card: "punk-5" }, turn[3]] as GoatsEvent[];
    const flights = flightsIn([taken, filled] as GoatsEvent[]);
    expect(flights).toEqual([{ cell: "1,4", card: "punk-5", seat: 0, waits: false }]);
  });

  it("waits for the goat that walks to it", () => {
    expect(flightsIn(turn)[0]?.waits).toBe(true);
  });

  it("flies to where the goat of its player is, not to where it was", () => {
    const view = structuredClone(views.dogs) as unknown as GoatsView;
    const seats = view.seats.map((seat) => ({ ...seat, goat: 7 }));
    const { x, y } = goatAt({ ...view, seats }, 0);
    expect(x).toBeCloseTo(1 - PATH / 2);
    expect(y).toBeCloseTo(middleOf("1,1", 7).y);
  });
});
