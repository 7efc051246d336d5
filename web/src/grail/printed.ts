/** What is printed in a pack, for those who have not begun to play it. */

import { api } from "../wire/http";
import type { Catalogue, GrailOffer } from "../wire/protocol";

/** The catalogue of a pack in this language; null if this server does not have the pack. */
export async function catalogueOf(pack: string, language: string): Promise<Catalogue | null> {
  const offer = await api.offer<GrailOffer>("grail");
  const found = offer.packs.find((one) => one.name === pack);
  return found ? api.catalogue(found.name, found.catalogue, language) : null;
}
