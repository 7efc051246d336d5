/** The look of each seat, from the scene and the room. */

import type { Session } from "../session.svelte";
import type { AvalonScene } from "./scene";
import type { SeatLook } from "./Seat.svelte";

export function lookOf(session: Session, scene: AvalonScene | null, seat: number): SeatLook {
  const chair = session.room?.chairs[seat];
  return {
    ...scene?.people?.[seat],
    name: session.name(seat),
    shield: session.shield(seat),
    mine: seat === session.seat,
    bot: chair?.who === "bot" || chair?.stand_in === true,
    away: chair?.who === "person" && !chair.here && !chair.stand_in,
    asked: seat in (scene?.asked ?? {}),
  };
}
