/** Zoff in Buffalo in words: events, refusals, questions, and whole positions. */

import type { Gaps } from "../../speech/message.ts";
import { LETTERS } from "../../ui/seats.ts";
import {
  BUFFALO_COLOURS,
  BUFFALO_PASTURE_KEYS,
  type BuffaloColour,
  type BuffaloEvent,
  type BuffaloPastureKey,
  type BuffaloPastureView,
  type BuffaloSeatView,
  type BuffaloView,
  type Reason,
} from "../../wire.ts";
import type { Chapter, Standing } from "../module.ts";
import { DECIMALS } from "./bid.ts";
import type { Choice } from "./choice.svelte.ts";
import { herdsBySize } from "./herds.ts";
import type { Key, Say } from "./say.ts";

type Fact = number | string | boolean | null | undefined | readonly (number | string)[];

/** A card as people write it: "4 G". */
export function cardName(card: string): string {
  return `${card.slice(0, 1)} ${card.slice(1)}`;
}

/** A bid with the decimal sign of the language: "1.0895" or "1,0895". */
export function bidName(amount: string, say: Say): string {
  return amount.replace(".", say("decimal"));
}

/** A score in its shortest form; it has up to four decimals after an auction. */
export function scoreName(score: number, say: Say): string {
  return String(Number(score.toFixed(DECIMALS)))
    .replace(".", say("decimal"))
    .replace("-", "−");
}

/** "a, b and c", or with "or". */
export function joined(parts: (string | number)[], say: Say, how: "and" | "or" = "and"): string {
  const words = parts.map(String);
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return say(how, { some: words.slice(0, -1).join(", "), last });
}

function nameAt(names: string[], seat: number): string {
  return names[seat] ?? LETTERS[seat] ?? "";
}

const NOT_TOLD = new Set(["bid_sealed", "split_sealed", "pair_laid"]);

/** An event as a sentence; "" for sealed choices, which the board shows already. */
export function tell(event: BuffaloEvent, names: string[], say: Say): string {
  if (NOT_TOLD.has(event.type)) return "";
  return sentence(event, names, say);
}

/** Every event as a sentence. */
export function sentence(event: BuffaloEvent, names: string[], say: Say): string {
  const { type, ...facts } = event;
  const gaps = inGaps(facts, names, say);
  if ("colour" in event && "cows" in event) {
    gaps.herd = say(`cows_${event.colour}`, { cows: event.cows });
  }
  return say(`event_${type}`, gaps);
}

/** Why an action is refused; the server's own words, in English, where we have none. */
export function explain(reason: Reason, say: Say, names: string[] = []): string {
  const key = `reason_${reason.key}` as Key;
  const text = say(key, inGaps(reason.facts, names, say));
  return text === key ? reason.message : text;
}

/** What the reason of a suggestion speaks of. */
export function adviceFact(name: string, fact: Fact, names: string[], say: Say): string | number {
  return inWords(name, fact, names, say);
}

/** Facts as sentences say them. */
export function inGaps(facts: Record<string, Fact>, names: string[], say: Say): Gaps {
  const gaps: Gaps = {};
  for (const [name, fact] of Object.entries(facts)) gaps[name] = inWords(name, fact, names, say);
  return gaps;
}

const SEATS = new Set(["seat", "owner", "rival"]);
const AMOUNTS = new Set(["amount", "bid", "lowest"]);
const CARDS = new Set(["card", "held"]);
/** Facts that are several things of which one is meant. */
const ALTERNATIVES = new Set(["open", "either"]);

/**
 * A fact by its name, as `in_words` of `src/menagerie/games/buffalo/speech.py` says it. Nothing is
 * `none`, and what is true or not is `yes` or `no`: messages choose by them.
 */
function inWords(name: string, fact: Fact, names: string[], say: Say): string | number {
  if (fact === null || fact === undefined) return "none";
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  if (typeof fact === "object") {
    const items = fact.map((item) => inWords(name.replace(/s$/, ""), item, names, say));
    return joined(items, say, ALTERNATIVES.has(name) ? "or" : "and");
  }
  if (SEATS.has(name)) return nameAt(names, Number(fact));
  if (name === "rank" || name === "ordinal") return say(`${name}_${fact}` as Key);
  if (AMOUNTS.has(name)) return bidName(String(fact), say);
  if (CARDS.has(name)) return cardName(String(fact));
  if (typeof fact === "number") return fact;
  if (isPasture(fact)) return say(`pasture_${fact}`);
  return isColour(fact) ? say(`colour_${fact}`) : fact;
}

function isPasture(fact: string): fact is BuffaloPastureKey {
  return BUFFALO_PASTURE_KEYS.some((key) => key === fact);
}

function isColour(fact: string): fact is BuffaloColour {
  return BUFFALO_COLOURS.some((colour) => colour === fact);
}

/** What the log tells under one heading: a round, and within it a pasture. */
export function chapter(event: BuffaloEvent, _names: string[], say: Say): Chapter | null {
  switch (event.type) {
    case "round_started":
      return { level: 1, text: say("log_round", { round: event.round }) };
    case "order_fixed":
    case "number_started":
    case "market_started":
    case "final_bonus_paid":
      return { level: 2, text: say(`pasture_${event.pasture}`) };
    default:
      return null;
  }
}

export function standings(view: BuffaloView, say: Say): Standing[] {
  return view.seats.map((seat) => ({
    seat: seat.seat,
    score: scoreName(seat.score, say),
    label: say("score_label"),
    colours: seat.colours.map((colour) => `var(--${colour})`),
    note: seat.has_chosen ? say("note_chosen") : say("note_cards", { cards: seat.cards }),
    partner: null,
  }));
}

export function headline(view: BuffaloView, say: Say): string {
  const phase = say(`phase_${view.phase}`);
  const isBefore = ["bidding", "picking", "assigning", "over"].includes(view.phase);
  if (isBefore) return phase;
  return `${say("round_of", { round: view.round, rounds: view.rounds })} · ${phase}`;
}

/** A pasture in one sentence: free spaces, herds, bonus row. */
export function pastureWords(pasture: BuffaloPastureView, say: Say): string {
  const herds = herdsBySize(pasture).map(([colour, cows]) => say(`cows_${colour}`, { cows }));
  const gaps = {
    name: pasture.name,
    free: pasture.free,
    spaces: pasture.spaces,
    herds: herds.length ? joined(herds, say) : say("no_herds"),
    bonus: pasture.bonus.join("-"),
  };
  return say(pasture.free === 0 ? "pasture_full_words" : "pasture_words", gaps);
}

function seatWords(seat: BuffaloSeatView, names: string[], say: Say): string {
  const herds = seat.colours.map((colour, place) =>
    say(`cows_${colour}`, { cows: seat.supply[place] ?? 0 }),
  );
  const words = [
    say("seat_words", {
      name: nameAt(names, seat.seat),
      score: scoreName(seat.score, say),
      supply: herds.length ? joined(herds, say) : say("no_colour_yet"),
      cards: seat.cards,
    }),
  ];
  if (seat.has_chosen) words.push(say("seat_chosen_words"));
  if (seat.bids.length) {
    words.push(say("seat_bid_words", { bid: bidName(seat.bids.at(-1) ?? "", say) }));
  }
  if (seat.played?.length) {
    words.push(say("seat_played_words", { cards: seat.played.map(cardName).join(", ") }));
  }
  return words.join(" ");
}

/** What is going on, beyond herds and hands. */
function momentWords(view: BuffaloView, names: string[], say: Say): string[] {
  const words: string[] = [];
  for (const pair of view.pairs) {
    const gaps = {
      name: nameAt(names, pair.seat),
      card: cardName(pair.card),
      pasture: pair.pasture ? say(`pasture_${pair.pasture}`) : say("no_pasture"),
      colour: say(`colour_${pair.colour}`),
    };
    words.push(say("pair_words", gaps));
  }
  if (view.settling) {
    const { pasture, order, next } = view.settling;
    const colours = order.slice(next).map((colour) => say(`colour_${colour}`));
    words.push(
      say("settling_words", { pasture: say(`pasture_${pasture}`), order: colours.join(", ") }),
    );
  }
  if (view.paying) {
    const { pasture, colour, cows } = view.paying;
    const herd = say(`cows_${colour}`, { cows });
    words.push(say("paying_words", { pasture: say(`pasture_${pasture}`), herd }));
  }
  for (const { pasture, colour } of view.markets) {
    words.push(say("market_words", inGaps({ pasture, colour }, names, say)));
  }
  if (view.resuming) {
    const { pasture, rank } = view.resuming;
    words.push(say("resuming_words", inGaps({ pasture, rank }, names, say)));
  }
  if (view.waiting.length) {
    const line = view.waiting.map((key) => say(`pasture_${key}`)).join(", ");
    words.push(say("waiting_words", { pastures: line }));
  }
  return words;
}

export function describe(view: BuffaloView, names: string[], say: Say): string[] {
  const hand = view.hand.map(cardName).join(", ");
  return [
    `${headline(view, say)}.`,
    ...view.pastures.map((pasture) => pastureWords(pasture, say)),
    ...view.seats.map((seat) => seatWords(seat, names, say)),
    ...(hand ? [say("hand_words", { cards: hand })] : []),
    ...momentWords(view, names, say),
  ];
}

/** What is asked right now, in one sentence. */
export function promptOf(choice: Choice): string {
  const { view, say, isMyTurn } = choice;
  switch (view.phase) {
    case "choosing":
      return choosingPrompt(choice);
    case "placing": {
      if (!view.settling) return say("scene_reveal");
      const { pasture, order, next } = view.settling;
      const colour = order[next];
      const name = colour ? choice.nameOf(colour) : "";
      const gaps = { pasture: say(`pasture_${pasture}`), name };
      if (!colour) return say("scene_settled", gaps);
      return say(isMyTurn ? "place_you" : "place_other", gaps);
    }
    case "bonus":
    case "market":
      return payingPrompt(choice);
    case "bidding":
      return biddingPrompt(choice);
    case "picking":
      if (isMyTurn) return say("pick_you");
      return say("pick_other", { name: choice.names[view.to_act[0] ?? 0] ?? "" });
    case "assigning":
      if (choice.seat === null) return say("assign_watch");
      return say(choice.hasChosen ? "assign_wait" : "assign_you");
    default:
      if (!view.outcome) return say("scene_final");
      return say(choice.motion.isFinal ? "ending" : "ending_none");
  }
}

function biddingPrompt(choice: Choice): string {
  const { view, say, isMyTurn } = choice;
  const isAgain = view.seats.some((seat) => seat.bids.length > 0);
  if (isMyTurn) return say(isAgain ? "bid_again" : "bid_you");
  if (view.bid !== null) return say("bid_wait", { bid: bidName(view.bid, say) });
  return say(isAgain ? "bid_tied" : "bid_watch");
}

function choosingPrompt(choice: Choice): string {
  const { draft, say, hasChosen } = choice;
  if (choice.seat === null) return say("choose_watch");
  if (draft.card) return say("choose_pasture", { card: cardName(draft.card) });
  if (draft.target) return say("choose_card_for", { pasture: say(`pasture_${draft.target}`) });
  if (hasChosen && !draft.isChanged) return say("choose_wait");
  if (draft.isWhole) return say("choose_whole");
  return say(draft.pairs.length ? "choose_second" : "choose_card");
}

function payingPrompt(choice: Choice): string {
  const { view, say } = choice;
  if (!view.paying) return "";
  const { colour, cows } = view.paying;
  const isMarket = view.phase === "market";
  const gaps = { herd: say(`cows_${colour}`, { cows }), name: choice.nameOf(colour) };
  if (!choice.isMyTurn) return say(isMarket ? "market_other" : "pay_other", gaps);
  if (!choice.offers("stop")) return say("pay_must", gaps);
  return say(isMarket ? "market_you" : "pay_you", gaps);
}
