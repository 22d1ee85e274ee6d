import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableLink } from "./link.svelte.ts";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly CLOSED = 3;
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 0;
  sent: { type: string; id: string; actions?: unknown[] }[] = [];
  onopen = () => {};
  onclose = (_: { code: number }) => {};
  onmessage = (_: { data: string }) => {};

  constructor(readonly address: string) {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  breaks(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code: 1006 });
  }

  get acts() {
    return this.sent.filter(({ type }) => type === "act");
  }
}

const TABLE = { type: "table", seq: 1, table: { you: { seat: 0, turn: 5 } } };
const ONE = [{ type: "pass" }];
const OTHER = [{ type: "play", card: "7" }];

let link: TableLink;

/** The answer to an action, or `undefined` while there is none. */
function watched(answer: Promise<boolean>): { value?: boolean } {
  const found: { value?: boolean } = {};
  answer.then((value) => {
    found.value = value;
  });
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "table.test" });
  vi.stubGlobal("document", { hidden: false, addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("window", globalThis);
  link = new TableLink("one");
  FakeSocket.last.open();
  FakeSocket.last.tell(TABLE);
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("An action on its way", () => {
  it("is visible until it is answered", async () => {
    link.act(ONE);
    expect(link.pending?.actions).toEqual(ONE);
    FakeSocket.last.tell({ type: "news", seq: 2, id: link.pending?.id });
    expect(link.pending).toBe(null);
  });

  it("is not followed by a second one, which nobody refuses", async () => {
    link.act(ONE);
    await expect(link.act(OTHER)).resolves.toBe(false);
    expect(FakeSocket.last.acts).toHaveLength(1);
    expect(link.refused).toBe(null);
  });

  it("says nothing where the game has moved on: the position shows it", async () => {
    const answer = link.act(ONE);
    const id = link.pending?.id;
    FakeSocket.last.tell({ type: "refused", id, key: "stale", message: "The game has moved on." });
    await expect(answer).resolves.toBe(false);
    expect(link.refused).toBe(null);
  });
});

describe("An action while the connection is lost", () => {
  beforeEach(() => FakeSocket.last.breaks());

  it("waits, and is sent when there is a connection", () => {
    link.act(ONE);
    expect(link.pending?.actions).toEqual(ONE);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.acts.map(({ actions }) => actions)).toEqual([ONE]);
  });

  it("can be taken back", async () => {
    const answer = link.act(ONE);
    link.takeBack();
    await expect(answer).resolves.toBe(false);
    expect(link.pending).toBe(null);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.acts).toEqual([]);
  });

  it("is replaced by its correction", async () => {
    const first = watched(link.act(ONE));
    link.act(OTHER);
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.acts.map(({ actions }) => actions)).toEqual([OTHER]);
    expect(first.value).toBe(false);
  });
});

it("A correction of what may have arrived has its id, so that it is not refused", () => {
  link.act(ONE);
  const { id } = link.pending ?? {};
  FakeSocket.last.breaks();
  link.act(OTHER);
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  expect(FakeSocket.last.acts[0]).toMatchObject({ id, actions: OTHER });
});

it("The same wish is sent once while it is on its way", () => {
  link.ask({ type: "pause" });
  link.ask({ type: "pause" });
  expect(FakeSocket.last.sent.filter(({ type }) => type === "pause")).toHaveLength(1);
  expect(link.asking).toBe(1);
});

it("A line that gives no answer to an action is given up", () => {
  link.act(ONE);
  vi.advanceTimersByTime(3000);
  vi.advanceTimersByTime(6000);
  expect(link.connection).toBe("lost");
});
