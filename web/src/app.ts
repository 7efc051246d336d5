/** The page as an app on this device: what is shown without a connection, a screen that stays on, notices, sharing. */

import { settings } from "./settings.svelte";
import { say } from "./words/words.svelte";

const SHELL = "shell";

/** Let the browser keep what it shows while there is no way to the server, in this language; nothing else is kept. */
export async function keepShell(language: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return; // as on a plain connection from another device
  try {
    await navigator.serviceWorker.register("/worker.js");
    const shell = await caches.open(SHELL);
    const [page, style] = await Promise.all([fetch(`/offline/${language}`), fetch("/plain.css")]);
    if (page.ok) await shell.put("/offline", page);
    if (style.ok) await shell.put("/plain.css", style);
  } catch {
    // The page works as well without it.
  }
}

/** Keep the screen on until the answer is called; it comes back with the page, since hiding a page lets it go. */
export function stayAwake(): () => void {
  let isWanted = true;
  let held: WakeLockSentinel | null = null;

  async function hold(): Promise<void> {
    if (!isWanted || document.hidden || (held && !held.released)) return;
    try {
      held = (await navigator.wakeLock?.request("screen")) ?? null;
      if (!isWanted) await held?.release();
    } catch {
      // A low battery may forbid it.
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

/** Ask whether notices are allowed; only when somebody has just pressed something. */
export const mayNotify = async () => canNotify() && (await Notification.requestPermission()) === "granted";

/** Say that it is this person's turn at this table, where that was wished for; never what is asked. */
export function notifyTurn(code: string): void {
  if (!settings.notices || !canNotify() || Notification.permission !== "granted") return;
  const about = { body: say("app-your-turn"), tag: code, icon: "/icon-192.png", data: `/r/${code}` };
  // Phones show notices only by way of the worker.
  void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(say("page-title"), about));
}

export const canShare = () => "share" in navigator;

/** Offer the device's own ways to send a link. */
export async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: say("page-title"), url });
  } catch {
    // Whoever thinks better of it has done nothing.
  }
}
