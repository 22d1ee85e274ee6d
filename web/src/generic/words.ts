/**
 * A game in its own words, or in plain ones where it has none.
 *
 * Asked for are `headline`, `phase_`, `ask_`, `view_`, `word_`, `action_`, `event_` and `reason_`
 * with the name of a phase, a field, a value, an action, an event or a reason.
 */

import type { Fact, Say, Standing } from "../games/module.ts";
import type { Action, OpaqueView } from "../net/changes.ts";
import type { GameEvent, Reason } from "../wire.ts";
import { type Fields, factsOf, fieldsOf, isEmpty, isFields, seatsOf, tableOf } from "./fields.ts";

const YES = "✓";
const NOTHING = "–";
/** The facts that are seats. */
const SEATS = new Set(["seat", "opponent", "partner", "winner", "turn", "owner", "other", "rival"]);

type Gaps = Record<string, string | number>;

/** The game's text for a key; null where it has none. */
function known(key: string, say: Say, gaps: Gaps = {}): string | null {
  const text = say(key, gaps);
  return text === key ? null : text;
}

/** The game's word for something, or its name as it is. */
export function wordOf(kind: string, name: string, say: Say): string {
  return known(`${kind}_${name}`, say) ?? name.replaceAll("_", " ");
}

/** A value in words. */
export function inWords(value: unknown, say: Say): string {
  if (isEmpty(value) || value === false) return NOTHING;
  if (value === true) return YES;
  if (Array.isArray(value)) return value.map((one) => inWords(one, say)).join(", ");
  if (isFields(value)) return listed(value, say);
  return typeof value === "string" ? wordOf("word", value, say) : String(value);
}

/** Some fields, each with its label. */
function listed(fields: Fields, say: Say): string {
  return Object.entries(fields)
    .map(([name, value]) => labelled(name, value, say))
    .join(", ");
}

/** A field with its label; one that holds is said by the label alone. */
function labelled(name: string, value: unknown, say: Say): string {
  const label = wordOf("view", name, say);
  return value === true ? label : `${label} ${inWords(value, say)}`;
}

/** What fills the gaps of a sentence: names for seats, numbers as they are. */
function gapsOf(facts: Fields, names: string[], say: Say): Gaps {
  const gaps: Gaps = {};
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value !== "number") gaps[name] = inWords(value, say);
    else gaps[name] = SEATS.has(name) ? (names[value] ?? value) : value;
  }
  return gaps;
}

/** A sentence of the game about an action or an event, or its type and its fields. */
function sentence(kind: string, told: Fields, names: string[], say: Say): string {
  const { type, ...facts } = told;
  const gaps = gapsOf(facts, names, say);
  const text = known(`${kind}_${type}`, say, gaps);
  if (text !== null) return text;
  const parts = Object.entries(gaps).map(
    ([name, value]) => `${name.replaceAll("_", " ")} ${value}`,
  );
  return [String(type).replaceAll("_", " "), ...parts].join(" · ");
}

export function tell(event: GameEvent, names: string[], say: Say): string {
  const { rule: _rule, audience: _audience, ...facts } = event;
  return sentence("event", facts, names, say);
}

export function explain(reason: Reason, say: Say, names: string[]): string {
  const gaps = gapsOf(reason.facts, names, say);
  return known(`reason_${reason.key}`, say, gaps) ?? reason.message;
}

export function name(action: Action, _view: OpaqueView, names: string[], say: Say): string {
  return sentence("action", action, names, say);
}

/** What a button carries so that a hint can point at it. */
export function markOf(action: Action): string {
  return JSON.stringify(action);
}

export function fact(name: string, value: Fact, names: string[], say: Say): string | number {
  if (SEATS.has(name)) return names[Number(value)] ?? String(value);
  return typeof value === "number" ? value : inWords(value, say);
}

function phaseOf(view: OpaqueView, say: Say): string {
  return wordOf("phase", String(fieldsOf(view).phase ?? ""), say);
}

function gapsOfView(view: OpaqueView, say: Say): Gaps {
  return { ...gapsOf(fieldsOf(view), [], say), phase_name: phaseOf(view, say) };
}

export function headline(view: OpaqueView, say: Say): string {
  return known("headline", say, gapsOfView(view, say)) ?? phaseOf(view, say);
}

/** What somebody who may act is asked; null where the game has no words for it. */
export function question(view: OpaqueView, say: Say): string | null {
  return known(`ask_${fieldsOf(view).phase}`, say, gapsOfView(view, say));
}

export function standings(view: OpaqueView, say: Say): Standing[] {
  return seatsOf(view).map(({ score }, seat) => ({
    seat,
    score: typeof score === "number" ? score : "",
    label: wordOf("view", "score", say),
    colours: [],
    note: "",
    partner: null,
  }));
}

/** The whole position, paragraph by paragraph. */
export function describe(view: OpaqueView, names: string[], say: Say): string[] {
  const table = tableOf(view).map(
    ({ name, value }) => `${wordOf("view", name, say)}: ${inWords(value, say)}.`,
  );
  const seats = seatsOf(view).map((seat, number) => {
    const facts = factsOf(seat).map((field) => labelled(field.name, field.value, say));
    const score = isEmpty(seat.score) ? [] : [`${seat.score} ${wordOf("view", "score", say)}`];
    return `${names[number] ?? number + 1}: ${[...score, ...facts].join(", ")}.`;
  });
  return [`${headline(view, say)}.`, ...table, ...seats];
}
