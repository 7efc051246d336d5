"""What a reader knows of a campaign: the same facts as the state, folded from the events."""

from typing import Any

import msgspec

from afallon.grail.rules.changes import REVEALING, apply
from afallon.grail.rules.state import State
from afallon.kernel import CHANCE, Answered, Event, View


class GrailView(View):
    """Everything is public in Grail, so every reader's state is the table's."""

    state: State = msgspec.field(default_factory=State)
    pack: str = ""
    pack_hash: str = ""
    mode: str = ""
    chronicler: int | None = None
    undoable: bool = False
    """Whether the last answer may be taken back: it has revealed nothing."""

    def apply(self, event: Event) -> None:
        super().apply(event)
        if apply(self.state, event.kind, event.data) and event.kind in REVEALING:
            self.undoable = False

    def on_campaign_began(self, *, pack: str, pack_hash: str, mode: str, chronicler: int | None) -> None:
        self.pack, self.pack_hash, self.mode, self.chronicler = pack, pack_hash, mode, chronicler

    def on_answered(self, event: Answered) -> None:
        super().on_answered(event)
        self.undoable = event.seat != CHANCE
