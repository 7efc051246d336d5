/** Load the kits of Avalon and Voyage before the tests. */

import { AVALON } from "../avalon/kit";
import { KITS } from "../kits";
import { VOYAGE } from "../voyage/kit";

Object.assign(KITS, { avalon: AVALON, voyage: VOYAGE });
