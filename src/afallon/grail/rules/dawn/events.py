"""Events of dawn."""

from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change


class DawnBroke(Change):
    """A new day: nobody has passed, and once-per-day uses are available again."""

    day: int

    def change(self, state: State) -> None:
        state.day, state.stage, state.round = self.day, "dawn", 0
        for character in state.characters:
            character.acted = character.passed = False
            character.used.clear()
        for place in state.places.values():
            place.action_used = False
        state.used_up.pop("day", None)


class DayBegan(Change):
    """The day begins, with rounds in which all may act (GR-DAY-01)."""

    def change(self, state: State) -> None:
        state.stage = "day"
