import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeSockets, type FakeSocket } from "../testing/socket";
import { Refused } from "./http";
import { Socket } from "./socket";

const WELCOME = { type: "welcome", seat: 0, room: {}, game: 1, restart: false };
let sockets: FakeSocket[];
let received: number;
const heard = vi.fn();
const changed = vi.fn();

function connect(): Socket {
  return new Socket("ABCDE", { hello: () => ({ pass: "p", events: received }), heard, changed });
}

/** The newest connection. */
const line = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // no jitter
  heard.mockClear();
  changed.mockClear();
  received = 0;
  sockets = fakeSockets();
});

describe("a connection", () => {
  it("goes to its room, encrypted if the page is", () => {
    connect();
    expect(line().url).toBe("wss://table.example/api/rooms/ABCDE/socket");
    vi.stubGlobal("location", { protocol: "http:", host: "127.0.0.1:8765" });
    connect();
    expect(line().url).toBe("ws://127.0.0.1:8765/api/rooms/ABCDE/socket");
  });

  it("sends hello first, and is open after the welcome", () => {
    connect();
    line().accept();
    expect(line().sent).toEqual([{ type: "hello", pass: "p", events: 0 }]);
    expect(changed).not.toHaveBeenCalled();
    line().say(WELCOME);
    expect(changed).toHaveBeenCalledExactlyOnceWith("open", null);
    expect(heard).toHaveBeenCalledExactlyOnceWith(WELCOME);
  });

  it("pings only while it is open", () => {
    connect();
    vi.advanceTimersByTime(9000);
    expect(line().sent).toEqual([]);
    line().accept();
    for (let seconds = 9; seconds < 60; seconds++) {
      line().say(seconds === 9 ? WELCOME : { type: "pong" });
      vi.advanceTimersByTime(1000);
    }
    expect(sockets).toHaveLength(1);
    expect(line().sent.filter((message) => message.type === "ping")).toHaveLength(4);
  });
});

describe("commands", () => {
  let socket: Socket;
  beforeEach(() => {
    socket = connect();
    line().accept();
    line().say(WELCOME);
    line().sent.length = 0;
  });

  it("are numbered, and replies are matched in any order", async () => {
    const first = socket.send({ type: "start" });
    const second = socket.send({ type: "pause" });
    expect(line().sent).toEqual([
      { type: "start", id: 1 },
      { type: "pause", id: 2 },
    ]);
    line().say({ type: "accepted", reply_to: 2, link: "second" });
    line().say({ type: "accepted", reply_to: 1, link: "first" });
    await expect(first).resolves.toMatchObject({ link: "first" });
    await expect(second).resolves.toMatchObject({ link: "second" });
  });

  it("have the same length for every answer", () => {
    const answer = (value: string) => void socket.send({ type: "answer", game: 1, decision: 9, value }).catch(() => null);
    ["approve", "reject", "success", "fail"].forEach(answer);
    expect(new Set(line().lengths.slice(-4))).toEqual(new Set([256]));
  });

  it("are refused with the error of the server", async () => {
    const sent = socket.send({ type: "answer", game: 1, decision: 1, value: "fail" });
    line().say({ type: "refused", reply_to: 1, error: { code: "illegal_answer", rule: "AV-QUEST-03" } });
    await expect(sent).rejects.toThrow(Refused);
    await expect(sent).rejects.toMatchObject({ refusal: { code: "illegal_answer", rule: "AV-QUEST-03" } });
  });

  it("have replies that are not passed to the listener", () => {
    void socket.send({ type: "start" });
    heard.mockClear();
    line().say({ type: "accepted", reply_to: 1 });
    line().say({ type: "accepted", reply_to: 99 });
    expect(heard).not.toHaveBeenCalled();
  });

  it("are refused without a connection, or when it breaks before the reply", async () => {
    const unanswered = socket.send({ type: "start" });
    line().drop();
    await expect(unanswered).rejects.toMatchObject({ refusal: { code: "no_connection" } });
    await expect(socket.send({ type: "start" })).rejects.toMatchObject({ refusal: { code: "no_connection" } });
  });

  it("keep counting over a new connection, so that replies are not mixed up", async () => {
    void socket.send({ type: "start" }).catch(() => null);
    line().drop();
    vi.advanceTimersByTime(500);
    line().accept();
    void socket.send({ type: "pause" });
    expect(line().sent.at(-1)).toEqual({ type: "pause", id: 2 });
  });
});

describe("a silent server", () => {
  let socket: Socket;
  beforeEach(() => {
    socket = connect();
    line().accept();
    line().say(WELCOME);
  });

  it("is noticed by a missing pong", () => {
    vi.advanceTimersByTime(24_999);
    expect(changed).toHaveBeenLastCalledWith("open", null);
    vi.advanceTimersByTime(1);
    expect(changed).toHaveBeenLastCalledWith("mending", null);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
  });

  it("is noticed sooner by a missing reply", async () => {
    const sent = socket.send({ type: "start" });
    vi.advanceTimersByTime(10_000);
    expect(changed).toHaveBeenLastCalledWith("mending", null);
    await expect(sent).rejects.toMatchObject({ refusal: { code: "no_connection" } });
  });

  it("is noticed by a missing welcome", () => {
    line().drop();
    vi.advanceTimersByTime(500);
    line().accept();
    vi.advanceTimersByTime(11_000);
    expect(sockets).toHaveLength(3);
  });

  it("gets commands with an idempotency key again over the next connection", async () => {
    const said = socket.send({ type: "say", text: "hello", key: "0123456789abcdef0123456789abcdef" });
    vi.advanceTimersByTime(10_500);
    line().accept();
    line().say(WELCOME);
    expect(line().sent.at(-1)).toMatchObject({ type: "say", text: "hello", id: 1 });
    line().say({ type: "accepted", reply_to: 1 });
    await expect(said).resolves.toMatchObject({ reply_to: 1 });
  });
});

describe("a broken connection", () => {
  /** Return the milliseconds until the next attempt. */
  function waited(): number {
    const before = sockets.length;
    for (let time = 1; time <= 20_000; time++) {
      vi.advanceTimersByTime(1);
      if (sockets.length > before) return time;
    }
    return Infinity;
  }

  it("is replaced, and hello reports the received events", () => {
    connect();
    line().accept();
    line().say(WELCOME);
    received = 12;
    line().drop();
    expect(changed).toHaveBeenLastCalledWith("mending", null);
    expect(waited()).toBe(500);
    line().accept();
    expect(line().sent).toEqual([{ type: "hello", pass: "p", events: 12 }]);
  });

  it("is retried with exponential backoff, reset by a welcome", () => {
    connect();
    const waits = Array.from({ length: 6 }, () => {
      line().drop();
      return waited();
    });
    expect(waits).toEqual([500, 1000, 2000, 4000, 5000, 5000]);
    line().accept();
    line().say(WELCOME);
    line().drop();
    expect(waited()).toBe(500);
  });

  it("is retried with jitter", () => {
    connect();
    vi.mocked(Math.random).mockReturnValue(0);
    line().drop();
    expect(waited()).toBe(375);
    vi.mocked(Math.random).mockReturnValue(0.999);
    line().drop();
    expect(waited()).toBeGreaterThan(1240);
  });

  it("is retried at once when the network or the page is back", () => {
    connect();
    line().drop();
    window.dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(2);
    line().drop();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sockets).toHaveLength(3);
    vi.advanceTimersByTime(9000);
    expect(sockets).toHaveLength(3); // waiting attempts are cancelled
  });

  it("is not retried at once while the page is hidden, nor while a connection exists", () => {
    connect();
    window.dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(1);
    line().drop();
    (document as { hidden: boolean }).hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sockets).toHaveLength(1);
  });
});

describe("the end", () => {
  it.each(["kicked", "left", "handed_over", "unknown_pass", "no_such_room", "room_unreadable"])(
    "is final when the server says bye: %s",
    (code) => {
      connect();
      line().accept();
      line().say({ type: "bye", code });
      expect(changed).toHaveBeenCalledExactlyOnceWith("over", code);
      window.dispatchEvent(new Event("online"));
      vi.advanceTimersByTime(60_000);
      expect(sockets).toHaveLength(1);
    },
  );

  it("is not reached by a temporary bye", () => {
    connect();
    line().accept();
    line().say({ type: "bye", code: "room_closed" });
    line().drop();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
  });

  it("leaves no timers when the page closes the room", () => {
    const socket = connect();
    line().accept();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(line().sent.filter((message) => message.type === "ping")).toEqual([]);
    expect(changed).not.toHaveBeenCalled();
  });
});
