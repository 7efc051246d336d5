/** Private knowledge of a seat as sentences. */

import type { Names } from "../kit";
import { say } from "../words/words.svelte";
import type { Secret } from "./scene";

/** Return the sentence for a card that was shown only to the reader. */
export function secretInWords({ kind, seat, card, quest }: Secret, name: Names): string {
  const seen = say(`avalon-${kind}-${card}`);
  return kind === "quest-card"
    ? say("page-card-was-shown", { name: name(seat), quest, card: seen })
    : say("page-was-shown", { name: name(seat), side: seen });
}
