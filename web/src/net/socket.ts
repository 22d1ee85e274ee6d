/** A line to a table's socket that is mended when it breaks, and felt for a pulse while it is silent. */

import type { Message } from "../wire.ts";

const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
const SIGN_OF_LIFE = 20_000;
const PATIENCE = 6_000;
/** The table is not for us, or there is none. */
const FOR_GOOD = [4403, 4404];

/** Who is at the near end. */
interface Listener {
  /** Where to connect, which changes with what is known already. */
  address: () => string;
  opened: () => void;
  heard: (message: Message) => void;
  broken: (isForGood: boolean) => void;
}

export class TableSocket {
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #tries = 0;
  #isEnded = false;
  #timer = 0;
  #heartbeat = 0;
  #heard = 0;

  constructor(listener: Listener) {
    this.#listener = listener;
    this.#connect();
    this.#heartbeat = window.setInterval(() => this.#feelPulse(), SIGN_OF_LIFE);
    addEventListener("online", this.#retry);
    addEventListener("offline", this.#unplugged);
    document.addEventListener("visibilitychange", this.#retry);
  }

  /** Send, if anybody is there; who wants more sends again when the line is opened. */
  send(text: string): void {
    if (this.#isOpen) this.#socket?.send(text);
  }

  /** Somebody waits for an answer: find out whether the line still works. */
  check(): void {
    this.#feelPulse();
  }

  /** Something was missed: break the line, and take it up again. */
  drop(): void {
    this.#socket?.close();
  }

  /** Connect again, after the person has changed. */
  reconnect(): void {
    clearTimeout(this.#timer);
    if (this.#socket) {
      this.#socket.onclose = null;
      this.#socket.onmessage = null;
      this.#socket.close();
    }
    this.#isEnded = false;
    this.#connect();
  }

  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    removeEventListener("online", this.#retry);
    removeEventListener("offline", this.#unplugged);
    document.removeEventListener("visibilitychange", this.#retry);
    this.#socket?.close();
  }

  get #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #connect(): void {
    const socket = new WebSocket(this.#listener.address());
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onclose = (event) => this.#lost(event.code);
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#listener.heard(JSON.parse(event.data));
    };
  }

  #opened(): void {
    this.#tries = 0;
    this.#ping();
    this.#listener.opened();
  }

  #ping(): void {
    this.send(JSON.stringify({ type: "ping", id: `ping ${Date.now()}` }));
  }

  /** A connection that does not answer is lost, even if nobody says so. */
  #feelPulse(): void {
    const socket = this.#socket;
    if (!socket || !this.#isOpen) return;
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
    if (this.#isEnded) return;
    this.#isEnded = FOR_GOOD.includes(code);
    this.#listener.broken(this.#isEnded);
    if (this.#isEnded) return;
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 0;
    this.#timer = window.setTimeout(() => this.#connect(), pause * (0.5 + Math.random()));
  }

  #unplugged = (): void => {
    if (this.#socket && this.#isOpen) this.#giveUp(this.#socket);
  };

  #retry = (): void => {
    if (document.hidden || this.#isEnded) return;
    this.#feelPulse();
    if ((this.#socket?.readyState ?? WebSocket.CLOSED) <= WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  };
}
