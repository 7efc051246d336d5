/** Quick claims as sentences. */

import type { AnyKit } from "../kit";
import type { Talk } from "../wire/protocol";
import { say } from "../words/words.svelte";

export function claimInWords(kit: AnyKit, talk: Talk, name: (seat: number) => string): string {
  const about = talk.about ?? null;
  const other = about !== null && about !== talk.seat;
  return say(`page-claim-${other ? "other" : "self"}-${talk.claim}`, {
    name: other ? name(about) : "",
    character: talk.character ? kit.cardInWords(talk.character) : "",
  });
}
