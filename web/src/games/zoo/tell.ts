/** Each event as a sentence. */

import type { GameEvent, ZooEvent, ZooPointsScored } from "../../wire.ts";
import type { Say } from "../module.ts";
import { cardsInWords, setInWords, signed } from "./words.ts";

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

export function tell(told: GameEvent, names: string[], say: Say): string {
  const event = told as ZooEvent;
  const name = (seat: number | null) => (seat === null ? "" : (names[seat] ?? ""));
  const key = `event_${event.type}`;
  switch (event.type) {
    case "round_started":
      return say(key, {
        round: event.round,
        dealer: name(event.dealer),
        leader: name(event.leader),
      });
    case "team_formed":
      return say(event.junior === null ? `${key}_alone` : key, {
        senior: name(event.senior),
        junior: name(event.junior),
      });
    case "cards_pushed":
    case "cards_returned":
    case "question_asked":
    case "cards_given":
      return say(key, {
        senior: name(event.senior),
        junior: name(event.junior),
        cards: cardsInWords(event.cards, say),
      });
    case "push_made":
    case "return_made":
    case "question_refused":
      return say(key, { senior: name(event.senior), junior: name(event.junior) });
    case "cards_kept":
      return say(key, { junior: name(event.junior) });
    case "cards_laid":
      return say(key, { name: name(event.seat), cards: cardsInWords(event.cards, say) });
    case "laying_made":
      return say(key, { name: name(event.seat), number: event.number });
    case "set_led":
    case "set_played":
      return say(key, { name: name(event.seat), set: setInWords(event.cards, say) });
    case "passed":
    case "lead_passed":
      return say(key, { name: name(event.seat) });
    case "went_out":
      return say(key, { name: name(event.seat), place: event.place });
    case "trick_won":
      return say(key, { name: name(event.seat), sets: event.sets });
    case "round_ended":
      return say(key, { round: event.round });
    case "points_scored":
      return say(key, {
        name: name(event.seat),
        points: signed(gainOf(event)),
        parts: partsOf(event, say).join(", "),
        total: event.total,
      });
    case "standings_fixed":
      return say(key, { names: event.standings.map(name).join(", ") });
    case "game_ended":
      return say(`${key}_${event.reason}`);
    default:
      return "";
  }
}
