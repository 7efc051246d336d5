"""The questions of Voyage, to players and to chance."""

from afallon.kernel import Question, Seat, governed_by
from afallon.voyage.fields import Column, Direction, Row, TurnNumber


@governed_by("VO-TURN-01")
class ChoosePreferred(Question):
    """The captain, whose ship is in this row and column: which direction do you show to all?"""

    turn: TurnNumber
    captain: Seat
    row: Row
    column: Column


@governed_by("VO-TURN-01")
class ChooseAlternative(Question):
    """The captain, after showing the preferred direction: which other direction do you hide?"""

    turn: TurnNumber
    captain: Seat
    preferred: Direction


@governed_by("VO-TURN-02")
class Vote(Question):
    """All players: the direction that the captain prefers and shows, or the hidden one?"""

    turn: TurnNumber
    captain: Seat
    preferred: Direction


@governed_by("VO-SETUP-06")
class LayIsland(Question):
    """Chance: where is the next island? `number` counts islands from 1, in the order of their cells."""

    number: int


@governed_by("VO-SETUP-05")
class MarkCrosses(Question):
    """Chance: which islands have a cross? `crosses` is their number."""

    crosses: int


@governed_by("VO-SETUP-10")
class Deal(Question):
    """Chance: which role does this player receive?"""

    seat: Seat


@governed_by("VO-SETUP-08")
class FirstCaptain(Question):
    """Chance: who is the first captain?"""


@governed_by("VO-SETUP-02")
class TurnFog(Question):
    """Chance: which tile is in the fog where the ship has arrived?"""

    row: Row
    column: Column
