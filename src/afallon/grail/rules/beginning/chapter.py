"""The first chapter: which events and encounters are in the decks (GR-WORLD-09 to 11, 16 to 18)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.glossary import COLOURS, MERCY_VERSE
from afallon.grail.rules.beginning import questions
from afallon.grail.rules.beginning.events import ChapterBegan, ChapterStartKept, EncountersAdded, SupplyMade
from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.decks.events import DeckBuilt
from afallon.grail.rules.event_cards.deck import build_event_deck
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import CHANCE, Ask, Deck, Step, all_of


class FirstChapter(Step[State]):
    """The setup card of chapter 1; a pack without one has empty decks."""

    name = "first_chapter"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        pack = setup_of(turn).pack
        encounters = tuple(card.id for card in pack.encounters.values() for _ in range(card.copies))
        tell(turn, SupplyMade(encounters=encounters, secrets=tuple(pack.secrets), skills=tuple(pack.skills)))
        for colour in COLOURS:
            tell(turn, DeckBuilt(deck=f"encounters/{colour}", cards=()))
        build_event_deck(turn, pack.chapters.get(1))
        if 1 in pack.chapters:
            tell(turn, ChapterBegan(chapter=1))
            players = players_of_recipes(turn.state)
            for recipe in reversed(pack.chapters[1].add):
                turn.push(AddEncounters.name, recipe.colour, recipe.level, recipe.cards[players - 1])


class KeepChapterStart(Step[State]):
    """At the first dawn of a chapter everything is kept as it stands, if the campaign knows Mercy (GR-DEATH-17)."""

    name = "keep_chapter_start"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        if MERCY_VERSE in setup_of(turn).pack.verses and state.chapter != state.kept_chapter:
            tell(turn, ChapterStartKept(chapter=state.chapter))


def players_of_recipes(state: State) -> int:
    """For how many players encounter decks are built: those with a living character, or one fewer if the mode says so
    (GR-DEATH-19, GR-MODE-08, 09)."""
    return max(len(living(state)) - ("story_fewer_encounters" in state.rules), 1)


class AddEncounters(Step[State]):
    """So many cards of a colour and level; if there are more to choose from, chance picks (GR-WORLD-17)."""

    name = "add_encounters"

    def ask(self, position: GrailPosition, colour: str, level: int, count: int) -> Ask | None:
        cards = _in_supply(position, colour, level)
        if count <= 0 or count >= len(cards):
            return None
        about = questions.AddEncounter(f"encounters/{colour}", level, count)
        return all_of(about, {CHANCE: Deck.of(cards).choices()})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], colour: str, level: int, count: int) -> None:
        cards = tuple(answers.values()) or _in_supply(turn, colour, level)[:count]
        if cards:
            tell(turn, EncountersAdded(deck=f"encounters/{colour}", cards=cards))
        if answers:
            turn.push(self.name, colour, level, count - 1)


def _in_supply(position: GrailPosition, colour: str, level: int) -> tuple[str, ...]:
    encounters = setup_of(position).pack.encounters
    return tuple(
        card
        for card in position.state.encounters
        if encounters[card].colour == colour and encounters[card].level == level
    )
