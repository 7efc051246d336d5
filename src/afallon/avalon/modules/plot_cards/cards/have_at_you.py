"""Have at You: its holders vote openly before all others vote (AV-PLOT-07)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon import questions
from afallon.avalon.events import OpenVoteShown
from afallon.avalon.modules.plot_cards.card import PlotCard
from afallon.avalon.modules.plot_cards.hands import holders, plot_cards
from afallon.avalon.queries import BALLOTS, VOTES
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.avalon.steps.proposal import EVERYBODY, about_team, goes_without_vote
from afallon.kernel import ALL, Ask, Options, Step, all_of

CARD = "have_at_you"


class OpenVotes(Step[State]):
    """The holders vote, and their votes are shown at the same time."""

    name = "open_votes"

    def ask(self, position: AvalonPosition) -> Ask | None:
        voting = sorted(holders(position, CARD))
        if not voting or goes_without_vote(position):
            return None
        everybody = EVERYBODY[len(position.seats)]
        about = about_team(position, openly=True)
        return all_of(about, {seat: everybody[seat] for seat in voting}, rule="AV-PLOT-07")

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        plot_cards(turn).open_votes = {seat: answers[seat] for seat in sorted(answers)}
        for seat in sorted(answers):
            turn.emit(OpenVoteShown(seat=seat, vote=answers[seat]), to=ALL)


def ballots(position: AvalonPosition, everybody: Mapping[int, Options]) -> Mapping[int, Options]:
    """Return the ballots of the seats that have not voted openly."""
    shown = plot_cards(position).open_votes
    return {seat: ballot for seat, ballot in everybody.items() if seat not in shown} if shown else everybody


def votes(position: AvalonPosition, given: Mapping[int, Any]) -> Mapping[int, Any]:
    return {**plot_cards(position).open_votes, **given}


PLOT_CARD = PlotCard(
    name=CARD,
    copies=1,
    copies_more=1,
    rules=("AV-PLOT-07",),
    # Swords.
    crest="M9 8l24 24M39 8 15 32M28 36l8-8m-3 3 7 7M20 36l-8-8m3 3-7 7",
    matters_to=(questions.Vote,),
    moments={"open_votes": (OpenVotes(),)},
    queries={BALLOTS: ballots, VOTES: votes},
)
