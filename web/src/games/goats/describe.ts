/** The position in a line, and in words. */

import type { GoatsSeatView, GoatsView } from "../../wire.ts";
import type { Say, Standing } from "../module.ts";
import { cardName, cardNames, stableOf } from "./cards.ts";
import { kindRows } from "./kinds.ts";
import { cellName, lineName, takableBy } from "./places.ts";
import { lostInWords, walkKey } from "./warning.ts";

export function headline(view: GoatsView, say: Say): string {
  const phase = say(`phase_${view.phase}`);
  return view.phase === "over" ? phase : say("headline", { phase, pile: view.pile });
}

export function standings(view: GoatsView, say: Say): Standing[] {
  return view.seats.map(({ seat, score, milk }) => ({
    seat,
    score,
    label: say("points"),
    colours: [],
    note: say("note", { milk }),
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
    ...decided(view, names, say),
    ...memory(view, names, say),
  ];
}

function ownHand(view: GoatsView, names: string[], say: Say): string[] {
  if (view.seat === null) return [];
  const size = view.meadow.length;
  return [
    say("tell_hand", { cards: cardNames(view.hand, say) || say("nothing") }),
    ...view.walks.map((walk) => {
      const count = takableBy(view, walk).length;
      const sentence = say(walkKey("tell_walk", walk, count), {
        card: cardName(walk.card, say),
        line: lineName(walk.position, size, say),
        count,
      });
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

function decided(view: GoatsView, names: string[], say: Say): string[] {
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

function memory(view: GoatsView, names: string[], say: Say): string[] {
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
