/** What the page knows of each game that can be played here, by name. */

import { AVALON } from "./avalon/kit";
import type { AnyKit } from "./kit";
import { VOYAGE } from "./voyage/kit";

export const KITS: Record<string, AnyKit> = { avalon: AVALON, voyage: VOYAGE };

export const findKit = (name: string | undefined): AnyKit => KITS[name ?? "avalon"] ?? AVALON;
