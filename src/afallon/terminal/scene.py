"""What is in front of the screen now: everything a seat may see, and nothing else."""

from collections.abc import Sequence
from typing import Any

import msgspec

from afallon.kernel import Decision, Event, Rewound
from afallon.terminal.kit import TerminalKit


class Scene(msgspec.Struct, frozen=True):
    """The view and the events of one reader, the question that is open for it, and the words to say it all in."""

    kit: TerminalKit
    words: Any
    view: Any
    """Words and view are the game's own."""

    events: Sequence[Event]
    read: int = 0
    """How many of the events this reader has been shown before."""

    decision: Decision | None = None
    asked: tuple[int, ...] = ()
    """The seats for which it is answered here."""

    def question(self) -> str:
        """The question; with the names of all for whom it is answered at once, unless it has them."""
        assert self.decision is not None
        text: str = self.words.question(self.decision, self.view)
        names = [self.words.names[seat] for seat in self.asked]
        return text if len(names) < 2 or all(name in text for name in names) else f"{self.words.joined(names)}: {text}"

    def log(self, *, in_full: bool = False) -> list[tuple[bool, str]]:
        """The lines of the log, each with whether it is news."""
        return [
            (place >= self.read, self.words.event(event, in_full=in_full))
            for place, event in standing(self.events)
            if self.words.is_told(event)
        ]


def standing(events: Sequence[Event]) -> list[tuple[int, Event]]:
    """The events that were not taken back, each with its place."""
    kept: list[tuple[int, Event]] = []
    for place, event in enumerate(events):
        if isinstance(event, Rewound):
            kept = [(earlier, one) for earlier, one in kept if earlier < event.to]
        else:
            kept.append((place, event))
    return kept
