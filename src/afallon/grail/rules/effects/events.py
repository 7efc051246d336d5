"""Events of effects."""

from afallon.grail.rules.fields import ChoiceId, ContentPath, Face, Once, Votes
from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, Revelation, leaves_cards
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Seat, Seats, unsaid


@leaves_cards
class Chosen(Change, omit_defaults=True):
    """A choice was made. Other events carry its consequences."""

    seats: Seats
    path: ContentPath
    choice: ChoiceId
    decider: Seat | None = None
    """The seat whose wish counted, if wishes differed (GR-CHAR-22)."""

    overruled: Votes = ()
    """The overruled seats, with their wishes."""


class Tossed(Revelation):
    """A dial was tossed. Other events carry the consequences."""

    face: Face


class VotesShown(Change):
    """All votes are shown, by seat."""

    votes: Votes


@leaves_cards
class AbilityFired(Change):
    """An ability of a card is carried out. `place` is the card's place in the sequence."""

    path: ContentPath
    owner: int | None
    place: int | None


class EffectPutOff(Change):
    """An effect is deferred to the end of the encounter (GR-LOC-37, GR-ENC-15)."""

    path: ContentPath
    place: int
    seat: Seat

    def change(self, state: State) -> None:
        under_way(state).afterwards.append((self.path, self.place, self.seat))


class AbilityUsed(Change):
    """A character used a once-per-day ability."""

    seat: Seat
    path: ContentPath

    def change(self, state: State) -> None:
        state.characters[self.seat].used.append(self.path)


@unsaid
class UsedUp(Change):
    """These seats used a choice, an action or an ability that is limited (GR-STORY-01, 02)."""

    path: ContentPath
    once: Once
    seats: Seats

    def change(self, state: State) -> None:
        if self.once == "character":
            for seat in self.seats:
                state.characters[seat].used_up.append(self.path)
        else:
            state.used_up.setdefault(self.once, []).append(self.path)
