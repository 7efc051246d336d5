/** Settings of this browser: theme, text size, sound, notifications and play around one real table. */

import { read, write } from "./storage";

export type Theme = "auto" | "dark" | "light";
export const THEMES: Theme[] = ["auto", "dark", "light"];
export const TEXT_SIZES = [100, 125, 150, 200];

interface Settings {
  theme: Theme;
  textSize: number;
  sound: boolean;
  /** Notify this person of their turn while the page is in the background. */
  notices: boolean;
  /** Everybody sits around one real table: the chat is hidden. */
  oneTable: boolean;
}

const otherwise: Settings = { theme: "auto", textSize: 100, sound: false, notices: false, oneTable: false };

export const settings = $state<Settings>({ ...otherwise, ...read<Partial<Settings>>("settings", {}) });

/** Store and apply the settings whenever one changes. Call it once. */
export function showSettings(): void {
  $effect(() => {
    write("settings", settings);
    const root = document.documentElement;
    root.dataset.theme = settings.theme;
    root.style.fontSize = `${settings.textSize}%`;
  });
}
