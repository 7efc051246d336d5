"""Setup of the world (GR-WORLD-01 to 21)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.glossary import SIDES
from afallon.grail.rules.beginning.events import CampaignBegan, ModeChosen
from afallon.grail.rules.decks.events import DeckBuilt
from afallon.grail.rules.map.events import LocationLaid, LocationsMadeAvailable, MenhirLit
from afallon.grail.rules.map.grid import find_location, neighbour_cell
from afallon.grail.rules.map.menhirs import lasting
from afallon.grail.rules.state import GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Step


class Announce(Step[State]):
    """Announce the campaign and the mode rules."""

    name = "announce"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        setup = setup_of(turn)
        began = CampaignBegan(
            pack=setup.pack.card.id,
            pack_hash=setup.pack_hash,
            mode=setup.mode,
            chronicler=setup.chronicler,
        )
        tell(turn, began)
        if setup.rules:
            tell(turn, ModeChosen(mode=setup.mode, rules=setup.rules))


class LayStart(Step[State]):
    """Lay the starting location with its menhir, and its four neighbours, without an arrival (GR-WORLD-02 to 08)."""

    name = "lay_start"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        state, pack = turn.state, setup_of(turn).pack
        originals = tuple(sorted(number for number, location in pack.locations.items() if location.original is None))
        tell(turn, LocationsMadeAvailable(numbers=originals))
        start = pack.card.start
        tell(turn, LocationLaid(number=start, row=0, column=0))
        dial = pack.card.starting_dial[len(turn.seats) - 1]
        tell(turn, MenhirLit(number=start, dial=lasting(turn, dial)))
        for side in SIDES:
            key = getattr(pack.locations[start].keys, side)
            found = None if key is None else find_location(pack, state, key)
            if found is not None:
                row, column = neighbour_cell(state.places[start], side)
                tell(turn, LocationLaid(number=found, row=row, column=column))


class BuildDecks(Step[State]):
    """Build the item deck and the random stack (GR-WORLD-12, 19). Chapters build the encounter and event decks."""

    name = "build_decks"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        pack = setup_of(turn).pack
        items = tuple(item.id for item in pack.items.values() for _ in range(item.copies))
        events = tuple(event.id for event in pack.random_events.values() for _ in range(event.copies))
        tell(turn, DeckBuilt(deck="items", cards=items))
        tell(turn, DeckBuilt(deck="random_events", cards=events))


class FirstDay(Step[State]):
    """Begin day 1 with a complete dawn (GR-WORLD-21)."""

    name = "first_day"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        turn.go("dawn")
