/** What every scene has, whatever the game: whom the table waits for, the reader's own question, and the outcome. */

import type { Side } from "./protocol";

/** What is shown but cannot be chosen now, and the rule that forbids it. */
export interface Barred {
  value: string | number | null;
  rule: string;
  facts?: Record<string, any>;
}

export type Options =
  | { type: "one_of"; values: (string | number | null)[]; barred?: Barred[] }
  | { type: "subset"; of: number[]; size: number }
  | { type: "number"; least: number; most: number };

/** A question that waits for the reader's own answer. */
export interface Question {
  id: number;
  kind: string;
  options: Options;
  /** Its subject as everybody knows it, and what of it is for the reader alone. */
  about: Record<string, any>;
  own: Record<string, any>;
}

export interface Outcome {
  side: Side | null;
  reason: string;
  winners: number[];
  /** Those who have won in part. */
  partial?: number[];
}

export interface TableScene {
  reader: number | null;
  /** Whom the table waits for, and for what kind of answer. */
  asked: Record<number, string>;
  question: Question | null;
  outcome: Outcome | null;
  seats: number;
}

/** The scene of a table at which nothing has begun. */
export const NOTHING_YET: TableScene = { reader: null, asked: {}, question: null, outcome: null, seats: 0 };

/** What a question shows and bars. */
export const barredOf = (question: Question | null): Barred[] =>
  (question?.options.type === "one_of" ? question.options.barred : undefined) ?? [];

/** The values of a question that offers one of several. */
export const valuesOf = (question: Question | null) =>
  question?.options.type === "one_of" ? question.options.values : [];
