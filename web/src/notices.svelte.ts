/** Short error notices at the edge of the page, with advice. */

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

/** Run an action; show a notice if it is refused. Resolve to whether it succeeded; other errors are thrown. */
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
