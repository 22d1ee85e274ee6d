/** What happened, and why something cannot happen, as sentences. */

import { LETTERS } from "../../ui/marks.ts";
import type { GameEvent, GoatsEvent, Reason } from "../../wire.ts";
import type { Fact, Say } from "../module.ts";
import { cardName, cardNames } from "./cards.ts";
import { cellName } from "./places.ts";

type Gaps = Record<string, string | number>;

/** An event as a sentence. */
export function tell(event: GameEvent, names: string[], say: Say): string {
  const told = event as GoatsEvent;
  const gaps: Gaps = {};
  for (const [field, value] of Object.entries(told)) {
    if (typeof value === "string" || typeof value === "number")
      gaps[field] = inWords(field, value, names, say);
  }
  const sentence = say(keyOf(told), gaps);
  if (told.type !== "game_ended" || told.kind === null) return sentence;
  return `${sentence} ${say("event_game_ended_lost", gaps)}`;
}

/** The text for an event; some are told in more than one way. */
function keyOf(event: GoatsEvent): string {
  const key = `event_${event.type}`;
  if (event.type === "kind_won" && event.by_fourth) return `${key}_fourth`;
  if (event.type === "card_herded" && event.opponent !== null) return `${key}_agreed`;
  if (event.type === "card_marked" && event.reminder) return `${key}_reminder`;
  if (event.type === "game_ended") return `${key}_${event.reason}`;
  return key;
}

function inWords(
  field: string,
  value: string | number,
  names: string[],
  say: Say,
): string | number {
  if (field === "seat" || field === "opponent" || field === "winner")
    return names[Number(value)] ?? value;
  if (field === "card") return cardName(String(value), say);
  if (field === "kind") return say(`kind_${value}`);
  if (typeof value === "string" && /^\d,\d$/.test(value)) return cellName(value, say);
  return value;
}

/** Why an action is refused; players are called by their letters, or by their names if given. */
export function explain(reason: Reason, say: Say, names: string[] = []): string {
  const key = `reason_${reason.key}`;
  const gaps: Gaps = {};
  for (const [fact, value] of Object.entries(reason.facts))
    gaps[fact] = factInWords(fact, value, names, say);
  const sentence = say(key, gaps);
  return sentence === key ? reason.message : sentence;
}

function factInWords(
  fact: string,
  value: Reason["facts"][string],
  names: string[],
  say: Say,
): string | number {
  if (value === null) return "";
  if (fact === "hand") return cardNames([value].flat().map(String), say) || say("nothing");
  if (fact === "card") return cardName(String(value), say);
  if (fact === "turn" || fact === "owner" || fact === "other") {
    return names[Number(value)] ?? say("player", { letter: LETTERS[Number(value)] ?? "" });
  }
  if (fact === "cell" || fact === "goal" || fact === "missing") return cellName(String(value), say);
  if (fact === "line") return lineInWords(String(value), say);
  if (fact === "asked") return say(`asked_${value}`);
  return typeof value === "object" ? value.join(", ") : value;
}

/** What the reason of a suggestion speaks of. */
export function adviceFact(name: string, fact: Fact, say: Say): string | number {
  if (name === "kind") return say(`kind_${fact}`);
  if (name === "card" || name === "held") return cardName(String(fact), say);
  if (name === "hand") return cardNames([fact].flat().map(String), say);
  return Number(fact);
}

/** "row 2" and "column 3", as the server says them. */
function lineInWords(line: string, say: Say): string {
  const [which = "", number = ""] = line.split(" ");
  return which === "row" ? say("row", { row: number }) : say("column", { column: number });
}
