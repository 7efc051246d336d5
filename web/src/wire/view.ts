/** What every view has, whatever the game: whom the table waits for, the reader's own question, and the outcome. */

import type { Handlers } from "./fold";
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

export interface TableView {
  reader: number | null;
  /** Whom the table waits for, and for what kind of answer. */
  asked: Record<number, string>;
  question: Question | null;
  outcome: Outcome | null;
  seats: number;
}

export const beginTable = (reader: number | null): TableView => ({
  reader,
  asked: {},
  question: null,
  outcome: null,
  seats: 0,
});

export const tableHandlers: Handlers<TableView> = {
  asked: (view, { seat, kind, id, options, about = {}, own = {} }) => ({
    asked: { ...view.asked, [seat]: kind },
    ...(seat === view.reader ? { question: { id, kind, options, about, own } } : {}),
  }),
  answered: (view, { seat }) => noLongerAsked(view, [seat]),
  withdrawn: (view, { seats }) => noLongerAsked(view, seats),
  game_ended: (_, outcome) => ({ outcome: outcome as Outcome, asked: {}, question: null }),
};

export function noLongerAsked(view: TableView, seats: number[]): Partial<TableView> {
  const asked = Object.fromEntries(Object.entries(view.asked).filter(([seat]) => !seats.includes(Number(seat))));
  return { asked, question: view.reader !== null && seats.includes(view.reader) ? null : view.question };
}

/** The list with its last item changed. */
export function changeLast<Item>(items: Item[], change: Partial<Item>): Item[] {
  return items.map((item, place) => (place === items.length - 1 ? { ...item, ...change } : item));
}

/** What a question shows and bars. */
export const barredOf = (question: Question | null): Barred[] =>
  (question?.options.type === "one_of" ? question.options.barred : undefined) ?? [];

/** The values of a question that offers one of several. */
export const valuesOf = (question: Question | null) =>
  question?.options.type === "one_of" ? question.options.values : [];
