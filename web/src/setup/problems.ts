/** Set-up problems as sentences. Identifiers in details are replaced by displayed names. */

import type { Problem } from "../wire/protocol";
import { has, say } from "../words/words.svelte";

/** Details whose names are under other keys: the parts of those keys. */
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
