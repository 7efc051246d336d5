"""Face-down decks; each draw is a decision of chance."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.decks import questions
from afallon.grail.rules.decks.events import CardDrawn, CardPutAtBottom
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import CHANCE, Ask, Deck, Step, all_of


class Draw(Step[State]):
    """Draw the top card of a deck, then push the step `then` with the card before its other arguments.

    Nothing happens with an empty deck (GR-ENC-13, GR-ITEM-25, GR-EVENT-17). Callers that must react to that check the
    deck first.
    """

    name = "draw"

    def ask(self, position: GrailPosition, deck: str, then: str, *arguments: Any) -> Ask | None:
        pile = position.state.decks.get(deck)
        return all_of(questions.Draw(deck), {CHANCE: pile.choices()}) if pile else None

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], deck: str, then: str, *arguments: Any) -> None:
        if answers:
            tell(turn, CardDrawn(deck=deck, card=answers[CHANCE]))
            turn.push(then, answers[CHANCE], *arguments)


class PutUnder(Step[State]):
    """Put cards under a deck; cards put there at the same time go in random order (GR-DISCARD-01, 07)."""

    name = "put_under"

    def ask(self, position: GrailPosition, deck: str, cards: tuple[str, ...]) -> Ask | None:
        if len(set(cards)) < 2:
            return None
        return all_of(questions.PutUnder(deck, cards), {CHANCE: Deck.of(cards).choices()})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], deck: str, cards: tuple[str, ...]) -> None:
        rest = list(cards)
        for card in tuple(answers.values()) or cards:
            tell(turn, CardPutAtBottom(deck=deck, card=card))
            rest.remove(card)
        if rest:
            turn.push(self.name, deck, tuple(rest))
