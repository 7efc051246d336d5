"""Have at You: its holders vote openly before all others choose (AV-PLOT-07)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.modules.plot_cards.hands import holders, plot_cards
from afallon.avalon.state import AvalonTable, State
from afallon.avalon.steps.proposal import BALLOTS, goes_without_vote
from afallon.kernel import ALL, Ask, Options, Step, all_of

CARD = "have_at_you"


class OpenVotes(Step[State]):
    """The holders choose, and show at the same time."""

    name = "open_votes"

    def ask(self, table: AvalonTable) -> Ask | None:
        if goes_without_vote(table):
            return None
        ballots = BALLOTS[len(table.seats)]
        return all_of("vote", {seat: ballots[seat] for seat in sorted(holders(table, CARD))}, rule="AV-PLOT-07")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        plot_cards(table).open_votes = {seat: answers[seat] for seat in sorted(answers)}
        for seat in sorted(answers):
            table.emit("open_vote_shown", to=ALL, seat=seat, vote=answers[seat])


def ballots(table: AvalonTable, everybody: Mapping[int, Options]) -> Mapping[int, Options]:
    """Who is still to vote."""
    shown = plot_cards(table).open_votes
    return {seat: ballot for seat, ballot in everybody.items() if seat not in shown} if shown else everybody


def votes(table: AvalonTable, given: Mapping[int, Any]) -> Mapping[int, Any]:
    return {**plot_cards(table).open_votes, **given}
