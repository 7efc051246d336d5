/** Targets of intents as text, as far as the page has texts for them. */

import { has, say } from "../words/words.svelte";
import type { Book } from "./book.svelte";

/** Return the displayed name of a target; empty if it has none. */
export function intentInWords(at: string | null, book: Book): string {
  const [sort, target] = [at?.split(":", 1)[0], at?.slice(at.indexOf(":") + 1) ?? ""];
  if (sort === "place") return book.location(Number(target));
  if (sort !== "answer") return "";
  const value = readAnswer(target);
  if (typeof value !== "string") return "";
  const choice = book.story?.verses.at(-1)?.choices[value];
  return choice ?? book.card(value)?.name ?? (has(`grail-answer-${value}`) ? say(`grail-answer-${value}`) : "");
}

/** Parse the value of an answer; null if it was truncated for sending. */
function readAnswer(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
