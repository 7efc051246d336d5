/** Every game, loaded beforehand: what the tests look at is there at once. */

import { AVALON } from "../avalon/kit";
import { KITS } from "../kits";
import { VOYAGE } from "../voyage/kit";

Object.assign(KITS, { avalon: AVALON, voyage: VOYAGE });
