/** The games that were played to their end on this device; nobody else knows of them. */

import type { Session } from "../session.svelte";
import { read, write } from "../storage";
import { plainCode } from "../wire/passes";

/** How the search for Merlin came out for this seat: it found him or not, or was he, and was found or not. */
export type Search = "found" | "missed" | "was_found" | "stayed_hidden";

export interface Played {
  /** The room and the number of the game, so that none counts twice. */
  id: string;
  game: string;
  card: string;
  won: boolean;
  search: Search | null;
  /** The day, as YYYY-MM-DD. */
  day: string;
}

const KEY = "played";
const MOST = 500;

let kept = $state.raw<Played[]>(read<Played[]>(KEY, []));

function keep(games: Played[]): void {
  kept = games;
  write(KEY, games);
}

export const played = {
  get games(): Played[] {
    return kept;
  },
  /** Remember how a game ended for this person; nothing before it has. */
  remember(session: Session<any>): void {
    const { seat, scene, kit, room } = session;
    const id = `${plainCode(session.code)}/${room!.number}`;
    const card = seat === null ? undefined : kit.cardOf(scene, seat);
    if (seat === null || card === undefined || !scene.outcome || kept.some((one) => one.id === id)) return;
    const won = scene.outcome.winners.includes(seat);
    const game: Played = { id, game: kit.name, card, won, search: kit.search?.(scene, seat) ?? null, day: new Date().toISOString().slice(0, 10) };
    keep([game, ...kept].slice(0, MOST));
  },
  /** As a file for others: without the codes of rooms. */
  exported: () => JSON.stringify(kept.map(({ id: _, ...game }) => game), null, 2),
  forget: () => keep([]),
};
