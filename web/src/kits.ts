/** The kits of all games by name, loaded on demand. */

import type { AnyKit } from "./kit";
import { part } from "./parts";
import { words } from "./words/words.svelte";

const LOADERS: Record<string, () => Promise<AnyKit>> = {
  avalon: () => import("./avalon/kit").then(({ AVALON }) => AVALON),
  voyage: () => import("./voyage/kit").then(({ VOYAGE }) => VOYAGE),
  grail: () => import("./grail/kit").then(({ GRAIL }) => GRAIL),
};

/** The names of all games; the first is the default. */
export const GAMES = Object.keys(LOADERS);

/** The loaded kits. */
export const KITS: Record<string, AnyKit> = {};

/** Load a kit with its words, unless it is loaded; unknown names fall back to the first game. */
export async function loadKit(name: string): Promise<AnyKit> {
  const game = name in LOADERS ? name : GAMES[0]!;
  const [kit] = await part(Promise.all([KITS[game] ?? LOADERS[game]!(), words.learn(game)]));
  return (KITS[game] = kit);
}

/** Load all kits, for when the game is unknown. */
export const loadKits = () => Promise.all(GAMES.map(loadKit));

/** Return the loaded kit of this name, else any loaded kit. */
export const findKit = (name: string | undefined): AnyKit => KITS[name ?? GAMES[0]!] ?? Object.values(KITS)[0]!;
