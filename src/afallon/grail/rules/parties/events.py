"""Events of parties."""

from afallon.grail.rules.fields import ActionName, LocationNumber
from afallon.grail.rules.state import Party, State
from afallon.grail.rules.telling import Change, leaves_cards
from afallon.kernel import Seat, Seats, unsaid


@leaves_cards
class PartyFormed(Change):
    """A party is formed. Its members act together until it ends."""

    members: Seats
    leader: Seat
    action: ActionName
    location: LocationNumber

    def change(self, state: State) -> None:
        state.parties.append(Party(list(self.members), self.leader, self.action, self.location))


@leaves_cards
@unsaid
class TargetChosen(Change):
    """The acting party has chosen its target."""

    target: str | int

    def change(self, state: State) -> None:
        state.party.target = self.target


@leaves_cards
class MemberJoined(Change):
    """A character joined the party."""

    seat: Seat

    def change(self, state: State) -> None:
        state.party.members.append(self.seat)


@leaves_cards
class HelpOffered(Change):
    """A character offered to pay for others during this action (GR-PARTY-34)."""

    seat: Seat

    def change(self, state: State) -> None:
        state.party.helpers.append(self.seat)


@leaves_cards
class MemberLeft(Change):
    """A member left; if it was the leader, the first remaining member leads (GR-PARTY-25)."""

    seat: Seat

    def change(self, state: State) -> None:
        state.party.leave(self.seat)


class PartyBeaten(Change):
    """The encounter left nobody in it: only effects about the defeat still happen (GR-PARTY-24)."""

    beaten: bool

    def change(self, state: State) -> None:
        state.party.beaten = self.beaten


@leaves_cards
class PartyEnded(Change):
    """The party is dissolved; its members are free again (GR-PARTY-19)."""

    def change(self, state: State) -> None:
        state.parties.pop()
