/** Device features: offline page, wake lock, notifications and sharing. */

import { settings } from "./settings.svelte";
import { say } from "./words/words.svelte";

const SHELL = "shell";

/** Register the service worker and cache the offline page in this language; nothing else is cached. */
export async function keepShell(language: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return; // on plain HTTP from another device
  try {
    await navigator.serviceWorker.register("/worker.js");
    const shell = await caches.open(SHELL);
    const [page, style] = await Promise.all([fetch(`/offline/${language}`), fetch("/plain.css")]);
    if (page.ok) await shell.put("/offline", page);
    if (style.ok) await shell.put("/plain.css", style);
  } catch {
    // The page works without it.
  }
}

/**
 * Keep the screen on; returns a function that releases it. The lock is taken again when the page becomes visible,
 * since browsers release it on hidden pages.
 */
export function stayAwake(): () => void {
  let isWanted = true;
  let held: WakeLockSentinel | null = null;

  async function hold(): Promise<void> {
    if (!isWanted || document.hidden || (held && !held.released)) return;
    try {
      held = (await navigator.wakeLock?.request("screen")) ?? null;
      if (!isWanted) await held?.release();
    } catch {
      // The browser may refuse, for example at low battery.
    }
  }

  void hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    isWanted = false;
    document.removeEventListener("visibilitychange", hold);
    void held?.release();
  };
}

export const canNotify = () => "Notification" in globalThis;

/** Request permission for notifications; browsers allow this only right after a user gesture. */
export const mayNotify = async () => canNotify() && (await Notification.requestPermission()) === "granted";

/** Notify this person of their turn at this table if they opted in. The text never reveals the question. */
export function notifyTurn(code: string): void {
  if (!settings.notices || !canNotify() || Notification.permission !== "granted") return;
  const about = { body: say("app-your-turn"), tag: code, icon: "/icon-192.png", data: `/r/${code}` };
  // Phones show notifications only through the service worker.
  void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(say("page-title"), about));
}

export const canShare = () => "share" in navigator;

/** Open the share sheet of the device with a link. */
export async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: say("page-title"), url });
  } catch {
    // The person cancelled.
  }
}
