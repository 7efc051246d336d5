"""What can happen: effects."""

from afallon.grail.rules.fields import ChoiceId, ContentPath, Face, Once, Votes
from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, Revelation, leaves_cards
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Seat, Seats, unsaid


@leaves_cards
class Chosen(Change, omit_defaults=True):
    """Who chose what; what follows from it has events of its own."""

    seats: Seats
    path: ContentPath
    choice: ChoiceId
    decider: Seat | None = None
    """Whose wish counted, if not all wanted the same (GR-CHAR-22)."""

    overruled: Votes = ()
    """Who wanted something else, and what."""


class Tossed(Revelation):
    """What follows from it has events of its own."""

    face: Face


class VotesShown(Change):
    """Who voted for what, by seat."""

    votes: Votes


@leaves_cards
class AbilityFired(Change):
    """A card does what it says; `place` is where it lies in the sequence."""

    path: ContentPath
    owner: int | None
    place: int | None


class EffectPutOff(Change):
    """An effect that cannot happen now waits for the end of the encounter (GR-LOC-37, GR-ENC-15)."""

    path: ContentPath
    place: int
    seat: Seat

    def change(self, state: State) -> None:
        under_way(state).afterwards.append((self.path, self.place, self.seat))


class AbilityUsed(Change):
    """Something that can be used once a day."""

    seat: Seat
    path: ContentPath

    def change(self, state: State) -> None:
        state.characters[self.seat].used.append(self.path)


@unsaid
class UsedUp(Change):
    """Something that can be done once has been done, by these (GR-STORY-01, 02)."""

    path: ContentPath
    once: Once
    seats: Seats

    def change(self, state: State) -> None:
        if self.once == "character":
            for seat in self.seats:
                state.characters[seat].used_up.append(self.path)
        else:
            state.used_up.setdefault(self.once, []).append(self.path)
