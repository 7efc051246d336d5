/** Avalon in sentences: all that it declares, and what only the page says. */

import type { Names } from "../kit";
import { AVALON } from "../words/generated/avalon";
import { sentencesOf } from "../words/sentences";
import type { AvalonScene } from "./scene";

const avalon = sentencesOf(AVALON);

export const { sentence, secret } = avalon;

export const cardsInWords = (cards: Record<string, number>) => avalon.value("QuestCards", cards);

/** The prompt of the reader's own question: all that it says is in the question itself. */
export const prompt = ({ question }: AvalonScene, kind: string, name: Names) =>
  avalon.prompt(question ?? { kind, about: {}, own: {} }, name);
