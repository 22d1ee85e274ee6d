/** A table over a socket: what was sent is shown, what is done is asked; nothing is decided here. */

import type {
  Command,
  Facts,
  GameAction,
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
import { newId } from "./ids.ts";

type WithoutId<Any> = Any extends { id: string } ? Omit<Any, "id"> : never;

/** A command without the id that the link makes up. */
export type Wish = WithoutId<Command>;

export interface Refused {
  key: string;
  message: string;
  rule: string;
  /** The facts of an action that is not allowed. */
  reason?: Reason | null;
}

/** Events that came together, numbered so that each is shown once. */
export interface Batch {
  number: number;
  events: GameEvent[];
}

const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
const KEPT_EVENTS = 400;
const SIGN_OF_LIFE = 20_000;
const PATIENCE = 6_000;
const AGAIN = 600;

interface Waiting {
  text: string;
  /** Whether the whole table answers it. */
  reseats: boolean;
  settle: (refused: Refused | null, table: string) => void;
}

export class TableLink {
  /** "closed": there is no such table, or it is not for us. */
  connection = $state<"connecting" | "live" | "lost" | "closed">("connecting");
  table = $state.raw<Facts | null>(null);
  // biome-ignore lint/suspicious/noExplicitAny: each board knows its own view
  view = $state.raw<any>(null);
  legal = $state.raw<Action[]>([]);
  log = $state.raw<GameEvent[]>([]);
  /** How many events were told before those of the log. */
  forgotten = $state(0);
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
  #questions = new Map<string, { text: string; settle: (reason: Reason | null) => void }>();
  #timer = 0;
  #heartbeat = 0;
  #heard = 0;

  constructor(id: string, key = "") {
    this.id = id;
    this.#key = key;
    this.#connect();
    this.#heartbeat = window.setInterval(() => this.#feelPulse(), SIGN_OF_LIFE);
    addEventListener("online", this.#retry);
    addEventListener("offline", this.#unplugged);
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
    this.refused = null;
    const turn = this.table?.you.turn ?? null;
    const wish = { type: "act", actions: actions as unknown as GameAction[], turn } as const;
    const refused = await this.ask(wish);
    const [only] = actions;
    if (refused?.key === "illegal" && only && actions.length === 1)
      refused.reason = await this.whyNot(only);
    this.refused = refused;
    return refused === null;
  }

  /** Why an action is not allowed; null if it is. */
  whyNot(action: Action): Promise<Reason | null> {
    const id = newId();
    const text = JSON.stringify({ type: "why_not", id, action });
    return new Promise((settle) => {
      this.#questions.set(id, { text, settle });
      this.#send(text);
    });
  }

  /** Connect anew, as who one has become. */
  anew(): void {
    clearTimeout(this.#timer);
    if (this.#socket) {
      this.#socket.onclose = null;
      this.#socket.onmessage = null;
      this.#socket.close();
    }
    this.#connect(true);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    removeEventListener("online", this.#retry);
    removeEventListener("offline", this.#unplugged);
    document.removeEventListener("visibilitychange", this.#retry);
    this.#socket?.close();
  }

  #ask(wish: Wish): Promise<[Refused | null, string]> {
    const id = newId();
    const text = JSON.stringify({ ...wish, id });
    const reseats = wish.type === "sit" || wish.type === "stand";
    return new Promise((settle) => {
      const done: Waiting["settle"] = (refused, table) => settle([refused, table]);
      this.#waiting.set(id, { text, reseats, settle: done });
      this.#send(text);
    });
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #connect(isAnew = false): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ key: this.#key });
    if (this.table && !isAnew) {
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
    this.#ping();
    for (const { text } of this.#waiting.values()) this.#send(text);
    for (const { text } of this.#questions.values()) this.#send(text);
  }

  #ping(): void {
    this.#send(JSON.stringify({ type: "ping", id: `ping ${Date.now()}` }));
  }

  /** A connection that does not answer is lost, even if nobody says so. */
  #feelPulse(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    this.#ping();
    setTimeout(() => {
      if (this.#socket === socket && this.#heard < asked) this.#giveUp(socket);
    }, PATIENCE);
  }

  #giveUp(socket: WebSocket): void {
    socket.onclose = null;
    socket.close();
    this.#lost(0);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    if (code === 4403 || code === 4404) {
      this.connection = "closed";
      return;
    }
    this.connection = "lost";
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 0;
    this.#timer = window.setTimeout(() => this.#connect(), pause * (0.5 + Math.random()));
  }

  #unplugged = (): void => {
    if (this.#socket && this.connection === "live") this.#giveUp(this.#socket);
  };

  #retry = (): void => {
    if (document.hidden) return;
    if (this.connection === "live") this.#feelPulse();
    const isUnderWay = (this.#socket?.readyState ?? WebSocket.CLOSED) <= WebSocket.OPEN;
    if (this.connection !== "lost" || isUnderWay) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  };

  #hear(message: Message): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "table":
        this.#whole(message);
        break;
      case "news":
        this.#changed(message);
        break;
      case "resumed":
        this.connection = "live";
        break;
      case "here":
        this.here = message;
        break;
      case "done":
        this.#settle(message.id, null, message.table ?? "");
        break;
      case "refused":
        this.#refuse(message);
        break;
      case "why":
        this.#questions.get(message.id)?.settle(message.reason);
        this.#questions.delete(message.id);
        break;
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
    for (const [id, { reseats }] of this.#waiting) if (reseats) this.#settle(id, null, "");
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
    const log = [...this.log, ...events];
    this.log = log.slice(-KEPT_EVENTS);
    this.forgotten += log.length - this.log.length;
    this.latest = { number: this.latest.number + 1, events };
  }

  #refuse(message: RefusedMessage): void {
    const waiting = this.#waiting.get(message.id);
    if (message.key === "busy" && waiting) {
      setTimeout(() => this.#send(waiting.text), AGAIN);
      return;
    }
    const refused = { key: message.key, message: message.message, rule: message.rule ?? "" };
    this.#questions.delete(message.id);
    if (waiting) this.#settle(message.id, refused, "");
    else this.refused = refused;
  }

  #settle(id: string, refused: Refused | null, table: string): void {
    this.#waiting.get(id)?.settle(refused, table);
    this.#waiting.delete(id);
  }
}
