/** The answers to the question for a day action: in a fixed order, with the printed text of tile and location. */

import type { SaidAnswer } from "../wire/protocol";
import type { Book } from "./book.svelte";
import { say } from "../words/words.svelte";
import type { GrailCharacter, GrailPlace } from "./scene";

/** The first actions, since they are available nearly everywhere; `pass` ends the day and comes last. */
const FIRST = ["travel", "explore"];

/** Return the answers for this character's day actions, sorted and with their printed effects. */
export function dayActions(
  answers: SaidAnswer[],
  character: GrailCharacter,
  place: GrailPlace | null,
  book: Book,
): SaidAnswer[] {
  const printed: Record<string, string[] | undefined> = {
    explore: place?.explored ? [say("grail-explored")] : [],
    location: book.catalogue?.locations[character.location]?.action?.lines,
    character: book.catalogue?.characters[character.tile]?.action?.lines,
  };
  const actions = answers.map((answer) => ({
    ...answer,
    does: [...(answer.does ?? []), ...(printed[String(answer.value)] ?? [])],
  }));
  return actions.toSorted((one, other) => rank(one) - rank(other));
}

function rank(answer: SaidAnswer): number {
  if (answer.value === "pass") return FIRST.length + 1;
  const place = FIRST.indexOf(String(answer.value));
  return place < 0 ? FIRST.length : place;
}
