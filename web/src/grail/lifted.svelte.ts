/** The card of one's hand that is looked at more closely: the row and the table of attacks show what it would do. */

import type { Session } from "../session.svelte";
import type { GrailHandCard } from "./scene";

class Lifted {
  card = $state.raw<GrailHandCard | null>(null);
  /** Whether it is carried, and whether over where it would be played. */
  carried = $state<"over" | "away" | null>(null);
}

const lifted = new WeakMap<Session<any>, Lifted>();

/** What is lifted at this table, the same for all who draw it. */
export function liftedOf(session: Session<any>): Lifted {
  let one = lifted.get(session);
  if (!one) lifted.set(session, (one = new Lifted()));
  return one;
}
