"""The setup card of a chapter: the events and encounters in the decks (GR-WORLD-16 to 18, 20, 23)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from afallon.grail.content.chapters import Chapter
from afallon.grail.rules.chapters import questions
from afallon.grail.rules.chapters.events import ChapterBegan, EncountersAdded, EncountersRemoved
from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.event_cards.deck import build_event_deck
from afallon.grail.rules.parties.forming import form_party
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import CHANCE, Ask, Deck, Step, all_of

CHAPTER: Final = "chapter"
"""The action name of the party that receives the effects of a setup card."""


def carry_out(turn: GrailTurn, chapter: Chapter) -> None:
    """Carry out a setup card: remove and add encounters for the current players, then run its effects for all."""
    build_event_deck(turn, chapter)
    tell(turn, ChapterBegan(chapter=chapter.number))
    players = players_of_recipes(turn.state)
    if chapter.effects:
        turn.push(ChapterEffects.name, chapter.number)
    for step, recipes in ((AddEncounters, chapter.add), (RemoveEncounters, chapter.remove)):
        for recipe in reversed(recipes):
            turn.push(step.name, recipe.colour, recipe.level, recipe.cards[players - 1])


def players_of_recipes(state: State) -> int:
    """Return the number of players that encounter decks are built for (GR-DEATH-19, GR-MODE-08, 09).

    These are the players with a living character, one fewer with the mode rule.
    """
    return max(len(living(state)) - ("story_fewer_encounters" in state.rules), 1)


class AddEncounters(Step[State]):
    """Add this number of cards of a colour and level, chosen by chance if there are more (GR-WORLD-17)."""

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


class RemoveEncounters(Step[State]):
    """Remove up to this number of cards of a colour and level, chosen by chance if there are more (GR-WORLD-20, 25).

    Guardians on the map stay there (GR-WORLD-23).
    """

    name = "remove_encounters"

    def ask(self, position: GrailPosition, colour: str, level: int, count: int) -> Ask | None:
        cards = _in_deck(position, colour, level)
        if count <= 0 or count >= len(cards):
            return None
        about = questions.RemoveEncounter(f"encounters/{colour}", level, count)
        return all_of(about, {CHANCE: Deck.of(cards).choices()})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], colour: str, level: int, count: int) -> None:
        cards = tuple(answers.values()) or _in_deck(turn, colour, level)[:count]
        if cards:
            tell(turn, EncountersRemoved(deck=f"encounters/{colour}", cards=cards))
        if answers:
            turn.push(self.name, colour, level, count - 1)


class ChapterEffects(Step[State]):
    """Carry out the effects of the setup card. Nothing else is restored (GR-EVENT-15)."""

    name = "chapter_effects"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], chapter: int) -> None:
        everybody = by_number(turn.state, living(turn.state))
        form_party(turn, everybody, CHAPTER, turn.state.characters[everybody[0]].location)
        run(turn, Scene(f"chapters/{chapter}/effects"))


def _in_supply(position: GrailPosition, colour: str, level: int) -> tuple[str, ...]:
    return _of_level(position, position.state.encounters, colour, level)


def _in_deck(position: GrailPosition, colour: str, level: int) -> tuple[str, ...]:
    pile = position.state.decks[f"encounters/{colour}"]
    pool = (card for card, copies in pile.pool.items() for _ in range(copies))
    return _of_level(position, (*pile.top, *pool, *pile.bottom), colour, level)


def _of_level(position: GrailPosition, cards: Iterable[str], colour: str, level: int) -> tuple[str, ...]:
    encounters = setup_of(position).pack.encounters
    return tuple(card for card in cards if encounters[card].colour == colour and encounters[card].level == level)
