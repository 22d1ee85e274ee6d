/** The fields of a view that nobody has drawn a board for. */

import type { OpaqueView } from "../net/changes.ts";

export type Fields = Record<string, unknown>;

export interface Field {
  name: string;
  value: unknown;
}

/** What every view has, and the frame shows. */
const COMMON = new Set([
  "game",
  "rules_version",
  "options",
  "seat",
  "seats",
  "phase",
  "to_act",
  "outcome",
]);
/** What of a seat is shown elsewhere: its mark and name, and its score. */
const OF_SEAT = new Set(["seat", "score"]);

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether there is anything to show: a field that is empty has no value now. */
export function isEmpty(value: unknown): boolean {
  if (isFields(value)) return Object.keys(value).length === 0;
  return value === null || value === undefined || value === "" || isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** A view as what it is: fields. */
export function fieldsOf(view: OpaqueView): Fields {
  return { ...view };
}

function without(fields: Fields, names: Set<string>): Field[] {
  return Object.entries(fields)
    .filter(([name]) => !names.has(name))
    .map(([name, value]) => ({ name, value }));
}

/** What is on the table, in the order in which the server tells it. */
export function tableOf(view: OpaqueView): Field[] {
  return without(fieldsOf(view), COMMON);
}

/** Each seat's fields, by seat. */
export function seatsOf(view: OpaqueView): Fields[] {
  const { seats } = fieldsOf(view);
  return Array.isArray(seats) ? seats.filter(isFields) : [];
}

/** What everybody sees of a seat besides its score; what does not hold is left out. */
export function factsOf(seat: Fields): Field[] {
  return without(seat, OF_SEAT).filter(({ value }) => !isEmpty(value) && value !== false);
}
