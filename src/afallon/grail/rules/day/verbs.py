"""Verbs of the day."""

from afallon.grail.content.effects import EndDay
from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.day.events import Passed
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.state import GrailTurn
from afallon.grail.rules.telling import tell


@verb(EndDay)
def end_day(turn: GrailTurn, effect: EndDay, scene: Scene) -> None:
    """Make everybody pass, so that nobody begins another action (GR-DAY-10, 52). No effect at dusk."""
    if turn.state.stage != "dusk":
        for seat in by_number(turn.state, living(turn.state)):
            if not turn.state.characters[seat].passed:
                tell(turn, Passed(seat=seat))
