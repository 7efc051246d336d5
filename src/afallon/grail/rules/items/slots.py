"""One face-up card of each keyword (GR-ITEM-03): what is turned when, and by whom."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.asking import living
from afallon.grail.rules.items.cards import face_up, held_cards, keyword_of, name_of
from afallon.grail.rules.items.events import CardTurned, TradedCardsReady
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of

DONE: Final = "done"


def settle_slots(turn: GrailTurn, seat: int) -> None:
    """Where two cards of a keyword are face up, the player says next which of them stays so (GR-ITEM-07)."""
    for keyword, cards in face_up(setup_of(turn).pack, turn.state.characters[seat]):
        if len(cards) > 1:
            turn.push(KeepFaceUp.name, seat, keyword)


class KeepFaceUp(Step[State]):
    name = "keep_face_up"

    def ask(self, position: GrailPosition, seat: int, keyword: str) -> Ask | None:
        names = _names(position, seat, keyword)
        return all_of("keep_face_up", {seat: one_of(names)}, rule="GR-ITEM-07") if len(set(names)) > 1 else None

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, keyword: str) -> None:
        names = _names(turn, seat, keyword)
        names.remove(answers.get(seat, names[0]))
        for name in names:
            tell(turn, CardTurned(seat=seat, card=name, face_up=False))


class Equip(Step[State]):
    """Everybody may turn cards up and down, each once; one of a keyword stays up (GR-DAWN-25, 26)."""

    name = "equip"

    def ask(self, position: GrailPosition, seats: tuple[int, ...], turned: tuple[tuple[int, str], ...]) -> Ask | None:
        options = {seat: one_of([DONE, *names]) for seat in seats if (names := _turnable(position, seat, turned))}
        return all_of("equip", options, rule="GR-DAWN-26")

    def resolve(
        self,
        turn: GrailTurn,
        answers: Mapping[int, Any],
        seats: tuple[int, ...],
        turned: tuple[tuple[int, str], ...],
    ) -> None:
        chosen = tuple((seat, name) for seat, name in answers.items() if name != DONE)
        for seat, name in chosen:
            _turn(turn, seat, name)
        if chosen:
            turn.push(self.name, tuple(seat for seat, _ in chosen), (*turned, *chosen))


class Equipment(Step[State]):
    """Dawn, step 9: slots are put in order, then everybody may turn cards (GR-DAWN-25)."""

    name = "equipment"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        seats = living(turn.state)
        turn.push(Equip.name, seats, ())
        for seat in reversed(seats):
            settle_slots(turn, seat)


class ReadyTradedCards(Step[State]):
    """What was traded on an earlier day may be turned up today; what is traded this dawn may not (GR-ITEM-09)."""

    name = "ready_traded_cards"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if any(held.traded for character in turn.state.characters for held in held_cards(character)):
            tell(turn, TradedCardsReady())


def _turnable(position: GrailPosition, seat: int, turned: tuple[tuple[int, str], ...]) -> list[str]:
    cards = held_cards(position.state.characters[seat])
    return [name_of(held) for held in cards if not held.traded and (seat, name_of(held)) not in turned]


def _turn(turn: GrailTurn, seat: int, name: str) -> None:
    """Over; whatever else fills its slot makes room (GR-ITEM-06)."""
    pack, character = setup_of(turn).pack, turn.state.characters[seat]
    alike = [held for held in held_cards(character) if name_of(held) == name and not held.traded]
    up = not any(held.face_up for held in alike)
    if up:
        slots = dict(face_up(pack, character))
        for other in slots.get(keyword_of(pack, alike[0]) or "", ()):
            tell(turn, CardTurned(seat=seat, card=name_of(other), face_up=False))
    tell(turn, CardTurned(seat=seat, card=name, face_up=up))


def _names(position: GrailPosition, seat: int, keyword: str) -> list[str]:
    slots = dict(face_up(setup_of(position).pack, position.state.characters[seat]))
    return [name_of(held) for held in slots[keyword]]
