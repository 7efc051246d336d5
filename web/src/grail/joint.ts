/** Joint choices: questions that several seats answer together, and the seat that decides if they disagree. */

import type { Question } from "../wire/question";
import type { Book } from "./book.svelte";
import type { GrailScene } from "./scene";

/** The kinds of question that are joint choices. */
const TOGETHER = new Set(["choose_verse", "choose_effect", "choose_location", "share", "vote", "take_item", "learn_secret", "order_cards", "lose_item", "divide_cost", "choose_stage", "next_guardian"]);

/** Return the seats of a joint choice, including those that have answered; empty if the question is not joint. */
export function together(question: Pick<Question, "kind" | "about">, asked: number[]): number[] {
  const seats = question.about.seats as number[] | undefined;
  if (!TOGETHER.has(question.kind)) return [];
  return seats ?? asked;
}

/** Return the seat that decides: the chronicler, else the lowest number on a tile (GR-CHAR-22, GR-CHRON-03). */
export function decider(seats: number[], scene: GrailScene, book: Book): number | null {
  if (scene.chronicler !== null && seats.includes(scene.chronicler)) return scene.chronicler;
  const numberOf = (seat: number) => book.catalogue?.characters[scene.characters[seat]?.tile ?? ""]?.number ?? Infinity;
  return seats.toSorted((one, other) => numberOf(one) - numberOf(other))[0] ?? null;
}
