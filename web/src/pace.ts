/** Pauses of the table after events, so that readers can follow turning votes and cards. */

import type { Event } from "./wire/protocol";

export const CARD_TURNS_AFTER = 700;

const RESTS: Record<string, number> = {
  team_proposed: 700,
  votes_shown: 2200,
  cards_shown: 1100,
  quest_succeeded: 1800,
  quest_failed: 1800,
  inspected: 1200,
  allegiance_drawn: 1600,
  lancelots_switched: 1600,
  plot_card_given: 1400,
  plot_card_used: 1400,
  card_turned: 1400,
  excalibur_used: 1200,
  ambushed: 1200,
  card_trapped: 1200,
  tokens_laid: 1000,
  rogue_marked: 1000,
  reinforced: 1800,
  character_shown: 2000,
  recruitment_tried: 1800,
  servant_recruited: 2000,
  aim_declared: 1400,
  messengers_guessed: 2400,
  evil_shown: 1800,
  merlin_guessed: 2400,
  preferred_shown: 600,
  course_set: 1300,
  tile_turned: 2000,
  route_lost: 2000,
};

/** Events whose result stays hidden during an animation, with the milliseconds. */
const SUSPENSE: Record<string, (event: Event) => number> = {
  cards_shown: ({ data }) => CARD_TURNS_AFTER * Object.values(data.cards as Record<string, number>).reduce((a, b) => a + b, 0),
};

export const lessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const paced = (milliseconds: number) => (lessMotion() ? milliseconds / 2 : milliseconds);

/** Return the milliseconds until the result of this event may be shown; 0 if it is shown at once. */
export const suspense = (event: Event) => paced(SUSPENSE[event.kind]?.(event) ?? 0);

/** Return the milliseconds to pause after showing this event. */
export const rest = (event: Event) => paced(RESTS[event.kind] ?? 0);
