/** Actions of Buffalo in words, and what on the board they are about. */

import type { BuffaloAction, BuffaloLay, BuffaloView } from "../../wire.ts";
import type { Say } from "../module.ts";
import { bidName, cardName } from "./words.ts";

/** An action in a few words. */
export function name(told: BuffaloAction, _view: BuffaloView, _names: string[], say: Say): string {
  switch (told.type) {
    case "lay":
      return layName(told, say);
    case "place":
      return say("place_number", { cows: told.cows });
    case "put":
      return say("put_on", { pasture: say(`pasture_${told.pasture}`) });
    case "bid":
      return say("bid_send", { bid: bidName(told.amount, say) });
    case "pick":
      return say("pick_colour", { colour: say(`colour_${told.colour}`) });
    case "assign":
      return told.colours.map((colour) => say(`colour_${colour}`)).join(", ");
    case "digit":
      return say("digit", { digit: told.digit });
    default:
      return say(told.type);
  }
}

function layName({ card, pasture, colour }: BuffaloLay, say: Say): string {
  const gaps = { card: cardName(card), pasture: pasture ? say(`pasture_${pasture}`) : "" };
  const words = say(pasture ? "lay_on" : "lay_beside", gaps);
  return colour ? `${words} (${say(`colour_${colour}`)})` : words;
}

/** Its cards, pastures and buttons. */
export function marks(told: BuffaloAction): string[] {
  switch (told.type) {
    case "lay":
      return [`card ${told.card}`, `pasture ${told.pasture ?? "none"}`];
    case "place":
      return [`place ${told.cows}`];
    case "put":
      return [`pasture ${told.pasture}`];
    case "pick":
      return [`pick ${told.colour}`];
    default:
      return [told.type];
  }
}
