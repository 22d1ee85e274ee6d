/** The buttons under the hand: each does a legal action, or can say why it does not. */

import type { ZooAction, ZooCard, ZooView } from "../../wire.ts";
import type { Say } from "../module.ts";
import { cardsOf } from "./actions.ts";
import type { Choice } from "./choice.svelte.ts";
import { cardsInWords, setName } from "./words.ts";

export interface Control {
  key: string;
  label: string;
  isMain: boolean;
  /** The legal action, or null where there is none. */
  action: ZooAction | null;
  /** What to ask about where there is none: an action, or a text that says enough. */
  probe: ZooAction | string;
}

type WithCards = Extract<ZooAction, { cards: ZooCard[] }>["type"];
type WithoutCards = Exclude<ZooAction["type"], WithCards>;

interface Given {
  view: ZooView;
  legal: readonly ZooAction[];
  choice: Choice;
  names: string[];
  say: Say;
}

/** What this person may do now, the main button last. */
export function controlsOf(given: Given): Control[] {
  switch (given.view.phase) {
    case "exchanging":
      return exchangeControls(given);
    case "answering":
      return [plain(given, "refuse"), withCards(given, "give", "give_none", "hint_answer")];
    case "over":
      return [];
    default:
      return playControls(given);
  }
}

function playControls(given: Given): Control[] {
  const mine = seatOf(given.view);
  const play = withCards(
    given,
    "play",
    "play",
    given.view.trick.length ? "hint_beat" : "hint_lead",
  );
  if (!mine?.is_junior || mine.partner === null) return [plain(given, "pass"), play];
  const partner = given.names[mine.partner] ?? "";
  return [plain(given, "pass"), asking(given, partner), play];
}

function exchangeControls(given: Given): Control[] {
  const mine = seatOf(given.view);
  if (!mine) return [];
  if (mine.partner === null) return [setAside(given)];
  if (mine.is_junior) return [plain(given, "keep"), withCards(given, "push", "push", "why_two")];
  return [withCards(given, "return", "return", "why_two")];
}

function seatOf(view: ZooView) {
  return view.seat === null ? null : (view.seats[view.seat] ?? null);
}

/** An action without cards. */
function plain({ legal, say }: Given, type: WithoutCards): Control {
  const action = legal.find((each) => each.type === type) ?? null;
  return { key: type, label: say(type), isMain: false, action, probe: { type } };
}

/** An action with just the cards that are picked. */
function withCards(given: Given, type: WithCards, key: string, hint: string): Control {
  const { view, legal, choice, names, say } = given;
  const offer = choice.exact.find((each) => each.type === type);
  const partner = seatOf(view)?.partner ?? null;
  const name = partner === null ? "" : (names[partner] ?? "");
  const isMine = legal.length > 0;
  const cards = choice.cards;
  return {
    key: type,
    label: offer ? labelOf(type, cards, name, say) : say(key, { name }),
    isMain: true,
    action: offer?.action ?? null,
    probe:
      cards.length || !isMine
        ? ({ type, cards: cards.length ? cards : view.hand.slice(0, 2) } as ZooAction)
        : say(hint, { name }),
  };
}

function labelOf(type: string, cards: ZooCard[], name: string, say: Say): string {
  const words = { cards: cardsInWords(cards, say), set: setName(cards, say), name };
  if (type === "play") return say("play_set", words);
  return type === "give" ? say("give", words) : say(`${type}_cards`, words);
}

function asking({ choice, say, view }: Given, name: string): Control {
  const offer = choice.exact.find((each) => each.type === "ask");
  const cards = choice.cards;
  return {
    key: "ask",
    label: offer
      ? say("ask_with", { name, cards: cardsInWords(cards, say) })
      : say("ask", { name }),
    isMain: false,
    action: offer?.action ?? null,
    probe: { type: "ask", cards: cards.length ? cards : view.hand.slice(0, 1) },
  };
}

function setAside({ legal, choice, say }: Given): Control {
  const cards = choice.cards;
  const nothing = legal.find((each) => each.type === "set_aside" && cardsOf(each).length === 0);
  const offer = cards.length ? choice.exact.find((each) => each.type === "set_aside") : null;
  return {
    key: "set_aside",
    label: cards.length ? say("aside_cards", { cards: cardsInWords(cards, say) }) : say("aside"),
    isMain: true,
    action: offer?.action ?? (cards.length ? null : (nothing ?? null)),
    probe: { type: "set_aside", cards },
  };
}
