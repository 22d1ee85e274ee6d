/** What is asked right now, in one sentence. */

import type { Desk } from "./choice.svelte.ts";
import { bidName, cardName } from "./words.ts";

export function promptOf(desk: Desk): string {
  const { view, say, isMyTurn } = desk;
  switch (view.phase) {
    case "choosing":
      return choosingPrompt(desk);
    case "placing": {
      const { pasture, order, next } = view.settling ?? { pasture: "", order: [], next: 0 };
      const colour = order[next];
      const gaps = { pasture: say(`pasture_${pasture}`), name: colour ? desk.nameOf(colour) : "" };
      return say(isMyTurn ? "place_you" : "place_other", gaps);
    }
    case "bonus":
    case "market":
      return payingPrompt(desk);
    case "bidding":
      return biddingPrompt(desk);
    case "picking":
      if (isMyTurn) return say("pick_you");
      return say("pick_other", { name: desk.names[view.to_act[0] ?? 0] ?? "" });
    case "assigning":
      if (desk.seat === null) return say("assign_watch");
      return say(desk.hasChosen ? "assign_wait" : "assign_you");
    default:
      return say(desk.story.isFinal ? "ending" : "ending_none");
  }
}

function biddingPrompt(desk: Desk): string {
  const { view, say, isMyTurn } = desk;
  const isAgain = view.seats.some((seat) => seat.bids.length > 0);
  if (isMyTurn) return say(isAgain ? "bid_again" : "bid_you");
  if (view.bid !== null) return say("bid_wait", { bid: bidName(view.bid, say) });
  return say(isAgain ? "bid_tied" : "bid_watch");
}

function choosingPrompt(desk: Desk): string {
  const { draft, say, hasChosen } = desk;
  if (desk.seat === null) return say("choose_watch");
  if (draft.card) return say("choose_pasture", { card: cardName(draft.card) });
  if (draft.target) return say("choose_card_for", { pasture: say(`pasture_${draft.target}`) });
  if (hasChosen && !draft.isChanged) return say("choose_wait");
  if (draft.isWhole) return say("choose_whole");
  return say(draft.pairs.length ? "choose_second" : "choose_card");
}

function payingPrompt(desk: Desk): string {
  const { view, say } = desk;
  if (!view.paying) return "";
  const { colour, cows } = view.paying;
  const kind = view.phase === "market" ? "market" : "pay";
  const gaps = { herd: say(`cows_${colour}`, { cows }), name: desk.nameOf(colour) };
  if (!desk.isMyTurn) return say(`${kind}_other`, gaps);
  return say(desk.offers("stop") ? `${kind}_you` : "pay_must", gaps);
}
