"""The first chapter: which events and encounters are in the decks (GR-WORLD-09 to 11, 16 to 18)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.words import COLOURS
from afallon.grail.rules.asking import living
from afallon.grail.rules.changes import change, tell
from afallon.grail.rules.events.deck import build_event_deck
from afallon.grail.rules.state import GrailTable, State, setup_of
from afallon.kernel import CHANCE, Ask, Deck, Step, all_of


@change
def supply_made(
    state: State, *, encounters: tuple[str, ...], secrets: tuple[int, ...], skills: tuple[int, ...]
) -> None:
    """What lies beside the table and is drawn from no deck."""
    state.encounters, state.secrets, state.skills = list(encounters), list(secrets), list(skills)


@change
def chapter_began(state: State, *, chapter: int) -> None:
    state.chapter = chapter


@change
def encounters_added(state: State, *, deck: str, cards: tuple[str, ...]) -> None:
    """From the supply into a deck, which is shuffled (GR-WORLD-18)."""
    pile = state.decks[deck]
    for card in cards:
        state.encounters.remove(card)
        pile.put_at_bottom(card)
    pile.shuffle()


class FirstChapter(Step[State]):
    """The setup card of chapter 1; a pack without one has empty decks."""

    name = "first_chapter"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        pack = setup_of(table).pack
        encounters = tuple(card.id for card in pack.encounters.values() for _ in range(card.copies))
        tell(table, "supply_made", encounters=encounters, secrets=tuple(pack.secrets), skills=tuple(pack.skills))
        for colour in COLOURS:
            tell(table, "deck_built", deck=f"encounters/{colour}", cards=())
        build_event_deck(table, pack.chapters.get(1))
        if 1 in pack.chapters:
            tell(table, "chapter_began", chapter=1)
            players = len(living(table.state))
            for recipe in reversed(pack.chapters[1].add):
                table.push(AddEncounters.name, recipe.colour, recipe.level, recipe.cards[players - 1])


class AddEncounters(Step[State]):
    """So many cards of a colour and level; when there are more of them, chance picks (GR-WORLD-17)."""

    name = "add_encounters"

    def ask(self, table: GrailTable, colour: str, level: int, count: int) -> Ask | None:
        cards = _in_supply(table, colour, level)
        if count <= 0 or count >= len(cards):
            return None
        return all_of("draw", {CHANCE: Deck.of(cards).choices()}, rule="GR-WORLD-17")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], colour: str, level: int, count: int) -> None:
        cards = tuple(answers.values()) or _in_supply(table, colour, level)[:count]
        if cards:
            tell(table, "encounters_added", deck=f"encounters/{colour}", cards=cards)
        if answers:
            table.push(self.name, colour, level, count - 1)


def _in_supply(table: GrailTable, colour: str, level: int) -> tuple[str, ...]:
    encounters = setup_of(table).pack.encounters
    return tuple(
        card for card in table.state.encounters if encounters[card].colour == colour and encounters[card].level == level
    )
