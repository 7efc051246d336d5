/** Whom the table waits for, in words. */

import type { Session } from "../session.svelte";
import type { TableView } from "../wire/view";
import { listed, say } from "../words/words.svelte";

export function waiting(session: Session<any>, view: TableView): string {
  const seats = Object.keys(view.asked).map(Number);
  const kind = view.asked[seats[0] ?? -1];
  const name = listed(seats.map((seat) => session.name(seat)));
  return kind ? say(`${session.game.name}-ask-${kind}.waiting`, { name }) : "";
}
