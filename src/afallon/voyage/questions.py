"""Everything that is asked in a voyage: of people, and of chance."""

from afallon.kernel import Question, Seat, governed_by
from afallon.voyage.fields import Column, Direction, Row, TurnNumber


@governed_by("VO-TURN-01")
class ChoosePreferred(Question):
    """The captain, whose ship lies in this row and column: which direction do you show to all?"""

    turn: TurnNumber
    captain: Seat
    row: Row
    column: Column


@governed_by("VO-TURN-01")
class ChooseAlternative(Question):
    """The captain, who shows the preferred direction: which other one do you hide?"""

    turn: TurnNumber
    captain: Seat
    preferred: Direction


@governed_by("VO-TURN-02")
class Vote(Question):
    """Everybody: the direction that the captain prefers and shows, or the one that he hides?"""

    turn: TurnNumber
    captain: Seat
    preferred: Direction


@governed_by("VO-SETUP-06")
class LayIsland(Question):
    """Chance: where does the next island lie? `number` counts them from 1, in the order of their cells."""

    number: int


@governed_by("VO-SETUP-05")
class MarkCrosses(Question):
    """Chance: which of the islands bear a cross? So many do."""

    crosses: int


@governed_by("VO-SETUP-10")
class Deal(Question):
    """Chance: which role does this player receive?"""

    seat: Seat


@governed_by("VO-SETUP-08")
class FirstCaptain(Question):
    """Chance: who commands first?"""


@governed_by("VO-SETUP-02")
class TurnFog(Question):
    """Chance: what lies in the fog where the ship has come to?"""

    row: Row
    column: Column
