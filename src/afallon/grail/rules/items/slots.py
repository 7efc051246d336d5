"""Slots: one face-up card per keyword (GR-ITEM-03)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.items import questions
from afallon.grail.rules.items.cards import SECRET, face_up, held_cards, is_secret, keyword_of, name_of, number_of
from afallon.grail.rules.items.events import CardTurned, TradedCardsReady
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Offer, OneOf, Step, all_of
from afallon.kernel.options import one_of

DONE: Final = "done"


def settle_slots(turn: GrailTurn, seat: int) -> None:
    """Ask next which card stays face up, for each keyword with several (GR-ITEM-07)."""
    for keyword, cards in face_up(setup_of(turn).pack, turn.state.characters[seat]):
        if len(cards) > 1:
            turn.push(KeepFaceUp.name, seat, keyword)


class KeepFaceUp(Step[State]):
    name = "keep_face_up"

    def ask(self, position: GrailPosition, seat: int, keyword: str) -> Ask | None:
        options = one_of([_keeping(name) for name in _names(position, seat, keyword)])
        return all_of(questions.KeepFaceUp(seat, keyword), {seat: options}) if len(options.values) > 1 else None

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, keyword: str) -> None:
        names = _names(turn, seat, keyword)
        names.remove(_name_in(answers[seat]) if seat in answers else names[0])
        for name in names:
            tell(turn, CardTurned(seat=seat, card=name, face_up=False))


class Equip(Step[State]):
    """Let everybody turn cards up and down, each card once; one per keyword stays up (GR-DAWN-25, 26)."""

    name = "equip"

    def ask(self, position: GrailPosition, seats: tuple[int, ...], turned: tuple[tuple[int, str], ...]) -> Ask | None:
        options = {
            seat: _turning(position, seat, names) for seat in seats if (names := _turnable(position, seat, turned))
        }
        return all_of(questions.Equip(position.state.day), options)

    def resolve(
        self,
        turn: GrailTurn,
        answers: Mapping[int, Any],
        seats: tuple[int, ...],
        turned: tuple[tuple[int, str], ...],
    ) -> None:
        chosen = tuple((seat, _name_in(answer)) for seat, answer in answers.items() if answer != DONE)
        for seat, name in chosen:
            _turn(turn, seat, name)
        if chosen:
            turn.push(self.name, tuple(seat for seat, _ in chosen), (*turned, *chosen))


class Equipment(Step[State]):
    """Dawn, step 9: settle slots, then let everybody turn cards (GR-DAWN-25)."""

    name = "equipment"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        seats = living(turn.state)
        turn.push(Equip.name, seats, ())
        for seat in reversed(seats):
            settle_slots(turn, seat)


class ReadyTradedCards(Step[State]):
    """Allow cards traded on an earlier day to be turned up today, but not those traded this dawn (GR-ITEM-09)."""

    name = "ready_traded_cards"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if any(held.traded for character in turn.state.characters for held in held_cards(character)):
            tell(turn, TradedCardsReady())


def _turnable(position: GrailPosition, seat: int, turned: tuple[tuple[int, str], ...]) -> list[str]:
    cards = held_cards(position.state.characters[seat])
    return [name_of(held) for held in cards if not held.traded and (seat, name_of(held)) not in turned]


def _turning(position: GrailPosition, seat: int, names: Iterable[str]) -> OneOf:
    """Return the options to turn these cards, each with its new side as preview, and to stop."""
    cards = tuple(dict.fromkeys(names))
    up = {name: _would_be_up(position, seat, name) for name in cards}
    return OneOf(
        (DONE, *(questions.TurnSecret(number_of(one)) if is_secret(one) else questions.TurnItem(one) for one in cards)),
        offers=(None, *(Offer(preview={"face_up": up[one]}) for one in cards)),
    )


def _keeping(name: str) -> questions.KeepItem | questions.KeepSecret:
    return questions.KeepSecret(number_of(name)) if is_secret(name) else questions.KeepItem(name)


def _name_in(answer: Any) -> str:
    """Return the name of the card in an answer."""
    if isinstance(answer, questions.KeepSecret | questions.TurnSecret):
        return f"{SECRET}{answer.secret}"
    item: str = answer.item
    return item


def _would_be_up(position: GrailPosition, seat: int, name: str) -> bool:
    """Return whether turning this card puts it face up. Of two identical cards, the face-up one is turned."""
    cards = held_cards(position.state.characters[seat])
    return not any(held.face_up for held in cards if name_of(held) == name and not held.traded)


def _turn(turn: GrailTurn, seat: int, name: str) -> None:
    """Turn a card over; the card that fills its slot is turned down (GR-ITEM-06)."""
    pack, character = setup_of(turn).pack, turn.state.characters[seat]
    alike = [held for held in held_cards(character) if name_of(held) == name and not held.traded]
    up = _would_be_up(turn, seat, name)
    if up:
        slots = dict(face_up(pack, character))
        for other in slots.get(keyword_of(pack, alike[0]) or "", ()):
            tell(turn, CardTurned(seat=seat, card=name_of(other), face_up=False))
    tell(turn, CardTurned(seat=seat, card=name, face_up=up))


def _names(position: GrailPosition, seat: int, keyword: str) -> list[str]:
    slots = dict(face_up(setup_of(position).pack, position.state.characters[seat]))
    return [name_of(held) for held in slots[keyword]]
