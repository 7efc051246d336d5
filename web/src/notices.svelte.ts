/** Short notices at the edge of the page: what went wrong and what to do. */

import { Refused } from "./wire/http";
import type { Refusal } from "./wire/protocol";
import { has, say } from "./words/words.svelte";

interface Notice {
  id: number;
  text: string;
}

const SHOWN_FOR = 7000;
let last = 0;
export const notices = $state<Notice[]>([]);

export function notice(text: string): void {
  const id = ++last;
  notices.push({ id, text });
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

export function dismiss(id: number): void {
  const place = notices.findIndex((shown) => shown.id === id);
  if (place >= 0) notices.splice(place, 1);
}

export function sayRefusal(refusal: Refusal): string {
  const key = `error-${refusal.code}`;
  return has(key) ? say(key, refusal.details ?? {}) : say("page-error-unknown");
}

/** Do something, and say so if it is refused. The answer is whether it was done. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (reason) {
    if (!(reason instanceof Refused)) throw reason;
    notice(sayRefusal(reason.refusal));
    return false;
  }
}
