/** What would help now in Goats, in a line that follows from what lies on the table. */

import type { GoatsView } from "../../wire.ts";
import { kindOf, numberOf } from "./cards.ts";
import { type KindRow, kindRows, leaders } from "./kinds.ts";
import type { Say } from "./say.ts";

/** As the rules have it (G12): so many points win a kind, or the most at so many cards. */
const POINTS = 8;
const CARDS = 4;
/** From so many points on a kind is worth a word. */
const CLOSE = 4;

export function goal(view: GoatsView, names: string[], say: Say): string {
  if (view.phase === "over" || view.phase === "dogs") return "";
  const open = kindRows(view).filter(({ winner }) => winner === null);
  return (
    inHand(open, view, say) ||
    decidedNext(open, view, names, say) ||
    nearest(open, view, names, say) ||
    aboutMilk(view, names, say) ||
    say("goal_start")
  );
}

function sumOf(row: KindRow, seat: number | null): number {
  return row.shares.find((share) => share.seat === seat)?.sum ?? 0;
}

/** A card in hand that makes the eight points. */
function inHand(open: KindRow[], view: GoatsView, say: Say): string {
  for (const card of view.hand) {
    const row = open.find(({ kind }) => kind === kindOf(card));
    if (!row || sumOf(row, view.seat) + numberOf(card) < POINTS) continue;
    return say("goal_in_hand", { kind: say(`kind_${row.kind}`), value: numberOf(card) });
  }
  return "";
}

/** A kind whose next card decides it, of which there is one in hand. */
function decidedNext(open: KindRow[], view: GoatsView, names: string[], say: Say): string {
  const held = new Set(view.hand.map(kindOf));
  const row = open.find(({ kind, shown }) => shown === CARDS - 1 && held.has(kind));
  const lead = row && leaders(row);
  if (!row || !lead?.[0]) return "";
  const { seat, sum } = lead[0];
  const who = lead.length > 1 ? "level" : seat === view.seat ? "you" : "other";
  const gaps = { kind: say(`kind_${row.kind}`), name: names[seat] ?? "", sum, who };
  return say("goal_next_card", gaps);
}

/** The kind that somebody is nearest to winning: one's own first. */
function nearest(open: KindRow[], view: GoatsView, names: string[], say: Say): string {
  const close = open
    .flatMap((row) => row.shares.map(({ seat, sum }) => ({ row, seat, sum })))
    .filter(({ sum }) => sum >= CLOSE)
    .sort((one, other) => other.sum - one.sum);
  const found = close.find(({ seat }) => seat === view.seat) ?? close[0];
  if (!found) return "";
  const gaps = {
    kind: say(`kind_${found.row.kind}`),
    points: POINTS - found.sum,
    name: names[found.seat] ?? "",
  };
  return say(found.seat === view.seat ? "goal_points" : "goal_points_other", gaps);
}

function aboutMilk(view: GoatsView, names: string[], say: Say): string {
  const [first] = [...view.seats].sort((one, other) => other.milk - one.milk);
  if (!first || first.milk === 0 || first.seat === view.seat) return "";
  const mine = view.seats.find(({ seat }) => seat === view.seat)?.milk ?? 0;
  return say("goal_milk", { name: names[first.seat] ?? "", milk: first.milk, mine });
}
