/** What a seat alone knows, in words. */

import type { Names } from "../kit";
import { say } from "../words/words.svelte";
import type { Secret } from "./view";

/** A card that was shown to the reader alone. */
export function secretInWords(secret: Secret, name: Names): string {
  if (secret.by === "inspection")
    return say("page-was-shown", { name: name(secret.seat), side: say(`avalon-loyalty-${secret.card}`) });
  return say("page-card-was-shown", {
    name: name(secret.seat),
    quest: secret.quest,
    card: say(`avalon-quest-card-${secret.card}`),
  });
}

/** By what it was shown. */
export const whyInWords = ({ by }: Secret) => say(`page-why-${by}`);
