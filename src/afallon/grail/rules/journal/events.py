"""What can happen with journal and notebook."""

from afallon.grail.rules.fields import TaskId, VerseName
from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, Revelation, leaves_cards


@leaves_cards
class VerseRead(Revelation):
    """The acting party reads it, by its full name."""

    verse: VerseName

    def change(self, state: State) -> None:
        state.party.verse = self.verse


@leaves_cards
class ExplorationCompleted(Change):
    """The card is turned back (GR-DAY-18)."""

    def change(self, state: State) -> None:
        state.party.verse = None


class TaskNoted(Change):
    """A lead in the notebook (GR-EVENT-13)."""

    task: TaskId

    def change(self, state: State) -> None:
        state.tasks.append(self.task)
