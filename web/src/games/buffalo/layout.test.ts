import { describe, expect, it } from "vitest";
import { grid, meadow, spotsIn } from "./layout.ts";

const ALL = [6, 8, 10, 12, 14, 16, 18, 21, 24, 28, 33, 37];
const PHONE = [384, 490] as const;

describe("The layout", () => {
  it.each([7, 9, 10, 11, 12])("gives each of %i pastures room for a finger on a phone", (count) => {
    for (const cells of [meadow(ALL.slice(0, count), ...PHONE), grid(count, ...PHONE)]) {
      expect(cells.length).toBe(count);
      for (const cell of cells) {
        expect(cell.width).toBeGreaterThanOrEqual(72);
        expect(cell.height).toBeGreaterThanOrEqual(72);
        expect(cell.x + cell.width).toBeLessThanOrEqual(PHONE[0] + 0.5);
        expect(cell.y + cell.height).toBeLessThanOrEqual(PHONE[1] + 0.5);
      }
    }
  });

  it("finds a place for every cow", () => {
    for (const count of ALL) {
      const { spots, pitch } = spotsIn(count, 110, 70, 0.5);
      expect(spots.length).toBe(count);
      expect(pitch).toBeGreaterThan(8);
    }
  });
});
