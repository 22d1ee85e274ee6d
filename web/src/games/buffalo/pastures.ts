/** What a pasture says and does when it is pressed. */

import type { BuffaloPastureView } from "../../wire.ts";
import type { Desk } from "./choice.svelte.ts";
import { cardName, pastureWords } from "./words.ts";

type PastureState = "" | "open" | "offered" | "chosen" | "settling" | "paying" | "full";

/** How a pasture looks at this moment. */
export function stateOf(desk: Desk, pasture: BuffaloPastureView): PastureState {
  const { view, draft } = desk;
  if (view.paying?.pasture === pasture.key) return "paying";
  if (view.phase === "placing" && view.settling?.pasture === pasture.key) return "settling";
  if (view.phase === "choosing" && desk.seat !== null) {
    if (draft.pairOn(pasture.key) || draft.target === pasture.key) return "chosen";
    if (desk.offers("lay", { pasture: pasture.key })) return draft.card ? "offered" : "open";
  }
  if (view.phase === "assigning" && isDealtTo(desk, pasture)) return "chosen";
  if (desk.offers("put", { pasture: pasture.key })) return "offered";
  return pasture.free === 0 && view.phase !== "over" ? "full" : "";
}

function isDealtTo(desk: Desk, pasture: BuffaloPastureView): boolean {
  return desk.view.dealt[desk.colours[0] ?? ""]?.includes(pasture.key) ?? false;
}

/** Name and state in words. */
export function labelOf(desk: Desk, pasture: BuffaloPastureView): string {
  const { say, view } = desk;
  const words = [pastureWords(pasture, say)];
  if (view.phase === "choosing") {
    for (const pair of desk.draft.pairs.filter((one) => one.pasture === pasture.key)) {
      words.push(say("pasture_draft", { card: cardName(pair.card) }));
    }
  } else {
    const pairs = view.pairs.filter((pair) => pair.pasture === pasture.key);
    const cards = pairs.map((pair) => `${say(`colour_${pair.colour}`)} ${cardName(pair.card)}`);
    if (cards.length) words.push(say("pasture_pairs", { cards: cards.join(", ") }));
  }
  if (view.settling?.pasture === pasture.key) words.push(say("pasture_settling"));
  if (view.paying?.pasture === pasture.key) words.push(say("pasture_paying"));
  return words.join(" ");
}

/** Choose it, put a cow on it, or say what it is like. */
export async function press(desk: Desk, pasture: BuffaloPastureView): Promise<void> {
  const { view, draft } = desk;
  const key = pasture.key;
  desk.notice = null;
  if (view.phase === "choosing" && !desk.isStill) {
    const card = draft.card;
    if (card) return desk.pair(card, key);
    const lying = draft.pairOn(key);
    if (lying) {
      draft.card = lying.card;
      return;
    }
    if (!desk.offers("lay", { pasture: key })) {
      const first = view.hand[0] ?? "";
      return desk.askWhyNot({ type: "lay", pasture: key, card: first, colour: draft.colour });
    }
    draft.target = draft.target === key ? undefined : key;
    return;
  }
  if (view.paying && desk.isMyTurn) return desk.take({ type: "put", pasture: key });
  desk.notice = { text: pastureWords(pasture, desk.say), rule: "" };
}
