/** Set-up problems in words. Details that are identifiers are said by their displayed names. */

import type { Problem } from "../wire/protocol";
import { has, say } from "../words/words.svelte";

export function problemInWords(game: string, problem: Problem): string {
  const details: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(problem.details)) {
    const key = `${game}-${name}-${value}`;
    if (name === "seat") details[name] = Number(value) + 1;
    else details[name] = typeof value === "string" && has(key) ? say(key) : value;
  }
  return say(`${game}-problem-${problem.code}`, details);
}
