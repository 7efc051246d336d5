/** What can be done in a day: the same order everywhere, and what is printed of it on the tile and where one stands. */

import type { SaidAnswer } from "../wire/protocol";
import type { Book } from "./book.svelte";
import { say } from "../words/words.svelte";
import type { GrailCharacter, GrailPlace } from "./scene";

/** First what can be done nearly everywhere; to pass ends the day and comes last. */
const FIRST = ["travel", "explore"];

/** The actions of this character, each with what it would do. */
export function deeds(answers: SaidAnswer[], character: GrailCharacter, place: GrailPlace | null, book: Book): SaidAnswer[] {
  const printed: Record<string, string[] | undefined> = {
    explore: place?.explored ? [say("grail-explored")] : [],
    location: book.catalogue?.locations[character.location]?.action?.lines,
    character: book.catalogue?.characters[character.tile]?.action?.lines,
  };
  const told = answers.map((answer) => ({ ...answer, does: [...(answer.does ?? []), ...(printed[String(answer.value)] ?? [])] }));
  return told.toSorted((one, other) => rank(one) - rank(other));
}

function rank(answer: SaidAnswer): number {
  if (answer.value === "pass") return FIRST.length + 1;
  const place = FIRST.indexOf(String(answer.value));
  return place < 0 ? FIRST.length : place;
}
