/** The part of a scene that all games share: awaited seats, the reader's question, and the outcome. */

import type { Side } from "./protocol";

/** A value that is shown but cannot be chosen now, and the rule that forbids it. */
export interface Barred {
  value: string | number | null;
  rule: string;
  facts?: Record<string, any>;
}

export type Options =
  | { type: "one_of"; values: (string | number | null)[]; barred?: Barred[] }
  | { type: "subset"; of: number[]; size: number }
  | { type: "number"; least: number; most: number };

/** A question that waits for the reader's answer. */
export interface Question {
  id: number;
  kind: string;
  options: Options;
  /** Its subject: the public part, and the part that only the reader knows. */
  about: Record<string, any>;
  own: Record<string, any>;
}

export interface Outcome {
  side: Side | null;
  reason: string;
  winners: number[];
  /** The seats that have won in part. */
  partial?: number[];
}

export interface TableScene {
  reader: number | null;
  /** The awaited seats, with the kind of question. */
  asked: Record<number, string>;
  question: Question | null;
  outcome: Outcome | null;
  seats: number;
}

/** The scene before anything has begun. */
export const NOTHING_YET: TableScene = { reader: null, asked: {}, question: null, outcome: null, seats: 0 };

/** Return the barred values of a question. */
export const barredOf = (question: Question | null): Barred[] =>
  (question?.options.type === "one_of" ? question.options.barred : undefined) ?? [];

/** Return the values of a question with a single choice. */
export const valuesOf = (question: Question | null) =>
  question?.options.type === "one_of" ? question.options.values : [];
