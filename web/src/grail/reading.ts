/** The open verses of the journal: those read since the last choice or action. */

import type { Event, ToldVerse } from "../wire/protocol";
import type { GrailScene } from "./scene";

/** The actions of a day that close verses; parties formed by the game, such as at dusk, do not. */
const DAY_ACTIONS = new Set(["travel", "explore", "location", "character", "card", "inspect_menhir"]);

/** Return the number of read verses that are still open. */
export function openVerses(events: readonly Event[]): number {
  let open = 0;
  for (const event of events.toReversed()) {
    if (event.kind === "chosen" || event.kind === "rewound" || event.kind === "day_began") break;
    if (event.kind === "party_formed" && DAY_ACTIONS.has(String(event.data.action))) break;
    if (event.kind === "verse_read") open += 1;
  }
  return open;
}

/** Return the open verses; without any, the verse that the party is reading. */
export function openPages(verses: ToldVerse[], scene: GrailScene, events: readonly Event[]): ToldVerse[] {
  const open = openVerses(events);
  if (open) return verses.slice(-open);
  const verse = scene.party?.verse ? verses.findLast(({ verse }) => verse === scene.party?.verse) : undefined;
  return verse ? [verse] : [];
}
