/** Herr der Ziegen in words: events, refusals, questions, and whole positions. */

import type { Gaps } from "../../speech/message.ts";
import type {
  GoatsEvent,
  GoatsKind,
  GoatsLostView,
  GoatsSeatView,
  GoatsView,
  GoatsWalkView,
  Reason,
} from "../../wire.ts";
import type { Chapter, Fact, Standing } from "../module.ts";
import { kindOf, numberOf, stableOf } from "./cards.ts";
import type { Choice } from "./choice.svelte.ts";
import { kindRows } from "./kinds.ts";
import { contentOf, isCell, placeOf, spotOf, takableBy } from "./places.ts";
import type { Key, Say } from "./say.ts";

/** A card as people call it; one that there is not, as it is written. */
export function cardName(card: string, say: Say): string {
  if (card === "dog") return say("card_dog");
  const kind = kindOf(card);
  const value = numberOf(card);
  if (kind) return say("card_goat", { kind: say(`kind_${kind}`), value });
  return card.startsWith("milk-") ? say("card_milk", { value }) : card;
}

/** Cards as people list them; "" for none. */
export function cardNames(cards: string[], say: Say): string {
  return cards.map((card) => cardName(card, say)).join(", ");
}

/** A cell in words. */
export function cellName(cell: string, say: Say): string {
  const [row, column] = placeOf(cell);
  return say("cell", { row, column });
}

/** The line a goat looks along, in words. */
export function lineName(position: number, size: number, say: Say): string {
  const { side, row, column } = spotOf(position, size);
  return side === "top" || side === "bottom" ? say("column", { column }) : say("row", { row });
}

const SEATS = new Set(["seat", "opponent", "winner", "turn", "owner", "other", "rival"]);
const CARDS = new Set(["card", "held"]);

/** What a sentence for those who see the board need not say: it shows no numbers of places. */
const SEEN = { cell: null, from: null, to: null };

/** An event as a sentence; "" for a goat's walk, which the card that was played has told. */
export function tell(told: GoatsEvent, names: string[], say: Say): string {
  if (told.type === "goat_walked") return "";
  return say(`event_${told.type}`, gapsOf({ ...told, ...SEEN }, names, say));
}

/** An event as a sentence that names the places, for those who hear the board. */
export function announce(told: GoatsEvent, names: string[], say: Say): string {
  return say(`event_${told.type}`, gapsOf(told, names, say));
}

/** Why an action is refused; the server's own words, in English, where we have none. */
export function explain(reason: Reason, say: Say, names: string[]): string {
  const key = `reason_${reason.key}` as Key;
  const sentence = say(key, gapsOf(reason.facts, names, say));
  return sentence === key ? reason.message : sentence;
}

/** What the reason of a suggestion speaks of. */
export function adviceFact(name: string, fact: Fact, names: string[], say: Say): string | number {
  return inWords(name, fact, names, say);
}

/** The facts of an event, a refusal or an action as a sentence says them. */
export function gapsOf(facts: object, names: string[], say: Say): Gaps {
  const said = Object.entries(facts).map(([name, fact]) => [name, inWords(name, fact, names, say)]);
  return Object.fromEntries(said);
}

/** A fact as a sentence says it, by the name that events, refusals and reasons give it. */
function inWords(name: string, fact: Fact | boolean, names: string[], say: Say): string | number {
  if (fact === null) return "none";
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  if (typeof fact === "object") return cardNames(fact.map(String), say) || say("nothing");
  if (SEATS.has(name)) return names[Number(fact)] ?? fact;
  if (typeof fact === "number") return fact;
  if (name === "kind") return say(`kind_${fact as GoatsKind}`);
  if (CARDS.has(name)) return cardName(fact, say);
  if (name === "line") {
    const [side, number] = fact.split(":") as ["row" | "column", string];
    return say(side, { [side]: Number(number) });
  }
  return isCell(fact) ? cellName(fact, say) : fact;
}

export function headline(view: GoatsView, say: Say): string {
  const phase = say(`phase_${view.phase}`);
  return view.phase === "over" ? phase : say("headline", { phase, pile: view.pile });
}

/** What the log tells under one heading: a turn of one player. */
export function chapter(event: GoatsEvent, names: string[]): Chapter | null {
  return event.type === "card_played" ? { level: 2, text: names[event.seat] ?? "" } : null;
}

export function standings(view: GoatsView, say: Say): Standing[] {
  return view.seats.map(({ seat, score, milk }) => ({
    seat,
    score,
    label: say("points"),
    colours: [],
    note: say("note", { milk }),
    about: say("tip_milk"),
    partner: null,
  }));
}

/** The whole position, paragraph by paragraph. */
export function describe(view: GoatsView, names: string[], say: Say): string[] {
  return [
    headline(view, say),
    ...ownHand(view, names, say),
    ...swapAsked(view, names, say),
    ...view.seats.map((seat) => aboutSeat(view, seat, names, say)),
    ...view.meadow.map((cells, row) => {
      const what = cells.map((_, column) => contentInWords(view, row, column, names, say));
      return say("tell_row", { row: row + 1, cells: what.join("; ") });
    }),
    ...kindsDecided(view, names, say),
    ...cardsRemembered(view, names, say),
  ];
}

function ownHand(view: GoatsView, names: string[], say: Say): string[] {
  if (view.seat === null) return [];
  return [
    say("tell_hand", { cards: cardNames(view.hand, say) || say("nothing") }),
    ...view.walks.map((walk) => {
      const sentence = say("tell_walk", walkGaps(walk, view, say));
      const lost = walk.ends ? lostInWords(walk.lost, view, names, say) : "";
      return lost ? `${sentence} ${lost}` : sentence;
    }),
  ];
}

function swapAsked(view: GoatsView, names: string[], say: Say): string[] {
  const { asked } = view;
  if (!asked) return [];
  const gaps = { from: cellName(asked.from, say), to: cellName(asked.to, say) };
  return [
    say("event_swap_asked", {
      seat: names[view.turn] ?? "",
      opponent: names[asked.opponent] ?? "",
      ...gaps,
    }),
  ];
}

function aboutSeat(view: GoatsView, seat: GoatsSeatView, names: string[], say: Say): string {
  return say("tell_seat", {
    name: names[seat.seat] ?? "",
    score: seat.score,
    meadow: seat.meadow_points,
    milk: seat.milk_points,
    line: lineName(seat.goat, view.meadow.length, say),
    place: seat.goat,
    stable: cellName(seat.stable, say),
    goats: seat.small_goats,
    display: cardNames(seat.display, say) || say("nothing"),
  });
}

/** What is on a cell, in words: card, owner, and what it counts. */
export function contentInWords(
  view: GoatsView,
  row: number,
  column: number,
  names: string[],
  say: Say,
): string {
  const content = view.meadow[row]?.[column] ?? null;
  if (content === null) return say("gap");
  const stable = stableOf(content);
  if (stable !== null)
    return say("stable", {
      name: names[stable] ?? "",
      goats: view.seats[stable]?.small_goats ?? 0,
    });
  const cell = `${row + 1},${column + 1}`;
  const parts = [cardName(content, say)];
  const owner = view.marked[cell];
  if (owner !== undefined) parts.push(say("marked_by", { name: names[owner] ?? "" }));
  if (view.doubled.includes(cell)) parts.push(say("doubled"));
  if (view.closing.includes(cell)) parts.push(say("closing"));
  return parts.join(", ");
}

function kindsDecided(view: GoatsView, names: string[], say: Say): string[] {
  const won = kindRows(view).flatMap(({ kind, winner, waiting }) => {
    if (winner === null) return [];
    const gaps = { kind: say(`kind_${kind}`), name: names[winner] ?? "", goats: waiting };
    return [say(waiting ? "tell_kind_waits" : "tell_kind", gaps)];
  });
  const removed = view.removed.map((kind) => say(`kind_${kind}`)).join(", ");
  return [
    ...(won.length ? [say("tell_decided", { kinds: won.join(", ") })] : []),
    ...(removed ? [say("tell_removed", { kinds: removed })] : []),
  ];
}

function cardsRemembered(view: GoatsView, names: string[], say: Say): string[] {
  const known = view.seats
    .filter((seat) => seat.known?.length)
    .map((seat) =>
      say("tell_known", { name: names[seat.seat] ?? "", cards: cardNames(seat.known ?? [], say) }),
    );
  const inPile = view.in_pile?.length
    ? [say("tell_in_pile", { cards: cardNames(view.in_pile, say) })]
    : [];
  return [...known, ...inPile];
}

/** What is asked right now, in one sentence. */
export function promptOf(view: GoatsView, choice: Choice, names: string[], say: Say): string {
  if (view.phase === "over") return say("ask_over");
  if (!choice.mayAct) return waitingPrompt(view, names, say);
  if (view.phase === "dogs") return say(choice.redraws.length ? "ask_dogs" : "ask_no_dogs");
  if (view.phase === "taking") return say("ask_take", { line: ownLine(view, say) });
  if (view.phase === "herding") return herdingPrompt(view, choice, names, say);
  if (view.phase === "consenting") return consentingPrompt(view, names, say);
  return playingPrompt(view, choice, say);
}

function waitingPrompt(view: GoatsView, names: string[], say: Say): string {
  if (view.asked) return say("wait_consent", { name: names[view.asked.opponent] ?? "" });
  return say("ask_wait", { name: names[view.to_act[0] ?? view.turn] ?? "" });
}

function ownLine(view: GoatsView, say: Say): string {
  return lineName(view.seats[view.seat ?? 0]?.goat ?? 0, view.meadow.length, say);
}

function playingPrompt(view: GoatsView, choice: Choice, say: Say): string {
  const { walk } = choice;
  if (!walk) return say("ask_play");
  return say(choice.ahead.length ? "ask_line" : "ask_line_ends", walkGaps(walk, view, say));
}

function herdingPrompt(view: GoatsView, choice: Choice, names: string[], say: Say): string {
  const { cell, from } = choice;
  if (from === null) return say("ask_herd");
  if (cell !== null && choice.isOthers(cell)) {
    return say("ask_goal_other", { name: names[view.marked[cell] ?? 0] ?? "" });
  }
  return say("ask_goal");
}

function consentingPrompt(view: GoatsView, names: string[], say: Say): string {
  const { asked } = view;
  const nameAt = (cell: string) => cardName(contentOf(view, cell) ?? "dog", say);
  if (!asked) return "";
  return say("ask_consent", {
    name: names[view.turn] ?? "",
    mine: nameAt(asked.to),
    other: nameAt(asked.from),
  });
}

/** What the end would lose; "" for nothing. */
export function lostInWords(
  lost: GoatsLostView | null,
  view: GoatsView,
  names: string[],
  say: Say,
): string {
  if (!lost) return "";
  if (lost.kind === null || lost.winner === null) return say("lost_dog");
  const gaps = { kind: say(`kind_${lost.kind}`), name: names[lost.winner] ?? "" };
  return say(lost.winner === view.seat ? "lost_own" : "lost_other", gaps);
}

/** That a play ends the game; "" where it does not. */
function walkWarning(
  walk: GoatsWalkView | null,
  view: GoatsView,
  names: string[],
  say: Say,
): string {
  if (!walk?.ends) return "";
  return sentences(say("warn_play"), lostInWords(walk.lost, view, names, say));
}

/** What there is to say of a card that is played: where it leads, and what can be taken there. */
export function walkGaps(walk: GoatsWalkView, view: GoatsView, say: Say): Gaps {
  return {
    card: cardName(walk.card, say),
    line: lineName(walk.position, view.meadow.length, say),
    count: takableBy(view, walk).length,
    ends: walk.ends ? "yes" : "no",
  };
}

/** What stands before a play or a take that ends the game; "" before any other. */
export function warningOf(view: GoatsView, choice: Choice, names: string[], say: Say): string {
  if (!choice.isClosing) return walkWarning(choice.walk, view, names, say);
  const lost = choice.walk ? choice.walk.lost : view.lost;
  return sentences(say("warn_closing"), lostInWords(lost, view, names, say));
}

function sentences(...all: string[]): string {
  return all.filter(Boolean).join(" ");
}
