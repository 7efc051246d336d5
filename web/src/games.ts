/** The games that can be played here, by name. */

import { AVALON } from "./avalon/game";
import type { AnyGame } from "./game";
import { VOYAGE } from "./voyage/game";

export const GAMES: Record<string, AnyGame> = { avalon: AVALON, voyage: VOYAGE };

export const findGame = (name: string | undefined): AnyGame => GAMES[name ?? "avalon"] ?? AVALON;
