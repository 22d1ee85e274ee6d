/** What a pasture says and does when it is pressed. */

import type { BuffaloPastureView } from "../../wire.ts";
import type { Choice } from "./choice.svelte.ts";
import { cardName, pastureWords } from "./words.ts";

type PastureState = "" | "open" | "offered" | "chosen" | "settling" | "paying" | "full";

/** How a pasture looks at this moment. */
export function stateOf(choice: Choice, pasture: BuffaloPastureView): PastureState {
  const { view, draft } = choice;
  if (view.paying?.pasture === pasture.key) return "paying";
  if (view.phase === "placing" && view.settling?.pasture === pasture.key) return "settling";
  if (view.phase === "choosing" && choice.seat !== null) {
    if (draft.pairOn(pasture.key) || draft.target === pasture.key) return "chosen";
    if (choice.offers("lay", { pasture: pasture.key })) return draft.card ? "offered" : "open";
  }
  if (view.phase === "assigning" && isDealtTo(choice, pasture)) return "chosen";
  if (choice.offers("put", { pasture: pasture.key })) {
    return choice.aimed === pasture.key ? "chosen" : "offered";
  }
  return pasture.free === 0 && view.phase !== "over" ? "full" : "";
}

function isDealtTo(choice: Choice, pasture: BuffaloPastureView): boolean {
  return choice.view.dealt[choice.colours[0] ?? ""]?.includes(pasture.key) ?? false;
}

/** Name and state in words. */
export function labelOf(choice: Choice, pasture: BuffaloPastureView): string {
  const { say, view } = choice;
  const words = [pastureWords(pasture, say)];
  if (view.phase === "choosing") {
    for (const pair of choice.draft.pairs.filter((one) => one.pasture === pasture.key)) {
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
export async function press(choice: Choice, pasture: BuffaloPastureView): Promise<void> {
  const { view, draft } = choice;
  const key = pasture.key;
  choice.notice = null;
  if (view.phase === "choosing" && !choice.isStill) {
    const card = draft.card;
    if (card) return choice.pair(card, key);
    const lying = draft.pairOn(key);
    if (lying) {
      draft.card = lying.card;
      return;
    }
    if (!choice.offers("lay", { pasture: key })) {
      const first = view.hand[0] ?? "";
      return choice.askWhyNot({ type: "lay", pasture: key, card: first, colour: draft.colour });
    }
    draft.target = draft.target === key ? undefined : key;
    return;
  }
  if (view.paying && choice.isMyTurn) return choice.put(key);
  choice.notice = { text: pastureWords(pasture, choice.say), rule: "" };
}
