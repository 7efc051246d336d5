/** Avalon in sentences: all that it declares, and what only the page says. */

import type { Names } from "../kit";
import { AVALON } from "../words/generated/avalon";
import { sentencesOf } from "../words/sentences";
import { held, type AvalonView } from "./view";

const avalon = sentencesOf(AVALON);

export const { sentence, secret } = avalon;

export const cardsInWords = (cards: Record<string, number>) => avalon.value("QuestCards", cards);

/** What a kind of question is called at this moment. */
export function askKey(view: AvalonView, kind: string): string {
  if (kind === "show_loyalty" && !view.nightIsOver) return "avalon-ask-show-loyalty-at-night";
  if (kind === "vote" && Object.keys(view.asked).some((seat) => held(view, Number(seat)).includes("have_at_you")))
    return "avalon-ask-vote-openly";
  if (kind === "assassinate" && (view.aim === "messengers" || !view.deck.includes("merlin")))
    return "avalon-ask-assassinate-messengers";
  return `avalon-ask-${kind}`;
}

/** The prompt of the reader's own question: all that it says is in the question itself. */
export const prompt = ({ question }: AvalonView, kind: string, name: Names) =>
  avalon.prompt(question ?? { kind, about: {}, own: {} }, name);

/** The plot card that the leader gives now, as far as the reader can know it. */
export function cardToGive(view: AvalonView): string | null {
  const different = new Set(view.plotDrawn);
  return view.plotChosen ?? (different.size === 1 ? view.plotDrawn[0]! : null);
}
