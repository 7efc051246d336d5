"""The supplies, and the first chapter (GR-WORLD-09 to 11, 16 to 18)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.glossary import COLOURS
from afallon.grail.rules.beginning.events import SupplyMade
from afallon.grail.rules.chapters.setup_card import carry_out
from afallon.grail.rules.decks.events import DeckBuilt
from afallon.grail.rules.event_cards.deck import EVENTS
from afallon.grail.rules.state import GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Step


class FirstChapter(Step[State]):
    """Carry out the setup card of chapter 1; a pack without one has empty decks."""

    name = "first_chapter"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        pack = setup_of(turn).pack
        encounters = tuple(card.id for card in pack.encounters.values() for _ in range(card.copies))
        tell(turn, SupplyMade(encounters=encounters, secrets=tuple(pack.secrets), skills=tuple(pack.skills)))
        for colour in COLOURS:
            tell(turn, DeckBuilt(deck=f"encounters/{colour}", cards=()))
        if 1 in pack.chapters:
            carry_out(turn, pack.chapters[1])
        else:
            tell(turn, DeckBuilt(deck=EVENTS, cards=()))
