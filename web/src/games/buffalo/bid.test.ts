import { describe, expect, it, test } from "vitest";
import { readBid, stepBid, TENTH, WHOLE } from "./bid.ts";

describe("a bid is read", () => {
  it.each([
    ["1.0895", "1.0895"],
    ["1,0895", "1.0895"],
    ["3", "3"],
    ["0", "0"],
    ["007", "7"],
    [",5", "0.5"],
    [".5", "0.5"],
    ["2,", "2"],
    ["2.50", "2.5"],
    ["0.50000", "0.5"],
    ["99.9999", "99.9999"],
  ])("%s is %s", (text, amount) => {
    expect(readBid(text, null)).toEqual({ amount, problem: null });
  });

  it.each([" 1,5", "1,5 ", "1, 5", "1 ,5", "\u00a01,5\u202f"])(
    "spaces do not matter: '%s'",
    (text) => {
      expect(readBid(text, null).amount).toBe("1.5");
    },
  );
});

describe("what is no bid has its own words", () => {
  it.each([
    ["", "bid_empty"],
    ["   ", "bid_empty"],
    [",", "bid_unclear"],
    ["1,2,3", "bid_unclear"],
    ["1.234,5", "bid_unclear"],
    ["1 000", "bid_unclear"],
    ["-1", "bid_unclear"],
    ["two", "bid_unclear"],
    ["1e2", "bid_unclear"],
    ["1.08951", "bid_too_fine"],
    ["0,00001", "bid_too_fine"],
    ["100", "bid_too_high"],
    ["99.99991", "bid_too_fine"],
    ["123456789012345678901234567890", "bid_too_high"],
  ])("'%s': %s", (text, problem) => {
    expect(readBid(text, null)).toEqual({ amount: null, problem });
  });
});

describe("a repeated bid", () => {
  it("may be the same, in any form", () => {
    expect(readBid("0,50", "0.5").amount).toBe("0.5");
  });

  it("may be higher by the smallest part", () => {
    expect(readBid("0.5001", "0.5").amount).toBe("0.5001");
  });

  it("is not lower", () => {
    expect(readBid("0.4999", "0.5").problem).toBe("bid_too_low");
  });
});

test("steps go by a cow and by a tenth, and stay within what may be bid", () => {
  expect(stepBid("1.0895", WHOLE, null)).toBe("2.0895");
  expect(stepBid("1.95", TENTH, null)).toBe("2.05");
  expect(stepBid("0.3", -WHOLE, null)).toBe("0");
  expect(stepBid("99.5", WHOLE, null)).toBe("99.9999");
  expect(stepBid("1.2", -WHOLE, "0.5")).toBe("0.5");
});
