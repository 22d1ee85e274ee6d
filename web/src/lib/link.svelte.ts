/** A table over a socket: what was sent is shown, what is done is asked; nothing is decided here. */

import type {
  Command,
  Facts,
  GameEvent,
  Here,
  Line,
  Message,
  News,
  Reason,
  Refused as RefusedMessage,
  Snapshot,
} from "../wire.ts";
import { type Action, patched, spread } from "./changes.ts";

type WithoutId<Any> = Any extends { id: string } ? Omit<Any, "id"> : never;

/** A command without the id that the link makes up. */
export type Wish = WithoutId<Command>;

export interface Refused {
  key: string;
  message: string;
  rule: string;
}

/** Events that came together, numbered so that each is shown once. */
export interface Batch {
  number: number;
  events: GameEvent[];
}

const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
const KEPT_EVENTS = 400;

interface Waiting {
  text: string;
  settle: (refused: Refused | null, table: string) => void;
}

export class TableLink {
  connection = $state<"connecting" | "live" | "lost">("connecting");
  table = $state.raw<Facts | null>(null);
  // biome-ignore lint/suspicious/noExplicitAny: each board knows its own view
  view = $state.raw<any>(null);
  legal = $state.raw<Action[]>([]);
  log = $state.raw<GameEvent[]>([]);
  latest = $state.raw<Batch>({ number: 0, events: [] });
  chat = $state.raw<Line[]>([]);
  here = $state.raw<Here>({ type: "here", seats: [], watchers: 0 });
  refused = $state.raw<Refused | null>(null);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = $state(0);

  readonly id: string;
  readonly #key: string;
  #socket: WebSocket | null = null;
  #seq = 0;
  #tries = 0;
  #closed = false;
  #waiting = new Map<string, Waiting>();
  #questions = new Map<string, (reason: Reason | null) => void>();
  #timer = 0;

  constructor(id: string, key = "") {
    this.id = id;
    this.#key = key;
    this.#connect();
    addEventListener("online", this.#retry);
    document.addEventListener("visibilitychange", this.#retry);
  }

  /** Ask for something; null when it was done, else why it was refused. */
  ask(wish: Wish): Promise<Refused | null> {
    return this.#ask(wish).then(([refused]) => refused);
  }

  /** Ask for a rematch; the table where it is played, or "". */
  rematch(): Promise<string> {
    return this.#ask({ type: "rematch" }).then(([, table]) => table);
  }

  /** Act: all these actions together. What is refused is shown until the next try. */
  async act(actions: Action[]): Promise<boolean> {
    const turn = this.table?.you.turn ?? null;
    this.refused = await this.ask({ type: "act", actions, turn });
    return this.refused === null;
  }

  /** Why an action is not allowed; null if it is. */
  whyNot(action: Action): Promise<Reason | null> {
    const id = crypto.randomUUID();
    const answer = new Promise<Reason | null>((settle) => this.#questions.set(id, settle));
    this.#send(JSON.stringify({ type: "why_not", id, action }));
    return answer;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#retry);
    document.removeEventListener("visibilitychange", this.#retry);
    this.#socket?.close();
  }

  #ask(wish: Wish): Promise<[Refused | null, string]> {
    const id = crypto.randomUUID();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((settle) => {
      this.#waiting.set(id, { text, settle: (refused, table) => settle([refused, table]) });
      this.#send(text);
    });
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ key: this.#key });
    if (this.table) {
      query.set("since", String(this.#seq));
      query.set("seat", String(this.table.you.seat ?? ""));
    }
    const url = `${scheme}://${location.host}/api/v1/tables/${this.id}/socket?${query}`;
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => this.#lost(event.code);
  }

  #opened(): void {
    this.#tries = 0;
    this.#send(JSON.stringify({ type: "ping", id: `ping ${Date.now()}` }));
    for (const { text } of this.#waiting.values()) this.#send(text);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    this.connection = "lost";
    if (code === 4403 || code === 4404) return;
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 0;
    this.#timer = window.setTimeout(() => this.#connect(), pause * (0.5 + Math.random()));
  }

  #retry = (): void => {
    if (this.#closed || this.connection !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  };

  #hear(message: Message): void {
    switch (message.type) {
      case "table":
        return this.#whole(message);
      case "news":
        return this.#changed(message);
      case "resumed":
        this.connection = "live";
        return;
      case "here":
        this.here = message;
        return;
      case "done":
        return this.#settle(message.id, null, message.table ?? "");
      case "refused":
        return this.#refuse(message);
      case "why":
        this.#questions.get(message.id)?.(message.reason);
        this.#questions.delete(message.id);
        return;
      case "pong":
        this.ahead = message.now - (Date.now() + Number(message.id.slice(5))) / 2;
    }
  }

  #whole(message: Snapshot): void {
    this.connection = "live";
    this.#seq = message.seq;
    this.table = message.table;
    this.view = message.view ?? null;
    this.legal = spread(message.legal ?? []);
    this.chat = message.chat ?? [];
    this.log = message.events ?? [];
  }

  #changed(message: News): void {
    if (message.seq !== this.#seq + 1) {
      if (message.seq > this.#seq) this.#socket?.close();
      return;
    }
    this.#seq = message.seq;
    if (message.table) this.table = patched(this.table, message.table) as Facts;
    if (message.view) this.view = patched(this.view, message.view);
    if (message.legal) this.legal = spread(message.legal);
    if (message.chat) this.chat = [...this.chat, ...message.chat];
    if (message.events) this.#tell(message.events);
    if (message.id) this.#settle(message.id, null, "");
  }

  #tell(events: GameEvent[]): void {
    this.log = [...this.log, ...events].slice(-KEPT_EVENTS);
    this.latest = { number: this.latest.number + 1, events };
  }

  #refuse(message: RefusedMessage): void {
    const refused = { key: message.key, message: message.message, rule: message.rule ?? "" };
    if (message.id) this.#settle(message.id, refused, "");
    else this.refused = refused;
  }

  #settle(id: string, refused: Refused | null, table: string): void {
    this.#waiting.get(id)?.settle(refused, table);
    this.#waiting.delete(id);
  }
}
