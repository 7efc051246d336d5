/** How this browser likes the page: light, size of text, sound, and whether people sit around one real table. */

import { read, write } from "./storage";

export type Theme = "auto" | "dark" | "light";
export const THEMES: Theme[] = ["auto", "dark", "light"];
export const TEXT_SIZES = [100, 125, 150, 200];

interface Settings {
  theme: Theme;
  textSize: number;
  sound: boolean;
  /** Say when it is this person's turn, while the page is in the background. */
  notices: boolean;
  /** Everybody sits around one table: no chat, only the secret card and the choices. */
  oneTable: boolean;
}

const otherwise: Settings = { theme: "auto", textSize: 100, sound: false, notices: false, oneTable: false };

export const settings = $state<Settings>({ ...otherwise, ...read<Partial<Settings>>("settings", {}) });

/** Keep the settings, and show them, whenever one changes. Call it once. */
export function showSettings(): void {
  $effect(() => {
    write("settings", settings);
    const root = document.documentElement;
    root.dataset.theme = settings.theme;
    root.style.fontSize = `${settings.textSize}%`;
  });
}
