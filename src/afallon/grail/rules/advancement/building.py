"""Step 5 of dusk: characters move cards between deck and reserve (GR-ADV-05 to 09)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.content.glossary import KINDS
from afallon.grail.rules.advancement import questions
from afallon.grail.rules.advancement.events import CardPutIntoDeck, CardTakenOutOfDeck
from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Barred, OneOf, Step, all_of

DONE: Final = "done"

SMALLEST_DECK: Final = 15
"""The minimum size of a combat or diplomacy deck (GR-ADV-05)."""


class RebuildDecks(Step[State]):
    """Let players change their decks card by card, if they have cards to spare or in reserve.

    `settled` are the seats that have finished.
    """

    name = "rebuild_decks"

    def ask(self, position: GrailPosition, settled: tuple[int, ...] = ()) -> Ask | None:
        possible = {seat: _changes(position, seat) for seat in living(position.state) if seat not in settled}
        options = {seat: changes for seat, changes in possible.items() if len(changes.values) > 1}
        return all_of(questions.RebuildDecks(position.state.day), options)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], settled: tuple[int, ...] = ()) -> None:
        changes = {seat: answer for seat, answer in answers.items() if answer != DONE}
        if changes:
            turn.push(self.name, (*settled, *(seat for seat in answers if seat not in changes)))
        for seat, change in changes.items():
            event = CardPutIntoDeck if isinstance(change, questions.PutIntoDeck) else CardTakenOutOfDeck
            tell(turn, event(seat=seat, deck=change.deck, card=change.card))


def _changes(position: GrailPosition, seat: int) -> OneOf:
    """Return the changes that a character can make to its decks, each kind of card on its own (GR-ADV-09)."""
    values: list[Any] = [DONE]
    barred: list[Barred] = []
    for deck in KINDS:
        pile = position.state.decks[f"{deck}/{seat}"]
        reserve = getattr(position.state.characters[seat], deck).reserve
        values += [questions.PutIntoDeck(deck, card) for card in sorted(set(reserve))]
        inside = [questions.TakeOutOfDeck(deck, card) for card in sorted({*pile.top, *pile.pool, *pile.bottom})]
        if len(pile) > SMALLEST_DECK:
            values += inside
        else:
            barred += [Barred(card, "GR-ADV-05", {"least": SMALLEST_DECK}) for card in inside]
    return OneOf(tuple(values), barred=tuple(barred))
