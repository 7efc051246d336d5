/** Texts that name the awaited players; in the night, those who have not confirmed their card. */

import type { Session } from "../session.svelte";
import type { TableScene } from "../wire/question";
import { listed, say } from "../words/words.svelte";

export function waiting(session: Session<any>, scene: TableScene): string {
  const isTold = session.kit.nightIsTold?.(scene) ?? true;
  if (session.room?.night && isTold) return nightWaits(session);
  const seats = Object.keys(scene.asked).map(Number);
  const kind = scene.asked[seats[0] ?? -1];
  const name = listed(seats.map((seat) => session.name(seat)));
  if (!kind) return "";
  const key = session.kit.askKey?.(scene, kind) ?? `${session.kit.name}-ask-${kind}`;
  return say(`${key}.waiting`, { name });
}

/** Return the text with the connected people who have not confirmed their card. */
export function nightWaits(session: Session<any>): string {
  const looking = session.room!.chairs.filter(
    (chair) => chair.who === "person" && chair.here && !chair.stand_in && !chair.has_seen,
  );
  const names = listed(looking.map((chair) => session.name(chair.seat)));
  return names ? say("page-night-waits", { names }) : say("page-dawn-hint");
}
