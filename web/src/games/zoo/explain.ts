/** Why an action is refused, in the language spoken. */

import { LETTERS } from "../../ui/marks.ts";
import type { Reason, ZooCard } from "../../wire.ts";
import type { Fact, Say } from "../module.ts";
import { KINDS } from "./cards.ts";
import { cardsInWords, joined, kindName, many } from "./words.ts";

/** The server's own words for what is asked, and for roles. */
const ASKS: Record<string, string> = {
  "cards are exchanged": "asks_exchanging",
  "a set is led": "asks_leading",
  "the set on top is beaten or passed": "asks_beating",
  "a partner answers": "asks_answering",
};
const ROLES: Record<string, string> = {
  "a junior": "role_junior",
  "a senior": "role_senior",
  "without partner": "role_alone",
};

function isKind(fact: unknown): fact is ZooCard {
  return KINDS.includes(fact as ZooCard);
}

/** "2 fox" as people say it. */
function countedInWords(text: string, say: Say): string {
  const [count, kind] = text.split(" ");
  return isKind(kind) ? many(kind, Number(count), say) : text;
}

function factInWords(name: string, fact: Fact, names: string[], say: Say): string | number {
  if (Array.isArray(fact)) {
    if (name === "beaters") {
      const parts = fact.map((part) => countedInWords(String(part), say));
      return joined(parts, say, "or");
    }
    return cardsInWords(fact.filter(isKind), say);
  }
  if ((name === "turn" || name === "partner") && typeof fact === "number") {
    return names[fact] ?? say("seat_letter", { letter: LETTERS[fact] ?? "?" });
  }
  if (name === "asked") return say(ASKS[String(fact)] ?? "");
  if (name === "role") return say(ROLES[String(fact)] ?? "");
  if (name === "top") return countedInWords(String(fact), say);
  if (isKind(fact)) return kindName(fact, say);
  return fact ?? "";
}

/** What the reason of a suggestion speaks of. */
export function adviceFact(name: string, fact: Fact, say: Say): string | number {
  return factInWords(name, fact, [], say);
}

/** A refusal as a sentence; the server's own where it says something unknown. */
export function explain(reason: Reason, say: Say, names: string[] = []): string {
  const key = `reason_${reason.key}`;
  if (say(key) === key) return reason.message;
  const gaps = Object.entries(reason.facts ?? {}).map(([name, fact]) => [
    name,
    factInWords(name, fact, names, say),
  ]);
  return say(key, Object.fromEntries(gaps));
}
