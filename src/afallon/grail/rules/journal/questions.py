"""What is asked while the journal is read."""

from afallon.grail.rules.fields import LocationNumber, VerseName
from afallon.kernel import Question, Seats


class ChooseVerse(Question, rule="GR-PARTY-20"):
    """What those who read a verse do, at this place: one of its choices, once for all of them."""

    seats: Seats
    location: LocationNumber
    verse: VerseName
