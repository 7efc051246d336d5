/** The open pages of the journal: what has been read since somebody last chose or set out stays until they go on. */

import type { Event, ToldVerse } from "../wire/protocol";
import type { GrailScene } from "./scene";

/** What people do in a day; what befalls them together turns no page. */
const DEEDS = new Set(["travel", "explore", "location", "character", "card", "inspect_menhir"]);

/** How many of the verses read are still open. */
export function openVerses(events: readonly Event[]): number {
  let open = 0;
  for (const event of events.toReversed()) {
    if (event.kind === "chosen" || event.kind === "rewound" || event.kind === "day_began") break;
    if (event.kind === "party_formed" && DEEDS.has(String(event.data.action))) break;
    if (event.kind === "verse_read") open += 1;
  }
  return open;
}

/** The verses that are open: what was read last as long as nobody has gone on, else what the party reads. */
export function openPages(told: ToldVerse[], scene: GrailScene, events: readonly Event[]): ToldVerse[] {
  const open = openVerses(events);
  if (open) return told.slice(-open);
  const verse = scene.party?.verse ? told.findLast((one) => one.verse === scene.party?.verse) : undefined;
  return verse ? [verse] : [];
}
