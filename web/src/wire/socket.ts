/** One connection to a room that mends itself: it says hello, resumes where it was, and matches replies to commands. */

import { Refused } from "./http";
import type { Accepted, Command, ServerMessage } from "./protocol";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;
const PING_EVERY = 15_000;
/** How long the server may be silent where it owes an answer: a welcome, a pong, a reply. */
const PATIENCE = 10_000;
/** Commands are filled up to a multiple of so many bytes. */
const STEP = 256;
/** After these there is no use in trying again. */
const FINAL = new Set(["kicked", "left", "handed_over", "unknown_pass", "no_such_room", "room_unreadable", "pack_missing", "pack_changed", "room_locked"]);

export interface Listener {
  /** What to say first, asked anew at every connection. */
  hello(): Record<string, unknown>;
  heard(message: ServerMessage): void;
  /** The connection stands, is being mended, or is over for this reason. */
  changed(state: "open" | "mending" | "over", reason: string | null): void;
}

interface Waiting {
  command: Record<string, unknown>;
  resolve(reply: Accepted): void;
  reject(reason: Refused): void;
}

/** The command with as much of nothing as it takes that its length does not tell one answer from another. */
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
  /** Runs while the server owes an answer. */
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    this.#ping = setInterval(() => this.#owed(this.#write({ type: "ping" })), PING_EVERY);
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /**
   * Send a command; the promise holds when it is durable, and breaks with a `Refused` when nothing has changed. One that
   * has a key happens once however often it is sent: if the line breaks before its reply, it is sent again.
   */
  send(command: Command): Promise<Accepted> {
    const id = ++this.#lastId;
    const numbered = padded({ ...command, id });
    return new Promise((resolve, reject) => {
      if (!this.#owed(this.#write(numbered))) reject(new Refused({ code: "no_connection" }));
      else this.#waiting.set(id, { command: numbered, resolve, reject });
    });
  }

  /** Say something of which nothing is kept, and which may be lost. */
  tell(message: Record<string, unknown>): void {
    this.#write(message);
  }

  /** Say hello anew, over another connection. */
  again(): void {
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
    this.#owed(true);
    socket.onopen = () => this.#write({ type: "hello", ...this.listener.hello() });
    socket.onmessage = (message) => {
      if (this.#socket === socket) this.#hear(JSON.parse(message.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** From now on the server owes an answer, if `is`: a line on which it stays silent is dead, though nobody has closed it. */
  #owed(is: boolean): boolean {
    if (is && this.#deadline === undefined) this.#deadline = setTimeout(() => this.#giveUp(), PATIENCE);
    return is;
  }

  #giveUp(): void {
    const dead = this.#socket;
    this.#lost();
    dead?.close();
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
    if (message.type === "accepted" || message.type === "refused") {
      const waiting = this.#waiting.get(message.reply_to ?? 0);
      this.#waiting.delete(message.reply_to ?? 0);
      if (message.type === "accepted") waiting?.resolve(message);
      else waiting?.reject(new Refused(message.error));
      this.#owed(this.#waiting.size > 0);
      return;
    }
    if (message.type === "bye" && FINAL.has(message.code)) {
      this.close();
      this.listener.changed("over", message.code);
    }
    if (message.type === "welcome") {
      this.#wait = FIRST_WAIT;
      this.listener.changed("open", null);
      for (const { command } of this.#waiting.values()) this.#owed(this.#write(command));
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
    // A little chance in the wait, so that a whole table does not come back in one moment.
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #refuseWaiting(which: (waiting: Waiting) => boolean): void {
    for (const [id, waiting] of [...this.#waiting].filter(([, one]) => which(one))) {
      this.#waiting.delete(id);
      waiting.reject(new Refused({ code: "no_connection" }));
    }
  }

  /** Back in the foreground or online: try at once. */
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
