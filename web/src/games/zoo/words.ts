/** Zoff im Zoo in words: cards, events, refusals, questions, and whole positions. */

import type { Gaps } from "../../speech/message.ts";
import { LETTERS } from "../../ui/seats.ts";
import {
  type Reason,
  ZOO_CARDS,
  type ZooCard,
  type ZooEvent,
  type ZooPointsScored,
  type ZooSeatView,
  type ZooSetView,
  type ZooView,
} from "../../wire.ts";
import type { Chapter, Fact, Standing } from "../module.ts";
import { answersTo, nameOf, type Stack, stacks } from "./cards.ts";
import type { Offer } from "./choice.svelte.ts";
import type { Key, Say } from "./say.ts";

/** "a, b and c", or with "or". */
export function joined(parts: string[], say: Say, how: "and" | "or" = "and"): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  return say(how, { some: parts.slice(0, -1).join(", "), last });
}

export function many(kind: ZooCard, n: number, say: Say): string {
  return say(`many_${kind}`, { n });
}

export function kindName(kind: ZooCard, say: Say): string {
  return say(`kind_${kind}`);
}

/** Cards as they lie: "2 elephants and 1 mosquito". */
export function cardsInWords(cards: readonly ZooCard[], say: Say): string {
  if (cards.length === 0) return say("no_cards_word");
  const parts = stacks(cards).map(({ kind, count }) => many(kind, count, say));
  return joined(parts, say);
}

/** Cards as what they count as: "3 elephants". */
export function setName(cards: readonly ZooCard[], say: Say): string {
  return many(nameOf(cards), cards.length, say);
}

/** A set with what it is made of, where that is not plain: "3 elephants (…)". */
export function setInWords(cards: readonly ZooCard[], say: Say): string {
  const set = setName(cards, say);
  if (stacks(cards).length === 1) return set;
  return say("set_of", { set, cards: cardsInWords(cards, say) });
}

export function setsInWords(sets: readonly Stack[], say: Say): string {
  return joined(
    sets.map(({ kind, count }) => many(kind, count, say)),
    say,
    "or",
  );
}

/** Points with their sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** Where a seat's points of a round come from, part by part. */
export function partsOf(points: ZooPointsScored, say: Say): string[] {
  const parts = [say("scores_order", { points: signed(points.order) })];
  if (points.team) parts.push(say("scores_team", { points: signed(points.team) }));
  if (points.lions) parts.push(say("scores_lions", { points: signed(points.lions) }));
  if (points.hedgehog) parts.push(say("scores_hedgehog", { points: signed(points.hedgehog) }));
  return parts;
}

/** What a seat got in a round. */
export function gainOf(points: ZooPointsScored): number {
  return points.order + points.team + points.lions + points.hedgehog;
}

export function tell(event: ZooEvent, names: string[], say: Say): string {
  const { type, ...facts } = event;
  return say(`event_${type}`, inGaps({ ...facts, ...consequences(event) }, names, say));
}

/** What follows from an event: a set, a sum, whether one is alone. */
function consequences(event: ZooEvent): Record<string, Fact | boolean> {
  switch (event.type) {
    case "set_led":
    case "set_played":
      return { set: event.cards };
    case "points_scored":
      return { points: gainOf(event) };
    case "team_formed":
      return { alone: event.junior === null };
    default:
      return {};
  }
}

/** A refusal as a sentence; the server's own, in English, where we have none. */
export function explain(reason: Reason, say: Say, names: string[] = []): string {
  const key = `reason_${reason.key}` as Key;
  const text = say(key, inGaps(reason.facts, names, say));
  return text === key ? reason.message : text;
}

/** What the reason of a suggestion speaks of. */
export function adviceFact(name: string, fact: Fact, names: string[], say: Say): string | number {
  return inWords(name, fact, names, say);
}

type Told = Fact | boolean | undefined;

/** Facts as sentences say them. */
export function inGaps(facts: Record<string, Told>, names: string[], say: Say): Gaps {
  const gaps: Gaps = {};
  for (const [name, fact] of Object.entries(facts)) gaps[name] = inWords(name, fact, names, say);
  return gaps;
}

const SEATS = new Set(["seat", "partner", "rival", "junior", "senior", "dealer", "leader"]);
const SEVERAL_SEATS = new Set(["standings", "seats", "before"]);

/**
 * A fact by its name, as `in_words` of `src/menagerie/games/zoo/speech.py` says it. Nothing and no
 * cards are `none`, and what is true or not is `yes` or `no`: messages choose by them.
 */
function inWords(name: string, fact: Told, names: string[], say: Say): string | number {
  if (fact === null || fact === undefined) return "none";
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  if (typeof fact === "object") return severalInWords(name, fact, names, say);
  if (SEATS.has(name)) return nameAt(names, Number(fact), say);
  if (name === "ordinal" || name === "role") return say(`${name}_${fact}` as Key);
  if (name === "top") return countedInWords(String(fact), say);
  return isKind(fact) ? kindName(fact, say) : fact;
}

function severalInWords(
  name: string,
  facts: readonly (number | string)[],
  names: string[],
  say: Say,
): string {
  if (facts.length === 0) return "none";
  if (SEVERAL_SEATS.has(name)) {
    return joined(
      facts.map((seat) => nameAt(names, Number(seat), say)),
      say,
    );
  }
  if (name === "beaters") {
    return joined(
      facts.map((part) => countedInWords(String(part), say)),
      say,
      "or",
    );
  }
  const cards = facts.filter(isKind);
  return name === "set" ? setInWords(cards, say) : cardsInWords(cards, say);
}

function nameAt(names: string[], seat: number, say: Say): string {
  return names[seat] ?? say("seat_letter", { letter: LETTERS[seat] ?? "?" });
}

function isKind(fact: unknown): fact is ZooCard {
  return ZOO_CARDS.includes(fact as ZooCard);
}

/** "2 fox" as people say it. */
function countedInWords(text: string, say: Say): string {
  const [count, kind] = text.split(" ");
  return isKind(kind) ? many(kind, Number(count), say) : text;
}

export function topOf(view: ZooView): ZooSetView | null {
  return view.trick.at(-1) ?? null;
}

function setOf(set: ZooSetView, say: Say): string {
  return many(set.animal as "fox", set.number, say);
}

export function headline(view: ZooView, say: Say): string {
  const top = topOf(view);
  return say(`headline_${view.phase}`, {
    round: view.round,
    set: top ? setOf(top, say) : "",
  });
}

/** What the log tells under one heading: a round; within it each trick stands by itself. */
export function chapter(event: ZooEvent, _names: string[], say: Say): Chapter | null {
  if (event.type === "round_started") {
    return { level: 1, text: say("log_round", { round: event.round }) };
  }
  return event.type === "set_led" ? { level: 2, text: "" } : null;
}

export function standings(view: ZooView, say: Say): Standing[] {
  return view.seats.map((seat) => ({
    seat: seat.seat,
    score: seat.score,
    label: say("score_label", { score: seat.score, place: seat.place }),
    colours: [],
    note: seat.out
      ? say("note_out", { place: seat.out })
      : say("note_cards", { cards: seat.cards }),
    about: say(seat.out ? "tip_out" : "tip_cards"),
    partner: seat.partner,
    state: stateOf(view, seat, say),
    aboutState: say(view.phase === "exchanging" ? "tip_exchange" : "tip_passed"),
    isOut: Boolean(seat.out) && view.phase !== "over",
    isIdle: view.phase !== "over" && (seat.out !== null || view.passed.includes(seat.seat)),
  }));
}

/** What a player has just done, in a word. */
function stateOf(view: ZooView, seat: ZooSeatView, say: Say): string {
  if (seat.out || view.phase === "over") return "";
  if (view.passed.includes(seat.seat)) return say("pass_short");
  if (view.phase !== "exchanging") return "";
  return seat.handed === null ? "…" : seat.handed === 0 ? "–" : "✓";
}

/** Who is level at the top when the game is over, and what decided; "" where nobody is. */
export function tie(view: ZooView, names: string[], say: Say): string {
  if (!view.tie) return "";
  const { points, seats, before } = view.tie;
  const called = (some: readonly number[]) => some.map((seat) => names[seat] ?? "");
  return say("scores_tie", {
    points,
    names: joined(called(seats), say),
    before: called(before).join(", "),
    winner: names[seats[0] ?? 0] ?? "",
  });
}

/** What everybody may know of a seat, fact by fact. */
export function factsOf(view: ZooView, seat: ZooSeatView, names: string[], say: Say): string[] {
  const name = names[seat.seat] ?? "";
  const facts = [
    seat.out
      ? say("mat_out", { name, place: seat.out })
      : say("mat_holds", { name, cards: seat.cards }),
    say("score_label", { score: seat.score, place: seat.place }),
  ];
  if (seat.partner !== null) {
    facts.push(say("mat_partner", { name: names[seat.partner] ?? "" }));
    facts.push(say(seat.is_junior ? "junior" : "senior"));
  } else if (view.teams.length > 0) facts.push(say("mat_alone"));
  if (view.to_act.includes(seat.seat)) facts.push(say("mat_turn"));
  if (view.passed.includes(seat.seat)) facts.push(say("mat_passed"));
  if (topOf(view)?.seat === seat.seat) facts.push(say("mat_top"));
  if (view.phase === "exchanging") facts.push(exchangeFact(seat, say));
  facts.push(say("mat_pile", { pile: seat.pile }));
  return facts.filter((fact) => fact !== "");
}

function exchangeFact(seat: ZooSeatView, say: Say): string {
  if (seat.handed === null) return say("mat_thinks");
  return seat.handed === 0 ? say("mat_kept") : say("mat_handed", { handed: seat.handed });
}

/** With the memory aid: what a perfect memory knows of a seat. */
function memoriesOf(seat: ZooSeatView, say: Say): string[] {
  const memories: string[] = [];
  if (seat.known?.length) memories.push(say("mat_knows", { cards: cardsInWords(seat.known, say) }));
  if (seat.taken?.length) memories.push(say("mat_took", { cards: cardsInWords(seat.taken, say) }));
  return memories;
}

export function describe(view: ZooView, names: string[], say: Say): string[] {
  const called = (seats: readonly number[]) => seats.map((seat) => names[seat] ?? "").join(", ");
  const name = (seat: number) => names[seat] ?? "";
  const words = [
    say("describe_round", {
      round: view.round,
      dealer: name(view.dealer),
      target: view.options.target,
    }),
  ];
  if (view.to_act.length) words.push(say("describe_turn", { names: called(view.to_act) }));
  words.push(...describeTrick(view, names, say));
  if (view.asked) {
    words.push(
      say("describe_question", {
        junior: name(view.asked.by),
        senior: name(view.asked.partner),
        cards: cardsInWords(view.asked.cards, say),
      }),
    );
  }
  if (view.seat !== null) {
    words.push(say("describe_hand", { cards: cardsInWords(view.hand, say) }));
  }
  if (view.received?.length) {
    words.push(say("describe_received", { cards: cardsInWords(view.received, say) }));
  }
  if (view.gave?.length) words.push(say("describe_gave", { cards: cardsInWords(view.gave, say) }));
  for (const seat of view.seats) {
    const facts = [...factsOf(view, seat, names, say), ...memoriesOf(seat, say)];
    words.push(say("describe_seat", { name: name(seat.seat), facts: facts.join(", ") }));
  }
  words.push(say("describe_standings", { names: called(view.standings) }));
  if (view.tie) words.push(tie(view, names, say));
  return words;
}

function describeTrick(view: ZooView, names: string[], say: Say): string[] {
  const top = topOf(view);
  if (!top) return [say("describe_trick_empty")];
  const sets = view.trick.map((set) =>
    say("trick_by", { name: names[set.seat] ?? "", set: setInWords(set.cards, say) }),
  );
  const words = [
    say("describe_trick", { sets: sets.join("; ") }),
    say("describe_beaters", {
      set: setOf(top, say),
      beaters: setsInWords(answersTo(top.animal as "fox", top.number), say),
    }),
  ];
  if (view.passed.length) {
    const passed = view.passed.map((seat) => names[seat] ?? "").join(", ");
    words.push(say("describe_passed", { names: passed }));
  }
  return words;
}

/** What is asked right now, in a few words. */
export function promptOf(
  view: ZooView,
  isMine: boolean,
  offers: readonly Offer[],
  names: string[],
  say: Say,
): string {
  if (view.phase === "over") return "";
  if (!isMine) return say(view.phase === "exchanging" ? "hint_wait_exchange" : "hint_wait");
  if (view.phase === "leading") return say("hint_lead");
  if (view.phase === "answering") return say("hint_answer");
  if (view.phase === "exchanging") return exchangePrompt(view, names, say);
  if (offers.some(({ type }) => type === "play")) return say("hint_beat");
  return say(offers.length ? "hint_ask_only" : "hint_none");
}

function exchangePrompt(view: ZooView, names: string[], say: Say): string {
  const mine = view.seat === null ? null : view.seats[view.seat];
  if (!mine || mine.partner === null) return say("hint_aside");
  const name = names[mine.partner] ?? "";
  if (mine.is_junior) return say("hint_push", { name });
  return say("hint_return", { name, cards: cardsInWords(view.received ?? [], say) });
}
