/** How long the table rests on an event, so that eyes can follow: votes that turn, cards that turn one by one. */

import type { Event } from "./wire/protocol";

export const CARD_TURNS_AFTER = 700;

const RESTS: Record<string, number> = {
  team_proposed: 700,
  votes_shown: 2200,
  quest_succeeded: 1800,
  quest_failed: 1800,
  inspected: 1200,
  evil_shown: 1800,
  merlin_guessed: 2400,
  preferred_shown: 600,
  course_set: 1300,
  tile_turned: 2000,
  route_lost: 2000,
};

export const lessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Milliseconds to rest on this event. */
export function rest(event: Event): number {
  const rest =
    event.kind === "cards_shown"
      ? 1100 + CARD_TURNS_AFTER * Object.values(event.data.cards as Record<string, number>).reduce((a, b) => a + b, 0)
      : (RESTS[event.kind] ?? 0);
  return lessMotion() ? rest / 2 : rest;
}
