/** Avalon's sentences: from its declarations, with helpers that only the page needs. */

import type { Names } from "../kit";
import { AVALON } from "../words/generated/avalon";
import { sentencesOf } from "../words/sentences";
import type { AvalonScene } from "./scene";

const avalon = sentencesOf(AVALON);

export const { sentence, secret } = avalon;

export const cardsInWords = (cards: Record<string, number>) => avalon.value("QuestCards", cards);

/** Return the prompt of the reader's question, made from the question alone. */
export const prompt = ({ question }: AvalonScene, kind: string, name: Names) =>
  avalon.prompt(question ?? { kind, about: {}, own: {} }, name);
