import { expect, test } from "vitest";
import { placeFor } from "./tips.svelte.ts";

const TIP = { width: 200, height: 50 };
const PHONE = { width: 390, height: 844 };

test("a tip stands above the middle of what it is about", () => {
  const about = { left: 180, top: 400, width: 20, bottom: 420 };
  expect(placeFor(about, TIP, PHONE)).toEqual({ left: 90, top: 342 });
});

test("at the top of the window it stands below", () => {
  const about = { left: 180, top: 20, width: 20, bottom: 40 };
  expect(placeFor(about, TIP, PHONE)).toEqual({ left: 90, top: 48 });
});

test("it never leaves the window", () => {
  const corner = { left: 380, top: 4, width: 10, bottom: 840 };
  const { left, top } = placeFor(corner, TIP, PHONE);
  expect(left + TIP.width).toBeLessThanOrEqual(PHONE.width);
  expect(top + TIP.height).toBeLessThanOrEqual(PHONE.height);
  expect(placeFor({ ...corner, left: 0 }, TIP, PHONE).left).toBe(8);
});
