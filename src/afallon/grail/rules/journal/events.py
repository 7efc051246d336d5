"""Events of journal and notebook."""

from afallon.grail.rules.fields import ParagraphName, TaskId, VerseName
from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, Revelation, leaves_cards
from afallon.kernel import unsaid


@leaves_cards
class VerseRead(Revelation):
    """The acting party opens a verse, given by its full name. Its paragraphs follow."""

    verse: VerseName

    def change(self, state: State) -> None:
        state.party.verse, state.party.paragraphs = self.verse, []
        state.read[self.verse] = state.read.get(self.verse, 0) + 1


class ParagraphRead(Revelation):
    """A paragraph of the verse opened last is read, since its conditions hold (GR-STORY-03)."""

    paragraph: ParagraphName

    def change(self, state: State) -> None:
        state.party.paragraphs.append(self.paragraph)


@unsaid
class VerseSetAside(Change):
    """The acting party interrupts this verse to read another, and returns to it (GR-STORY-05)."""

    verse: VerseName

    def change(self, state: State) -> None:
        state.party.set_aside.append((self.verse, tuple(state.party.paragraphs)))


@leaves_cards
class ExplorationCompleted(Change):
    """The location card is turned back (GR-DAY-18), or the interrupted verse is open again."""

    def change(self, state: State) -> None:
        party = state.party
        party.verse, paragraphs = party.set_aside.pop() if party.set_aside else (None, ())
        party.paragraphs = list(paragraphs)


class TaskNoted(Change):
    """A lead is noted in the notebook (GR-EVENT-13)."""

    task: TaskId

    def change(self, state: State) -> None:
        state.tasks.append(self.task)
