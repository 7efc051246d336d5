"""Private knowledge of a seat, with its sources."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from afallon.avalon.box import PARTS
from afallon.avalon.entry import Entry
from afallon.avalon.events import Dealt, LeaderSeen, LoyaltyShown, Seen
from afallon.avalon.scene import AvalonOwn
from afallon.avalon.staging import own_scene
from afallon.avalon.view import AvalonView

if TYPE_CHECKING:
    from afallon.terminal.avalon.words import AvalonWords


def lines(view: AvalonView, words: "AvalonWords") -> list[str]:
    """Return the reader's card, night, inspections and cards seen; for an omniscient reader all characters."""
    own = own_scene(view)
    if not isinstance(own.reader, int):
        held = [words.holder("character", seat, name) for seat, name in sorted(own.characters.items())]
        return [words.joined(held)] if held else []
    if own.character is None or own.side is None:
        return []
    card = words.say("avalon-card", **words.facts(Dealt(own.reader, own.character, own.side)))
    return [
        f"{card} {words.say(f'avalon-character-{own.character}.short')}",
        *_night(own, own.reader, words),
        *_secrets(own, own.reader, words),
    ]


def _night(own: AvalonOwn, reader: int, words: "AvalonWords") -> Iterator[str]:
    for sight in own.night:
        if sight.card is not None:
            yield words.event(LeaderSeen(reader, sight.seats[0], sight.card))
        elif sight.learns is not None:
            seen = Seen(reader, sight.step, sight.seats, sight.learns)
            yield words.say(
                "terminal-seen-at-night", what=words.say(f"avalon-seen-{sight.learns}", **words.facts(seen))
            )


def _secrets(own: AvalonOwn, reader: int, words: "AvalonWords") -> Iterator[str]:
    """Yield the cards that were shown to the reader, with the reason, and those that the reader has shown."""
    for handed in own.handed_over:
        yield words.event(LoyaltyShown(handed.to, reader, handed.card))
    for secret in own.secrets:
        if secret.kind == "loyalty":
            yield words.event(LoyaltyShown(reader, secret.seat, secret.card))
        elif secret.played is not None:
            card = words.say(f"avalon-{secret.kind}-{secret.played}")
            facts = {"quest": secret.quest, "name": words.names[secret.seat], "card": card}
            yield words.say("terminal-known-card", **facts, why=words.say(_key(secret.by)))


def _key(name: str) -> str:
    """Return the message key of an entry's name."""
    entry = PARTS[name]
    assert isinstance(entry, Entry)
    return entry.key
