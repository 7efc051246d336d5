/** A WebSocket connection to a room: reconnects, resumes after the last event, and matches replies to commands. */

import { Refused } from "./http";
import type { Accepted, Command, ServerMessage } from "./protocol";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;
const PING_EVERY = 15_000;
/** Milliseconds to wait for an expected message of the server: a welcome, a pong or a reply. */
const PATIENCE = 10_000;
/** Commands are padded to a multiple of this number of bytes. */
const STEP = 256;
/** Codes of `bye` after which the page does not reconnect. */
const FINAL = new Set(["kicked", "left", "handed_over", "unknown_pass", "no_such_room", "room_unreadable", "pack_missing", "pack_changed", "room_locked"]);

export interface Listener {
  /** Return the content of `hello`; called for every connection. */
  hello(): Record<string, unknown>;
  heard(message: ServerMessage): void;
  /** The connection is open, is being re-established (`mending`), or is over for this reason. */
  changed(state: "open" | "mending" | "over", reason: string | null): void;
}

interface Waiting {
  command: Record<string, unknown>;
  resolve(reply: Accepted): void;
  reject(reason: Refused): void;
}

/** Pad the command so that its length does not leak the answer. */
function padded(command: Record<string, unknown>): Record<string, unknown> {
  const { length } = new TextEncoder().encode(JSON.stringify({ ...command, pad: "" }));
  return { ...command, pad: "0".repeat(Math.ceil(length / STEP) * STEP - length) };
}

export class Socket {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval>;
  /** Runs while a message of the server is expected. */
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    this.#ping = setInterval(() => this.#expectReply(this.#write({ type: "ping" })), PING_EVERY);
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /**
   * Send a command. The promise resolves when the server has stored it, and rejects with a `Refused` if nothing has
   * changed. A command with an idempotency key is sent again if the connection breaks before its reply.
   */
  send(command: Command): Promise<Accepted> {
    const id = ++this.#lastId;
    const numbered = padded({ ...command, id });
    return new Promise((resolve, reject) => {
      if (!this.#expectReply(this.#write(numbered))) reject(new Refused({ code: "no_connection" }));
      else this.#waiting.set(id, { command: numbered, resolve, reject });
    });
  }

  /** Send a message without reply, which may be lost. */
  tell(message: Record<string, unknown>): void {
    this.#write(message);
  }

  /** Replace the connection by a new one. */
  reconnect(): void {
    const before = this.#socket;
    this.#refuseWaiting(({ command }) => command.key === undefined);
    this.#connect();
    before?.close();
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#deadline);
    clearInterval(this.#ping);
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.#refuseWaiting(() => true);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${encodeURIComponent(this.code)}/socket`);
    this.#socket = socket;
    this.#expectReply(true);
    socket.onopen = () => this.#write({ type: "hello", ...this.listener.hello() });
    socket.onmessage = (message) => {
      if (this.#socket === socket) this.#handle(JSON.parse(message.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** Start the deadline for a message of the server, if one is expected: a silent connection counts as dead. */
  #expectReply(isExpected: boolean): boolean {
    if (isExpected && this.#deadline === undefined) this.#deadline = setTimeout(() => this.#giveUp(), PATIENCE);
    return isExpected;
  }

  #giveUp(): void {
    const dead = this.#socket;
    this.#lost();
    dead?.close();
  }

  #handle(message: ServerMessage): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
    if (message.type === "accepted" || message.type === "refused") {
      const waiting = this.#waiting.get(message.reply_to ?? 0);
      this.#waiting.delete(message.reply_to ?? 0);
      if (message.type === "accepted") waiting?.resolve(message);
      else waiting?.reject(new Refused(message.error));
      this.#expectReply(this.#waiting.size > 0);
      return;
    }
    if (message.type === "bye" && FINAL.has(message.code)) {
      this.close();
      this.listener.changed("over", message.code);
    }
    if (message.type === "welcome") {
      this.#wait = FIRST_WAIT;
      this.listener.changed("open", null);
      for (const { command } of this.#waiting.values()) this.#expectReply(this.#write(command));
    }
    this.listener.heard(message);
  }

  #lost(): void {
    this.#socket = null;
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
    this.#refuseWaiting(({ command }) => command.key === undefined);
    if (this.#over) return;
    this.listener.changed("mending", null);
    // Jitter, so that the pages of a table do not all reconnect at the same moment.
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #refuseWaiting(which: (waiting: Waiting) => boolean): void {
    for (const [id, waiting] of [...this.#waiting].filter(([, candidate]) => which(candidate))) {
      this.#waiting.delete(id);
      waiting.reject(new Refused({ code: "no_connection" }));
    }
  }

  /** Reconnect at once when the page is visible or online again. */
  #hurry = () => {
    if (this.#socket !== null || this.#over || document.hidden) return;
    clearTimeout(this.#retry);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #write(message: Record<string, unknown>): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }
}
