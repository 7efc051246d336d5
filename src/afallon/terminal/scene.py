"""The current scene of the terminal: everything that a seat may see, and nothing else."""

from collections.abc import Sequence
from typing import Any

import msgspec

from afallon.kernel import Decision, Event, Rewound
from afallon.terminal.kit import TerminalKit


class Scene(msgspec.Struct, frozen=True):
    """View and events of one reader, the open question, and the texts to show them with."""

    kit: TerminalKit
    words: Any
    view: Any
    """Texts and view are of the game's own types."""

    events: Sequence[Event]
    read: int = 0
    """Number of events that this reader has been shown before."""

    decision: Decision | None = None
    asked: tuple[int, ...] = ()
    """The seats that the typed answer counts for."""

    def question(self) -> str:
        """Return the question, preceded by the names of all seats it is answered for, unless it has them."""
        assert self.decision is not None
        text: str = self.words.question(self.decision, self.view)
        names = [self.words.names[seat] for seat in self.asked]
        return text if len(names) < 2 or all(name in text for name in names) else f"{self.words.joined(names)}: {text}"

    def log(self, *, in_full: bool = False) -> list[tuple[bool, str]]:
        """Return the lines of the log, each with whether it is news."""
        return [
            (place >= self.read, self.words.event(event, in_full=in_full))
            for place, event in standing(self.events)
            if self.words.is_told(event)
        ]


def standing(events: Sequence[Event]) -> list[tuple[int, Event]]:
    """Return the events that were not taken back, each with its position."""
    kept: list[tuple[int, Event]] = []
    for place, event in enumerate(events):
        if isinstance(event, Rewound):
            kept = [(earlier, one) for earlier, one in kept if earlier < event.to]
        else:
            kept.append((place, event))
    return kept
