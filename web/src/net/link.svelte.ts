/** A table over a socket: what was sent is shown, what is done is asked; nothing is decided here. */

import type {
  Advised,
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
import { type Action, type OpaqueView, patched, spread } from "./changes.ts";
import { newId } from "./ids.ts";
import { TableSocket } from "./socket.ts";

type WithoutId<Any> = Any extends { id: string } ? Omit<Any, "id"> : never;

/** A command without the id that the link makes up. */
export type Wish = WithoutId<Command>;

export interface Refused {
  key: string;
  message: string;
  rule: string;
  /** What fills the sentence. */
  facts?: Record<string, string | number>;
  /** The facts of an action that is not allowed. */
  reason?: Reason | null;
}

/** Events that came together, numbered so that each is shown once. */
export interface Batch<Event = GameEvent> {
  number: number;
  events: Event[];
}

/** What a person has decided, on its way to the server. */
export interface Pending {
  id: string;
  actions: Action[];
}

const AGAIN = 600;
/** After so long without an answer it is checked whether the line still works. */
const DOUBT = 3000;
/** What the position on the screen answers by itself: somebody else decided meanwhile. */
const OVERTAKEN = ["stale", "stood_in"];
const TAKEN_BACK: Refused = { key: "taken_back", message: "", rule: "" };

type Answered = [Refused | null, string];

interface Waiting {
  text: string;
  /** What is asked for, without its id. */
  wish: string;
  answer: Promise<Answered>;
  /** Whether the whole table answers it. */
  reseats: boolean;
  /** Whether only the answer itself settles it: it names a table. */
  isNamed: boolean;
  settle: (refused: Refused | null, table: string) => void;
}

export class TableLink {
  /** "closed": there is no such table, or it is not for us. */
  connection = $state<"connecting" | "live" | "lost" | "closed">("connecting");
  table = $state.raw<Facts | null>(null);
  view = $state.raw<OpaqueView | null>(null);
  legal = $state.raw<Action[]>([]);
  /** What was told of the whole game so far. */
  log = $state.raw<GameEvent[]>([]);
  /** Events of the log that were taken back, with the seat that did so at the last of them. */
  undone = $state.raw<ReadonlyMap<GameEvent, number | null>>(new Map());
  latest = $state.raw<Batch>({ number: 0, events: [] });
  chat = $state.raw<Line[]>([]);
  here = $state.raw<Here>({ type: "here", seats: [], watchers: 0 });
  refused = $state.raw<Refused | null>(null);
  /** The action that is on its way; while the connection is lost, it waits here. */
  pending = $state.raw<Pending | null>(null);
  /** How many commands wait for their answer. */
  asking = $state(0);
  /** Who else hears of events, when the view is that after them; null: the whole table came. */
  onNews: (events: GameEvent[] | null) => void = () => {};
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = $state(0);

  readonly id: string;
  readonly #key: string;
  readonly #socket: TableSocket;
  #seq = 0;
  #waiting = new Map<string, Waiting>();
  #questions = new Map<string, { text: string; settle: (reason: Reason | null) => void }>();
  #hints = new Map<string, { text: string; settle: (answer: Advised | Refused) => void }>();
  #isReconnecting = false;

  constructor(id: string, key = "") {
    this.id = id;
    this.#key = key;
    this.#socket = new TableSocket({
      address: () => this.#address(),
      opened: () => this.#opened(),
      heard: (message) => this.#hear(message),
      broken: (isForGood) => (this.connection = isForGood ? "closed" : "lost"),
    });
  }

  /** Ask for something; null when it was done, else why it was refused. */
  ask(wish: Wish): Promise<Refused | null> {
    return this.#ask(wish).then(([refused]) => refused);
  }

  /** Ask for a rematch; the table where it is played, or "" if that was refused. */
  async rematch(): Promise<string> {
    const [refused, table] = await this.#ask({ type: "rematch", nonce: newId() });
    this.refused = refused;
    return table;
  }

  /**
   * Act: all these actions together. What is refused is shown until the next try. While an action
   * is on its way, another is not sent; one that waits for the connection is replaced. The new one
   * has the same id: if the old one had arrived after all, the new one changes nothing.
   */
  async act(actions: Action[]): Promise<boolean> {
    const before = this.pending;
    if (before && this.connection === "live") return false;
    this.takeBack();
    this.refused = null;
    const id = before?.id ?? newId();
    const turn = this.table?.you.turn ?? null;
    const wish = { type: "act", actions: actions as unknown as GameAction[], turn } as const;
    this.pending = { id, actions };
    const [refused] = await this.#ask(wish, id);
    if (refused && [TAKEN_BACK.key, ...OVERTAKEN].includes(refused.key)) return false;
    const [only] = actions;
    if (refused?.key === "illegal" && only && actions.length === 1)
      refused.reason = await this.whyNot(only);
    this.refused = refused;
    return refused === null;
  }

  /** Do not send the action that waits for the connection. */
  takeBack(): void {
    if (this.pending && this.connection !== "live") this.#settle(this.pending.id, TAKEN_BACK, "");
  }

  /** Why an action is not allowed; null if it is. */
  whyNot(action: Action): Promise<Reason | null> {
    const id = newId();
    const text = JSON.stringify({ type: "why_not", id, action });
    return new Promise((settle) => {
      this.#questions.set(id, { text, settle });
      this.#socket.send(text);
    });
  }

  /** What would be best now, or after actions that were not sent yet; or why there is no hint. */
  hint(after: Action[]): Promise<Advised | Refused> {
    const id = newId();
    const turn = this.table?.you.turn ?? null;
    const text = JSON.stringify({ type: "hint", id, turn, after });
    return new Promise((settle) => {
      this.#hints.set(id, { text, settle });
      this.#socket.send(text);
    });
  }

  /** Connect again, after the person has changed. */
  reconnect(): void {
    this.#isReconnecting = true;
    this.#socket.reconnect();
  }

  close(): void {
    this.#socket.end();
  }

  /** A command that is asked for again while it is on its way is sent once. */
  #ask(wish: Wish, id = newId()): Promise<Answered> {
    const same = JSON.stringify(wish);
    for (const waiting of this.#waiting.values()) if (waiting.wish === same) return waiting.answer;
    const text = JSON.stringify({ ...wish, id });
    const reseats = wish.type === "sit" || wish.type === "stand";
    let settle: Waiting["settle"] = () => {};
    const answer = new Promise<Answered>((done) => {
      settle = (refused, table) => done([refused, table]);
    });
    const isNamed = wish.type === "rematch";
    this.#waiting.set(id, { text, wish: same, answer, reseats, isNamed, settle });
    this.asking = this.#waiting.size;
    this.#socket.send(text);
    setTimeout(() => this.#waiting.has(id) && this.#socket.check(), DOUBT);
    return answer;
  }

  #address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ key: this.#key });
    if (this.table && !this.#isReconnecting) {
      query.set("since", String(this.#seq));
      query.set("seat", String(this.table.you.seat ?? ""));
    }
    return `${scheme}://${location.host}/api/v1/tables/${this.id}/socket?${query}`;
  }

  /** What was not answered is asked again. */
  #opened(): void {
    for (const { text } of this.#waiting.values()) this.#socket.send(text);
    for (const { text } of this.#questions.values()) this.#socket.send(text);
    for (const { text } of this.#hints.values()) this.#socket.send(text);
  }

  #hear(message: Message): void {
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
      case "advised":
        this.#hints.get(message.id)?.settle(message);
        this.#hints.delete(message.id);
        break;
      case "pong":
        this.ahead = message.now - (Date.now() + Number(message.id.slice(5))) / 2;
    }
  }

  #whole(message: Snapshot): void {
    this.connection = "live";
    this.#isReconnecting = false;
    this.#seq = message.seq;
    this.table = message.table;
    this.view = message.view ?? null;
    this.legal = spread(message.legal ?? []);
    this.chat = message.chat ?? [];
    this.log = message.events ?? [];
    this.undone = new Map();
    this.onNews(null);
    for (const [id, { reseats }] of this.#waiting) if (reseats) this.#settle(id, null, "");
  }

  #changed(message: News): void {
    if (message.seq !== this.#seq + 1) {
      if (message.seq > this.#seq) this.#socket.drop();
      return;
    }
    this.#seq = message.seq;
    if (message.table) this.table = patched(this.table, message.table) as Facts;
    if (message.view) this.view = patched(this.view, message.view) as OpaqueView;
    if (message.legal) this.legal = spread(message.legal);
    if (message.chat) this.chat = [...this.chat, ...message.chat];
    if (message.undone) this.#takeBack(message.undone, message.undone_by ?? null);
    if (message.events) this.#tell(message.events);
    if (message.id && !this.#waiting.get(message.id)?.isNamed) this.#settle(message.id, null, "");
  }

  #tell(events: GameEvent[]): void {
    this.log = [...this.log, ...events];
    this.latest = { number: this.latest.number + 1, events };
    this.onNews(events);
  }

  #takeBack(events: GameEvent[], seat: number | null): void {
    const undone = new Map(this.undone);
    let by = seat;
    const latest = [...this.log].reverse();
    for (const event of [...events].reverse()) {
      const text = JSON.stringify(event);
      const same = latest.find((one) => !undone.has(one) && JSON.stringify(one) === text);
      if (!same) continue;
      undone.set(same, by);
      by = null;
    }
    this.undone = undone;
  }

  #refuse(message: RefusedMessage): void {
    const waiting = this.#waiting.get(message.id);
    const hint = this.#hints.get(message.id);
    if (message.key === "busy" && waiting) {
      setTimeout(() => this.#socket.send(waiting.text), AGAIN);
      return;
    }
    const { key, rule = "", facts = {} } = message;
    const refused = { key, message: message.message, rule, facts };
    this.#questions.delete(message.id);
    this.#hints.delete(message.id);
    if (waiting) this.#settle(message.id, refused, "");
    else if (hint) hint.settle(refused);
    else this.refused = refused;
  }

  #settle(id: string, refused: Refused | null, table: string): void {
    this.#waiting.get(id)?.settle(refused, table);
    this.#waiting.delete(id);
    this.asking = this.#waiting.size;
    if (this.pending?.id === id) this.pending = null;
  }
}
