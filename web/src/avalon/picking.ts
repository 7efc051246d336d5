/** Questions that are answered by tapping people at the table. */

import { valuesOf, type Question } from "../wire/view";

/** Which seats may be picked and how many, and whether nobody may be; `null` if the question is of another sort. */
export function pickable(question: Question | null): { seats: number[]; size: number; nobody: boolean } | null {
  if (!question || question.kind === "choose_quest") return null;
  if (question.options.type === "subset") return { seats: question.options.of, size: question.options.size, nobody: false };
  const values = valuesOf(question);
  const seats = values.filter((value): value is number => typeof value === "number");
  const nobody = values.includes(null);
  return seats.length || nobody ? { seats, size: 1, nobody } : null;
}

/** What cannot be taken back and decides a game is held, not pressed. */
export const mustBeHeld = (kind: string) => kind === "assassinate" || kind === "recruit";
