/** Quick claims in words. */

import type { AnyGame } from "../game";
import type { Talk } from "../wire/protocol";
import { say } from "../words/words.svelte";

export function claimInWords(game: AnyGame, talk: Talk, name: (seat: number) => string): string {
  const about = talk.about ?? null;
  const other = about !== null && about !== talk.seat;
  return say(`page-claim-${other ? "other" : "self"}-${talk.claim}`, {
    name: other ? name(about) : "",
    character: talk.character ? game.cardInWords(talk.character) : "",
  });
}
