/** Questions that are answered by tapping people at the table. */

import type { Question } from "../wire/view";

/** Which seats may be picked and how many; `null` if the question is of another sort. */
export function pickable(question: Question | null): { seats: number[]; size: number } | null {
  const options = question?.options;
  if (options?.type === "subset") return { seats: options.of, size: options.size };
  if (options?.type !== "one_of") return null;
  const seats = options.values.filter((value): value is number => typeof value === "number");
  return seats.length ? { seats, size: 1 } : null;
}
