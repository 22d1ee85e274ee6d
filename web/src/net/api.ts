/** The server over HTTP. */

import type { Continuing, Endpoints, GameRecord, Opening, Stretch, Trial } from "../wire.ts";
import { online } from "./online.svelte.ts";

type Answer<Route extends keyof Endpoints> = Endpoints[Route]["answer"];

/** What the server refuses, with the key of its reason. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly facts: Record<string, string | number> = {},
  ) {
    super(message);
  }
}

/** A request; whether it found anybody is remembered. */
async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(`/api/v1${path}`, request);
    online.found();
    return response;
  } catch (error) {
    online.lost();
    throw error;
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await reach(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  const answer = response.status === 204 ? null : await response.json();
  if (!response.ok) {
    throw new Refusal(response.status, answer?.key ?? "", answer?.message ?? "", answer?.facts);
  }
  return answer as Answer;
}

/** A query without what is left empty. */
function given(query: object): URLSearchParams {
  const parts = Object.entries(query).filter(([, value]) => value !== "");
  return new URLSearchParams(parts.map(([name, value]) => [name, String(value)]));
}

/** Where a finished game's record is fetched as a file. */
export function recordAddress(id: string, key = ""): string {
  return `/api/v1/tables/${id}/record?${given({ key })}`;
}

export const api = {
  games: () => ask<Answer<"GET /games">>("GET", "/games"),
  words: (game: string, language: string) =>
    ask<Answer<"GET /games/{game}/words/{language}">>(
      "GET",
      `/games/${encodeURIComponent(game)}/words/${language}`,
    ),
  rules: (game: string, language: string) =>
    ask<Answer<"GET /games/{game}/rules/{language}">>(
      "GET",
      `/games/${encodeURIComponent(game)}/rules/${language}`,
    ),
  trial: (game: string, trial: Trial) =>
    ask<Answer<"POST /games/{game}/trial">>(
      "POST",
      `/games/${encodeURIComponent(game)}/trial`,
      trial,
    ),
  lessonStep: (game: string, step: number) =>
    ask<null>("POST", `/games/${encodeURIComponent(game)}/lesson`, { step }),
  puzzles: (game: string) =>
    ask<Answer<"GET /games/{game}/puzzles">>("GET", `/games/${encodeURIComponent(game)}/puzzles`),
  puzzle: (game: string, number: number) =>
    ask<Answer<"GET /games/{game}/puzzles/{number}">>(
      "GET",
      `/games/${encodeURIComponent(game)}/puzzles/${number}`,
    ),
  keeping: () => ask<Answer<"GET /keeping">>("GET", "/keeping"),
  me: () => ask<Answer<"GET /me">>("GET", "/me"),
  enter: (name: string) => ask<Answer<"POST /me">>("POST", "/me", { name }),
  forgetMe: () => ask<null>("DELETE", "/me"),
  myData: () => ask<Answer<"GET /me/data">>("GET", "/me/data"),
  deviceLink: () => ask<Answer<"POST /me/links">>("POST", "/me/links", {}),
  claim: (token: string) => ask<Answer<"POST /me/claim">>("POST", "/me/claim", { token }),
  mine: () => ask<Answer<"GET /me/tables">>("GET", "/me/tables"),
  openTables: () => ask<Answer<"GET /tables">>("GET", "/tables"),
  open: (opening: Opening) => ask<Answer<"POST /tables">>("POST", "/tables", opening),
  invitation: (id: string, key: string) =>
    ask<Answer<"GET /tables/{table}/invitation">>(
      "GET",
      `/tables/${id}/invitation?${given({ key })}`,
    ),
  code: (code: string) =>
    ask<Answer<"GET /codes/{code}">>("GET", `/codes/${encodeURIComponent(code)}`),
  table: (id: string, key: string) =>
    ask<Answer<"GET /tables/{table}">>("GET", `/tables/${id}?${given({ key })}`),
  verify: (id: string, key: string) =>
    ask<Answer<"GET /tables/{table}/verify">>("GET", `/tables/${id}/verify?${given({ key })}`),
  replay: (id: string, stretch: Stretch) =>
    ask<Answer<"GET /tables/{table}/replay">>("GET", `/tables/${id}/replay?${given(stretch)}`),
  analysis: (id: string, key: string) =>
    ask<Answer<"GET /tables/{table}/analysis">>("GET", `/tables/${id}/analysis?${given({ key })}`),
  analyse: (id: string, key: string) =>
    ask<Answer<"POST /tables/{table}/analysis">>(
      "POST",
      `/tables/${id}/analysis?${given({ key })}`,
    ),
  goOn: (id: string, key: string, wanted: Continuing) =>
    ask<Answer<"POST /tables/{table}/continue">>(
      "POST",
      `/tables/${id}/continue?${given({ key })}`,
      wanted,
    ),
  importRecord: (record: GameRecord) => ask<Answer<"POST /records">>("POST", "/records", record),
};
