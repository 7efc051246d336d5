/** Set-up problems in words. Details that are identifiers are said by their displayed names. */

import type { Problem } from "../wire/protocol";
import { has, say } from "../words/words.svelte";

/** Details that name something of another sort: where its name stands. */
const NAMED: Record<string, string[]> = { thing: ["character", "module"], needed: ["character"], other: ["module"] };

export function problemInWords(game: string, problem: Problem): string {
  const details: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(problem.details)) {
    const key = (NAMED[name] ?? [name]).map((where) => `${game}-${where}-${value}`).find(has);
    if (name === "seat") details[name] = Number(value) + 1;
    else details[name] = typeof value === "string" && key ? say(key) : value;
  }
  const own = `${game}-problem-${problem.code}`;
  return say(has(own) ? own : `problem-${problem.code}`, details);
}
