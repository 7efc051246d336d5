/** What a seat alone knows, in words. */

import type { Names } from "../kit";
import { say } from "../words/words.svelte";
import type { Secret } from "./scene";

/** A card that was shown to the reader alone. */
export function secretInWords({ kind, seat, card, quest }: Secret, name: Names): string {
  const seen = say(`avalon-${kind}-${card}`);
  return kind === "quest-card"
    ? say("page-card-was-shown", { name: name(seat), quest, card: seen })
    : say("page-was-shown", { name: name(seat), side: seen });
}
