/** Catalogues of packs, before a campaign begins. */

import { api } from "../wire/http";
import type { Catalogue, GrailOffer } from "../wire/protocol";

/** Fetch the catalogue of a pack in this language; null if this server does not have the pack. */
export async function catalogueOf(pack: string, language: string): Promise<Catalogue | null> {
  const offer = await api.offer<GrailOffer>("grail");
  const offered = offer.packs.find(({ name }) => name === pack);
  return offered ? api.catalogue(offered.name, offered.catalogue, language) : null;
}
