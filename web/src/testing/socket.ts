/** A fake WebSocket for tests, which records sent messages and injects received ones. */

import { vi } from "vitest";

export class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  /** The sent messages without padding, and their lengths with padding. */
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

  /** Open the connection. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** Deliver a message of the server. */
  say(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Break the connection. */
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

let opened: FakeSocket[] = [];

/** Replace WebSocket by the fake; returns the list of opened sockets, which grows. */
export function fakeSockets(): FakeSocket[] {
  opened = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  return opened;
}
