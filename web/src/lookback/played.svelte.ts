/** The local history: games finished on this device, stored only in this browser. */

import type { Session } from "../session.svelte";
import { read, write } from "../storage";
import { plainCode } from "../wire/passes";

/** The result of the hunt for this seat: as hunter `found` or `missed`, as Merlin `was_found` or `stayed_hidden`. */
export type Search = "found" | "missed" | "was_found" | "stayed_hidden";

export interface Played {
  /** Room code and game number, so that no game counts twice. */
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
  /** Record how a game ended for this person, if it has ended. */
  remember(session: Session<any>): void {
    const { seat, scene, kit, room } = session;
    const id = `${plainCode(session.code)}/${room!.number}`;
    const card = seat === null ? undefined : kit.cardOf(scene, seat);
    if (seat === null || card === undefined || !scene.outcome || kept.some((game) => game.id === id)) return;
    const won = scene.outcome.winners.includes(seat);
    const game: Played = { id, game: kit.name, card, won, search: kit.search?.(scene, seat) ?? null, day: new Date().toISOString().slice(0, 10) };
    keep([game, ...kept].slice(0, MOST));
  },
  /** Return the history as JSON, without room codes. */
  exported: () => JSON.stringify(kept.map(({ id: _, ...game }) => game), null, 2),
  forget: () => keep([]),
};
