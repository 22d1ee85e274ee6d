/** The server over HTTP. */

import type { Listed, Opening, Continuing, Snapshot } from "../wire.ts";

export interface GameFacts {
  key: string;
  name: string;
  seats: number[];
  options: Record<string, unknown>;
  bots: { name: string; description: string }[];
  phrases: string[];
}

/** What the server refuses, with the key of its reason. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/api/v1${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  const answer = response.status === 204 ? null : await response.json();
  if (!response.ok) throw new Refusal(response.status, answer?.key ?? "", answer?.message ?? "");
  return answer as Answer;
}

export interface Me {
  id?: string;
  name: string;
}

export const api = {
  games: () => ask<GameFacts[]>("GET", "/games"),
  me: () => ask<Me>("GET", "/me"),
  enter: (name: string) => ask<Me>("POST", "/me", { name }),
  forgetMe: () => ask<null>("DELETE", "/me"),
  deviceLink: () => ask<{ url: string; qr: string; expires: number }>("POST", "/me/links"),
  claim: (token: string) => ask<Me>("POST", "/me/claim", { token }),
  mine: () => ask<(Listed & { your_turn: boolean })[]>("GET", "/me/tables"),
  openTables: () => ask<Listed[]>("GET", "/tables"),
  open: (opening: Opening) => ask<Snapshot>("POST", "/tables", opening),
  table: (id: string, key = "") => ask<Snapshot>("GET", `/tables/${id}?key=${key}`),
  code: (code: string) => ask<{ id: string; key: string }>("GET", `/codes/${code}`),
  goOn: (id: string, wanted: Continuing) => ask<Snapshot>("POST", `/tables/${id}/continue`, wanted),
  importRecord: (record: unknown) => ask<Snapshot>("POST", "/records", record),
};
