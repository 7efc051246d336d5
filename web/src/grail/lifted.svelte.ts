/** The lifted card of the reader's hand, whose effect the encounter previews. */

import type { Session } from "../session.svelte";
import type { GrailHandCard } from "./scene";

class Lifted {
  card = $state.raw<GrailHandCard | null>(null);
  /** Whether it is dragged, and over the target or away from it. */
  carried = $state<"over" | "away" | null>(null);
}

const lifted = new WeakMap<Session<any>, Lifted>();

/** Return the lifted card of a session, shared by all components. */
export function liftedOf(session: Session<any>): Lifted {
  let card = lifted.get(session);
  if (!card) lifted.set(session, (card = new Lifted()));
  return card;
}
