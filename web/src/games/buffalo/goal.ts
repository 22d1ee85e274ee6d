/** What would help now in Buffalo, in a line that follows from what the board shows. */

import type { BuffaloPastureView, BuffaloView } from "../../wire.ts";
import type { Say } from "./say.ts";

/** A pasture with so few free spaces is worth watching. */
const NEARLY_FULL = 4;

interface Herd {
  seat: number;
  cows: number;
}

export function goal(view: BuffaloView, names: string[], say: Say): string {
  if (["bidding", "picking", "assigning", "over"].includes(view.phase)) return "";
  const { settling } = view;
  const settled = view.pastures.find(({ key }) => key === settling?.pasture);
  const watched = view.phase === "placing" ? settled : nearlyFull(view);
  return (watched && aboutPasture(watched, view, names, say)) || aboutScore(view, names, say);
}

/** The pasture that fills next, where somebody would be paid for it. */
function nearlyFull({ pastures }: BuffaloView): BuffaloPastureView | undefined {
  const few = pastures.filter(({ free, herds }) => {
    return free > 0 && free <= NEARLY_FULL && Object.keys(herds).length > 0;
  });
  return few.sort((one, other) => one.free - other.free)[0];
}

function aboutPasture(
  pasture: BuffaloPastureView,
  view: BuffaloView,
  names: string[],
  say: Say,
): string {
  const lead = largest(pasture, view);
  if (!lead) return "";
  return say(lead.seat === view.seat ? "goal_pasture_you" : "goal_pasture", {
    pasture: say(`pasture_${pasture.key}`),
    free: pasture.free,
    name: names[lead.seat] ?? "",
  });
}

/** The largest herd of a pasture; herds are sent largest first. */
function largest(pasture: BuffaloPastureView, view: BuffaloView): Herd | null {
  const [colour, cows] = Object.entries(pasture.herds)[0] ?? [];
  const owner = view.seats.find(({ colours }) => colours.some((one) => one === colour));
  return owner && cows !== undefined ? { seat: owner.seat, cows } : null;
}

/** Who has most cows out, and how many more that is. */
function aboutScore(view: BuffaloView, names: string[], say: Say): string {
  const [first, second] = [...view.seats].sort((one, other) => other.score - one.score);
  const mine = view.seats.find(({ seat }) => seat === view.seat);
  if (!first || !second || view.options.auction) return "";
  if (first.score === second.score) return say("goal_tied", { score: first.score });
  if (first.seat === view.seat) return say("goal_lead", { cows: first.score - second.score });
  const cows = first.score - (mine?.score ?? second.score);
  return say("goal_behind", { name: names[first.seat] ?? "", cows });
}
