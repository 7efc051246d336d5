/** How each seat looks on the table, from a view. */

import { currentProposal, held, ladyHolder, questIsOver, type AvalonView } from "./view";
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
  const openVote = latest?.round === view.round ? latest.openVotes[seat] : undefined;
  const votesAreShown = latest?.round === view.round && latest.votes.length > 0 && !voting;
  return {
    name: session.name(seat),
    shield: session.shield(seat),
    mine: seat === session.seat,
    bot: chair?.who === "bot" || chair?.stand_in === true,
    away: chair?.who === "person" && !chair.here && !chair.stand_in,
    leader: seat === view.leader && !over,
    onTeam: proposal?.team.includes(seat) ?? false,
    lady: ladyHolder(view) === seat,
    excalibur: proposal?.excalibur === seat,
    watched: !cleared && view.onQuest.watched === seat,
    cardTouched: cleared ? null : touchedBy(view, seat),
    cardUp: cleared ? null : (view.onQuest.turned[seat] ?? null),
    plotCards: held(view, seat),
    asked: asking && isAsked,
    ready: !isAsked && ((voting && !over && !openVote) || (playing && proposal?.team.includes(seat) === true)),
    vote: votesAreShown ? latest.votes[seat] : (openVote ?? null),
    ...whatAllKnow(view, seat),
    named: view.guess?.named.includes(seat) ?? false,
  };
}

/** What has happened to this member's card, for all to see. */
function touchedBy({ onQuest }: AvalonView, seat: number): SeatLook["cardTouched"] {
  if (onQuest.trapped === seat) return "trapper";
  if (onQuest.changed === seat) return "excalibur";
  if (seat in onQuest.ambushed) return "ambush";
  return onQuest.found.includes(seat) && !(seat in onQuest.turned) ? "we_found_you" : null;
}

/** Who holds what is drawn only when the game itself has shown it to all. */
function whatAllKnow(view: AvalonView, seat: number): Pick<SeatLook, "character" | "side"> {
  const everything = view.outcome !== null || Object.keys(view.characters).length === view.seats;
  if (everything || view.shown.includes(seat)) return { character: view.characters[seat], side: view.sides[seat] };
  const hunts = ["recruit", "declare_aim", "assassinate"].includes(view.asked[seat] ?? "");
  const isEvil = hunts || view.evil.includes(seat) || view.recruitment?.assassin === seat;
  return { character: null, side: isEvil ? "evil" : null };
}
