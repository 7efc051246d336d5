"""Parties: who acts together, for one action (GR-PARTY-03, 19)."""

from afallon.grail.rules.changes import change
from afallon.grail.rules.state import Party, State


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
def party_ended(state: State) -> None:
    state.parties.pop()
