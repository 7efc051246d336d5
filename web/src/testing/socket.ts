/** A server's end of a socket, for tests: what was sent to it, and what it says. */

import { vi } from "vitest";

export class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  /** What was sent, without what only makes it longer, and how long it was with it. */
  sent: Record<string, any>[] = [];
  lengths: number[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    opened.push(this);
  }

  send(text: string): void {
    const { pad: _, ...message } = JSON.parse(text);
    this.sent.push(message);
    this.lengths.push(text.length);
  }

  close(): void {
    if (this.readyState !== 3) this.drop();
  }

  /** The server takes the connection. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The server says something. */
  say(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection breaks. */
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

let opened: FakeSocket[] = [];

/** From now on sockets are fake ones; the list grows as they are opened. */
export function fakeSockets(): FakeSocket[] {
  opened = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  return opened;
}
