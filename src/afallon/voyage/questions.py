"""Everything that is asked in a voyage: of people, and of chance."""

from afallon.kernel import Question, Seat
from afallon.voyage.fields import Column, Direction, Row, TurnNumber


class ChoosePreferred(Question, rule="VO-TURN-01"):
    """The captain, whose ship lies in this row and column: which direction do you show to all?"""

    turn: TurnNumber
    captain: Seat
    row: Row
    column: Column


class ChooseAlternative(Question, rule="VO-TURN-01"):
    """The captain, who shows the preferred direction: which other one do you hide?"""

    turn: TurnNumber
    captain: Seat
    preferred: Direction


class Vote(Question, rule="VO-TURN-02"):
    """Everybody: the direction that the captain prefers and shows, or the one that he hides?"""

    turn: TurnNumber
    captain: Seat
    preferred: Direction


class LayIsland(Question, rule="VO-SETUP-06"):
    """Chance: where does the next island lie? `number` counts them from 1, in the order of their cells."""

    number: int


class MarkCrosses(Question, rule="VO-SETUP-05"):
    """Chance: which of the islands bear a cross? So many do."""

    crosses: int


class Deal(Question, rule="VO-SETUP-10"):
    """Chance: which role does this player receive?"""

    seat: Seat


class FirstCaptain(Question, rule="VO-SETUP-08"):
    """Chance: who commands first?"""


class TurnFog(Question, rule="VO-SETUP-02"):
    """Chance: what lies in the fog where the ship has come to?"""

    row: Row
    column: Column
