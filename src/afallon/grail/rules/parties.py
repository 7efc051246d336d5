"""Parties: who acts together, from the beginning of one action to its end (GR-PARTY-03, 19)."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from afallon.grail.rules.changes import change, tell
from afallon.grail.rules.state import GrailTable, Party, State
from afallon.kernel import Step


@change
def party_formed(state: State, *, members: tuple[int, ...], leader: int, action: str, location: int) -> None:
    """Its members act from now on, until it ends."""
    state.parties.append(Party(list(members), leader, action, location))


@change
def target_chosen(state: State, *, target: str | int) -> None:
    state.party.target = target


@change
def member_joined(state: State, *, seat: int) -> None:
    state.party.members.append(seat)


@change
def member_left(state: State, *, seat: int) -> None:
    """The others go on; if it was the leader, the first of them leads (GR-PARTY-25)."""
    party = state.party
    party.members.remove(seat)
    party.left.append(seat)
    if party.leader == seat and party.members:
        party.leader = party.members[0]


@change
def party_beaten(state: State, *, beaten: bool) -> None:
    """Nobody was left in its encounter: only what its text says of that still happens (GR-PARTY-24)."""
    state.party.beaten = beaten


@change
def party_ended(state: State) -> None:
    state.parties.pop()


def form_party(table: GrailTable, members: Iterable[int], action: str, location: int) -> None:
    """These act together, led by the first; what is entered or pushed next is what they do, and then they are free."""
    seats = tuple(members)
    tell(table, "party_formed", members=seats, leader=seats[0], action=action, location=location)
    table.push(EndParty.name)


def end_action(table: GrailTable) -> None:
    """What the acting party does ends here, for all its members."""
    table.leave(EndParty.name)
    _set_free(table)


def _set_free(table: GrailTable) -> None:
    """What they did may have met the condition of a quest (GR-EVENT-07)."""
    tell(table, "party_ended")
    table.push("quest_check")


@contextmanager
def imagined_party(state: State, members: Iterable[int], action: str, location: int) -> Iterator[None]:
    """Look at the table as if these acted: what would hold for them?"""
    seats = list(members)
    state.parties.append(Party(seats, seats[0], action, location))
    try:
        yield
    finally:
        state.parties.pop()


class EndParty(Step[State]):
    """The members are free again (GR-PARTY-19)."""

    name = "end_party"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        _set_free(table)


class PartyGoesOn(Step[State]):
    """After an encounter: an action that has nobody left ends; a beaten party does what its text says of that."""

    name = "party_goes_on"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], held_out: bool) -> None:
        party = table.state.party
        beaten = not held_out and party.ended == "not_won"
        if not party.members:
            end_action(table)
        elif party.beaten != beaten:
            tell(table, "party_beaten", beaten=beaten)
