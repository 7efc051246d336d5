"""A reader's view of a campaign: the same facts as the state, folded from events."""

import msgspec

from afallon.grail.dawn_steps import with_step_of
from afallon.grail.rules.beginning.events import CampaignBegan
from afallon.grail.rules.dawn.events import DawnBroke
from afallon.grail.rules.fields import DawnStep, ParagraphName, VerseName
from afallon.grail.rules.journal.events import ParagraphRead, VerseRead
from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change
from afallon.kernel import CHANCE, Answered, Event, View


class ReadVerse(msgspec.Struct, frozen=True):
    """A verse that was read, with its day, location and the paragraphs shown then (GR-STORY-03)."""

    verse: VerseName
    day: int
    location: int | None
    paragraphs: tuple[ParagraphName, ...] = ()


class GrailView(View):
    """A reader's view; everything is public in Grail, so its state equals the table's."""

    state: State = msgspec.field(default_factory=State)
    pack: str = ""
    pack_hash: str = ""
    chronicler: int | None = None
    story: list[ReadVerse] = []
    """Verses that have been read, in order."""

    dawn: list[DawnStep] = []
    """The steps of the last dawn that emitted events, in order."""

    undoable: bool = False
    """Whether the last answer may be undone because it has revealed nothing."""

    @property
    def verses(self) -> list[VerseName]:
        """The names of the verses that have been read, in order."""
        return [read.verse for read in self.story]

    def apply(self, event: Event) -> None:
        super().apply(event)
        if isinstance(event, DawnBroke):
            self.dawn = []
        elif self.state.stage == "dawn":
            self.dawn = with_step_of(event, self.dawn)
        if isinstance(event, Change):
            event.change(self.state)
            if event.reveals:
                self.undoable = False

    def on_campaign_began(self, event: CampaignBegan) -> None:
        self.pack, self.pack_hash = event.pack, event.pack_hash
        self.chronicler = event.chronicler

    def on_verse_read(self, event: VerseRead) -> None:
        party = self.state.parties[-1] if self.state.parties else None
        self.story.append(ReadVerse(event.verse, self.state.day, None if party is None else party.location))

    def on_paragraph_read(self, event: ParagraphRead) -> None:
        read = self.story[-1]
        self.story[-1] = msgspec.structs.replace(read, paragraphs=(*read.paragraphs, event.paragraph))

    def on_answered(self, event: Answered) -> None:
        super().on_answered(event)
        self.undoable = event.seat != CHANCE
