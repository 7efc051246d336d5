/** How each seat looks on the table, from a view. */

import { currentProposal, ladyHolder, questIsOver, type AvalonView } from "./view";
import type { Session } from "../session.svelte";
import type { SeatLook } from "./Seat.svelte";

export function lookOf(session: Session, view: AvalonView, seat: number): SeatLook {
  const chair = session.room?.chairs[seat];
  // When the quest is over, its tokens and votes leave the table.
  const cleared = questIsOver(view) && Object.keys(view.asked).length > 0;
  const proposal = cleared ? null : currentProposal(view);
  const latest = cleared ? undefined : view.proposals.at(-1);
  const asking = Object.keys(view.asked).length > 0;
  const voting = Object.values(view.asked).includes("vote");
  const playing = Object.values(view.asked).includes("play_card");
  const isAsked = seat in view.asked;
  const over = view.outcome !== null;
  return {
    name: session.name(seat),
    shield: session.shield(seat),
    mine: seat === session.seat,
    bot: chair?.who === "bot" || chair?.stand_in === true,
    away: chair?.who === "person" && !chair.here && !chair.stand_in,
    leader: seat === view.leader && !over,
    onTeam: proposal?.team.includes(seat) ?? false,
    lady: ladyHolder(view) === seat,
    asked: asking && isAsked,
    ready: !isAsked && ((voting && !over) || (playing && proposal?.team.includes(seat) === true)),
    vote: latest?.round === view.round && latest.votes.length && !voting ? latest.votes[seat] : null,
    // Who holds what is drawn only when the game itself has shown it to all.
    character: over || Object.keys(view.characters).length === view.seats ? view.characters[seat] : null,
    side:
      over || Object.keys(view.sides).length === view.seats
        ? view.sides[seat]
        : view.evil.includes(seat)
          ? "evil"
          : null,
    named: view.guess?.named === seat,
  };
}
