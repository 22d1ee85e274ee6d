/** A round as it is settled: all cards together, then pasture by pasture, so is the final bonus. */

import type {
  BuffaloColour,
  BuffaloEvent,
  BuffaloPairView,
  BuffaloPastureView,
  BuffaloSettlingView,
  BuffaloView,
} from "../../wire.ts";
import type { Scene } from "../module.ts";

const REVEAL = 1500;
const CONTESTED = 1400;
const ALONE = 700;
const BONUS = 1000;

interface Step {
  kind: "reveal" | "order" | "bonus" | "final" | "rest";
  events: BuffaloEvent[];
}

/** What is worth being shown step by step: a reveal, and the final bonus. */
export function scenes(
  events: readonly BuffaloEvent[],
  view: BuffaloView,
): Scene<BuffaloView, BuffaloEvent>[] {
  const steps = stepsOf(events);
  if (!steps.some(({ kind }) => kind === "reveal" || kind === "final")) return [];
  const pairs = pairsIn(events, view);
  return steps.map((step, place) => {
    const pending = steps.slice(place + 1).flatMap((later) => later.events);
    // What is not settled yet is shown as it is.
    if (!pending.length && isOpen(step, view)) return { events: step.events, lasts: 0, view };
    return { events: step.events, lasts: lengthOf(step), view: staged(view, pairs, step, pending) };
  });
}

/** Whether somebody is yet to decide something at a step. */
function isOpen({ kind }: Step, { phase }: BuffaloView): boolean {
  return (kind === "order" && phase === "placing") || (kind === "bonus" && phase !== "choosing");
}

/** Events by what they are shown with; pastures that one player has to itself come together. */
function stepsOf(events: readonly BuffaloEvent[]): Step[] {
  const steps: Step[] = [];
  for (const event of events) {
    const last = steps.at(-1);
    const kind = kindOf(event);
    if (last && (kind === null || isOneWith(last, kind, event))) {
      last.kind = kind ?? last.kind;
      last.events.push(event);
    } else steps.push({ kind: kind ?? "rest", events: [event] });
  }
  return steps;
}

/** What begins with an event; null where it belongs to what came before. */
function kindOf({ type }: BuffaloEvent): Step["kind"] | null {
  if (type === "pair_revealed" || type === "card_discarded") return "reveal";
  if (type === "order_fixed") return "order";
  if (type === "number_started" || type === "market_started") return "bonus";
  if (type === "final_bonus_paid") return "final";
  return null;
}

function isOneWith(last: Step, kind: Step["kind"], event: BuffaloEvent): boolean {
  if (last.kind !== kind) return kind === "reveal" && last.kind === "rest";
  if (kind === "reveal") return true;
  if (kind === "order") return !isContested(last) && !isContested({ kind, events: [event] });
  return kind === "final" && pastureOf(last) === pastureOf({ kind, events: [event] });
}

function isContested({ events }: Step): boolean {
  return events.some((event) => event.type === "order_fixed" && event.order.length > 1);
}

function pastureOf({ events }: Step): string {
  const [first] = events;
  return first && "pasture" in first ? (first.pasture ?? "") : "";
}

function lengthOf(step: Step): number {
  if (step.kind === "reveal") return REVEAL;
  if (step.kind === "order") return isContested(step) ? CONTESTED : ALONE;
  return step.kind === "rest" ? ALONE : BONUS;
}

/** The pairs of the round: those that are turned over now, or lie open already. */
function pairsIn(events: readonly BuffaloEvent[], view: BuffaloView): BuffaloPairView[] {
  const turned = events.flatMap((event) =>
    event.type === "pair_revealed"
      ? [{ seat: event.seat, pasture: event.pasture, card: event.card, colour: event.colour }]
      : [],
  );
  return turned.length ? turned : view.pairs;
}

/** A view as it was after a step: without the cows that came with what is still to be shown. */
function staged(
  view: BuffaloView,
  pairs: BuffaloPairView[],
  step: Step,
  pending: BuffaloEvent[],
): BuffaloView {
  const isEnd = step.kind === "final";
  const isNext = pending.some((event) => event.type === "round_started");
  const ends = step.events.some((event) => event.type === "round_started");
  return {
    ...view,
    phase: isEnd ? "over" : "placing",
    round: isNext || ends ? view.round - 1 : view.round,
    to_act: [],
    outcome: null,
    paying: null,
    waiting: [],
    pairs: isEnd ? [] : pairs,
    settling: isEnd ? null : settlingOf(step),
    pastures: view.pastures.map((pasture) => without(pasture, pending)),
    seats: view.seats.map((seat) => {
      const late = seat.colours.map((colour) => cowsOf(pending, colour));
      return {
        ...seat,
        supply: seat.supply.map((cows, slot) => cows + (late[slot] ?? 0)),
        score: seat.score - late.reduce((sum, cows) => sum + cows, 0),
        has_chosen: false,
      };
    }),
  };
}

/** The pasture that a step has settled, with everybody who placed there. */
function settlingOf({ events }: Step): BuffaloSettlingView | null {
  const fixed = events.filter((event) => event.type === "order_fixed").at(-1);
  return fixed ? { pasture: fixed.pasture, order: fixed.order, next: fixed.order.length } : null;
}

function without(pasture: BuffaloPastureView, pending: BuffaloEvent[]): BuffaloPastureView {
  const herds: Record<string, number> = {};
  let free = pasture.free;
  for (const [colour, cows] of Object.entries(pasture.herds)) {
    const late = cowsOf(pending, colour as BuffaloColour, pasture.key);
    free += late;
    if (cows > late) herds[colour] = cows - late;
  }
  return { ...pasture, free, herds };
}

/** How many cows of a colour come with some events, on one pasture or on all. */
function cowsOf(events: BuffaloEvent[], colour: BuffaloColour, pasture?: string): number {
  let cows = 0;
  for (const event of events) {
    if (!("pasture" in event) || !("colour" in event) || event.colour !== colour) continue;
    if (pasture !== undefined && event.pasture !== pasture) continue;
    if (event.type === "cows_placed" || event.type === "final_bonus_paid") cows += event.cows;
    if (event.type === "cow_put" || event.type === "cow_dealt") cows += 1;
  }
  return cows;
}
