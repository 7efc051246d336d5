/** What somebody thinks of, in the reader's own words, as far as the page has them. */

import { has, say } from "../words/words.svelte";
import type { Book } from "./book.svelte";

export function thoughtInWords(at: string | null, book: Book): string {
  const [sort, told] = [at?.split(":", 1)[0], at?.slice(at.indexOf(":") + 1) ?? ""];
  if (sort === "place") return book.location(Number(told));
  if (sort !== "answer") return "";
  const value = readAnswer(told);
  if (typeof value !== "string") return "";
  const choice = book.story?.verses.at(-1)?.choices[value];
  return choice ?? book.card(value)?.name ?? (has(`grail-answer-${value}`) ? say(`grail-answer-${value}`) : "");
}

/** The answer that a name stands for; one that was too long to be sent whole stands for none. */
function readAnswer(told: string): unknown {
  try {
    return JSON.parse(told);
  } catch {
    return null;
  }
}
