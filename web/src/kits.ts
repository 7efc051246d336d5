/** What the page knows of each game that can be played here, by name. A game is loaded when somebody comes to it. */

import type { AnyKit } from "./kit";
import { part } from "./parts";
import { words } from "./words/words.svelte";

const LOADERS: Record<string, () => Promise<AnyKit>> = {
  avalon: () => import("./avalon/kit").then(({ AVALON }) => AVALON),
  voyage: () => import("./voyage/kit").then(({ VOYAGE }) => VOYAGE),
  grail: () => import("./grail/kit").then(({ GRAIL }) => GRAIL),
};

/** The names of all games, the first for whoever has not said which. */
export const GAMES = Object.keys(LOADERS);

/** Those that are loaded. */
export const KITS: Record<string, AnyKit> = {};

/** Fetch a game with its words, unless it is here; nothing is lost on a name that nobody knows. */
export async function loadKit(name: string): Promise<AnyKit> {
  const game = name in LOADERS ? name : GAMES[0]!;
  const [kit] = await part(Promise.all([KITS[game] ?? LOADERS[game]!(), words.learn(game)]));
  return (KITS[game] = kit);
}

/** For whoever cannot know which game it will be. */
export const loadKits = () => Promise.all(GAMES.map(loadKit));

/** A game that is loaded; another one, if there is none of this name. */
export const findKit = (name: string | undefined): AnyKit => KITS[name ?? GAMES[0]!] ?? Object.values(KITS)[0]!;
