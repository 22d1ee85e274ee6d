/** A bid as people write it: read, checked and stepped, without losing what was typed (BV1). */

export const DECIMALS = 4;
const COW = 10 ** DECIMALS;
const HIGHEST = 100 * COW - 1;

/** What was typed: an amount in its shortest form, or the key of what is wrong with it. */
type Reading =
  | { amount: string; problem: null }
  | { amount: null; problem: "bid_empty" | "bid_unclear" | "bid_too_fine" | "bid_too_high" }
  | { amount: null; problem: "bid_too_low" };

/** A number with a comma or a point, spaces round it. */
const NUMBER = /^\s*(?=[.,]?\d)(\d*)\s*(?:[.,]\s*(\d*))?\s*$/;

/** Read a bid that is not lower than the one before, if there was one. */
export function readBid(text: string, lowest: string | null): Reading {
  if (text.trim() === "") return { amount: null, problem: "bid_empty" };
  const found = NUMBER.exec(text);
  if (!found) return { amount: null, problem: "bid_unclear" };
  const whole = found[1] || "0";
  const decimals = (found[2] ?? "").replace(/0+$/, "");
  if (decimals.length > DECIMALS) return { amount: null, problem: "bid_too_fine" };
  const parts = Number(whole) * COW + Number(decimals.padEnd(DECIMALS, "0"));
  if (parts > HIGHEST) return { amount: null, problem: "bid_too_high" };
  if (lowest !== null && parts < partsOf(lowest)) return { amount: null, problem: "bid_too_low" };
  return { amount: amountOf(parts), problem: null };
}

/** A bid that is so many parts of a cow higher or lower, as far as it may be. */
export function stepBid(amount: string, by: number, lowest: string | null): string {
  const least = lowest === null ? 0 : partsOf(lowest);
  return amountOf(Math.min(HIGHEST, Math.max(least, partsOf(amount) + by)));
}

/** The steps that buttons and arrows take: a whole cow and a tenth of one. */
export const WHOLE = COW;
export const TENTH = COW / 10;

function partsOf(amount: string): number {
  const [whole = "0", decimals = ""] = amount.split(".");
  return Number(whole) * COW + Number(decimals.padEnd(DECIMALS, "0"));
}

function amountOf(parts: number): string {
  const decimals = String(parts % COW)
    .padStart(DECIMALS, "0")
    .replace(/0+$/, "");
  const whole = Math.floor(parts / COW);
  return decimals ? `${whole}.${decimals}` : String(whole);
}
