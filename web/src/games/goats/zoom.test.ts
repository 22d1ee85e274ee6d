import { describe, expect, it } from "vitest";
import { Zoom } from "./zoom.svelte.ts";

describe("the enlarged meadow", () => {
  it("opens at a cell that a finger could miss, until it has cells for fingers", () => {
    const zoom = new Zoom();

    expect(zoom.enlarge("3,4", 31)).toBe(true);

    expect(zoom.around).toBe("3,4");
    expect(31 * zoom.scale).toBeGreaterThanOrEqual(44);
  });

  it("does not open where cells are large enough, nor twice", () => {
    const zoom = new Zoom();

    expect(zoom.enlarge("1,1", 46)).toBe(false);
    expect(zoom.around).toBe(null);
    zoom.enlarge("3,4", 31);
    expect(zoom.enlarge("1,1", 31)).toBe(false);
  });

  it("leaves the cell under the finger where it is", () => {
    const zoom = new Zoom();

    zoom.enlarge("4,1", 31);

    expect(zoom.origin(7, 0)).toBe("7.14% 50.00%");
  });
});
