/** The six roles, and what each would score by what the ship has visited; the twin of src/afallon/voyage/roles.py. */

import { isAtBorder } from "./sea";
import { tileAt, type Points, type VoyageView } from "./view";

export const ROLES = ["admiral", "cabin_boy", "merchant", "traitor", "explorer", "sailor"];

/** Up to so many islands please the admiral; more please the traitor. */
const FEW_ISLANDS = 4;

/** A whole number or a fraction, as text. */
function fraction(text: string): number {
  const [above = "0", below = "1"] = text.split("/");
  return Number(above) / Number(below);
}

/** What this role would have if the voyage ended now, noughts left out; who shares a role is not considered. */
export function pointsNow(role: string, view: VoyageView): Points {
  const visited = view.explored.map((cell) => ({ cell, tile: tileAt(view, cell) }));
  const count = (...tiles: string[]) => visited.filter(({ tile }) => tiles.includes(tile)).length;
  const besideAvalon = visited.filter(({ tile }) => tile !== "avalon");
  const avalon = count("avalon") > 0 ? 1 : 0;
  const islands = count("cross_island", "plain_island");
  const scores: Record<string, Points> = {
    admiral: { avalon: 5 * avalon, few_islands: islands <= FEW_ISLANDS ? 3 : 0 },
    cabin_boy: { islands, avalon: 2 * avalon },
    merchant: { cross_islands: 2 * count("cross_island"), avalon },
    traitor: { no_avalon: avalon ? 0 : 5, many_islands: islands > FEW_ISLANDS ? 3 : 0 },
    explorer: {
      fog: besideAvalon.filter(({ cell }) => cell in view.found).length,
      border: Math.floor(besideAvalon.filter(({ cell }) => isAtBorder(cell)).length / 2),
      avalon: 3 * avalon,
    },
    sailor: { open_sea: Math.floor(count("open_sea") * fraction(view.sailor_points) + 1e-9) },
  };
  return Object.fromEntries(Object.entries(scores[role] ?? {}).filter(([, points]) => points));
}
