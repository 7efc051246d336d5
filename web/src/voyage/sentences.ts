/** Voyage's sentences: from its declarations, with helpers that only the page needs. */

import type { Names } from "../kit";
import type { Event } from "../wire/protocol";
import type { VoyageScene } from "./scene";
import { barredOf } from "../wire/question";
import { VOYAGE } from "../words/generated/voyage";
import { sentencesOf } from "../words/sentences";
import { capital, say } from "../words/words.svelte";
import type { Direction } from "./sea";

const voyage = sentencesOf(VOYAGE);

export const directionInWords = (direction: string | null) => say(`voyage-direction-${direction ?? "none"}`);
export const tileInWords = (tile: string) => say(`voyage-tile-${tile}`);
export const roleInWords = (role: string) => capital(say(`voyage-role-${role}`));

export const { sentence } = voyage;

/** Return the line of a secret event for the story after the end, including the direction that a captain hid. */
export function secret(event: Event, name: Names): string | null {
  const { kind, data } = event;
  if (kind === "answered" && data.kind === "choose_alternative" && data.value)
    return say("page-hid", { name: name(data.seat), direction: directionInWords(data.value) });
  return voyage.secret(event, name);
}

/** Return the prompt of the reader's question, made from the question alone. */
export const prompt = ({ question }: VoyageScene, kind: string, name: Names) =>
  voyage.prompt(question ?? { kind, about: {}, own: {} }, name);

/** Return the text that tells the captain where a direction leads. */
export function leads(scene: VoyageScene, direction: Direction): string {
  const isShown = barredOf(scene.question).some(({ value, facts }) => value === direction && facts?.card);
  if (isShown) return say("page-already-shown");
  const { leads, tile } = scene.ways[direction]!;
  if (!tile) return say(`voyage-leads-${leads}`);
  return tile === "unknown" ? say("voyage-leads-unknown") : say("voyage-leads-to", { tile: tileInWords(tile) });
}
