/** The buttons under the hand: each does a legal action, or can say why it does not. */

import type { ZooAction, ZooCard, ZooView } from "../../wire.ts";
import { cardsOf, name as nameOf } from "./actions.ts";
import type { Choice } from "./choice.svelte.ts";
import type { Key, Say } from "./say.ts";

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
      return [plain(given, "refuse"), withCards(given, "give", "give", "hint_answer")];
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

/** An action as its button says it. */
function labelOf(action: ZooAction, { view, names, say }: Given): string {
  return nameOf(action, view, names, say);
}

function seatOf(view: ZooView) {
  return view.seat === null ? null : (view.seats[view.seat] ?? null);
}

/** An action without cards. */
function plain({ legal, say }: Given, type: WithoutCards): Control {
  const action = legal.find((each) => each.type === type) ?? null;
  return { key: type, label: say(`action_${type}`), isMain: false, action, probe: { type } };
}

/** An action with just the cards that are picked. */
function withCards(given: Given, type: WithCards, key: Key, hint: Key): Control {
  const { view, legal, choice, names, say } = given;
  const offer = choice.exact.find((each) => each.type === type);
  const partner = seatOf(view)?.partner ?? null;
  const name = partner === null ? "" : (names[partner] ?? "");
  const isMine = legal.length > 0;
  const cards = choice.cards;
  return {
    key: type,
    label: offer ? labelOf(offer.action, given) : say(key, { name }),
    isMain: true,
    action: offer?.action ?? null,
    probe:
      cards.length || !isMine
        ? ({ type, cards: cards.length ? cards : view.hand.slice(0, 2) } as ZooAction)
        : say(hint, { name }),
  };
}

function asking(given: Given, name: string): Control {
  const { choice, say, view } = given;
  const offer = choice.exact.find((each) => each.type === "ask");
  const cards = choice.cards;
  return {
    key: "ask",
    label: offer ? labelOf(offer.action, given) : say("ask", { name }),
    isMain: false,
    action: offer?.action ?? null,
    probe: { type: "ask", cards: cards.length ? cards : view.hand.slice(0, 1) },
  };
}

function setAside(given: Given): Control {
  const { legal, choice } = given;
  const cards = choice.cards;
  const nothing = legal.find((each) => each.type === "set_aside" && cardsOf(each).length === 0);
  const offer = cards.length ? choice.exact.find((each) => each.type === "set_aside") : null;
  return {
    key: "set_aside",
    label: labelOf({ type: "set_aside", cards }, given),
    isMain: true,
    action: offer?.action ?? (cards.length ? null : (nothing ?? null)),
    probe: { type: "set_aside", cards },
  };
}
