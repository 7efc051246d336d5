"""Bonuses of connected keys (GR-COMBAT-32 to 48, GR-DIPLO-36 to 44)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from afallon.grail.rules.characters.tracks import change_quantity
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter import questions
from afallon.grail.rules.encounter.abilities import fire_uncovered
from afallon.grail.rules.encounter.events import KeyConnected, LastCardDiscarded, MagicPaid
from afallon.grail.rules.encounter.hands import draw_cards
from afallon.grail.rules.encounter.keys import Key
from afallon.grail.rules.encounter.questions import AskToPay
from afallon.grail.rules.encounter.sequence import keys_at, magic_payers, would_connect
from afallon.grail.rules.joint_choices import YES_OR_NO
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Ask, Offer, OneOf, Step, all_of

YES, NO = YES_OR_NO.values
BONUSES: Final = ("markers", "affinity", "stage", "draw", "discard_last", "extra_card")


class ConnectKey(Step[State]):
    """Connect one joined key of the card just played, if it works.

    `payer` must pay for a magic key that the card needed to be played at all.
    """

    name = "connect_key"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], place: int, row: int, payer: int | None) -> None:
        if not _lies_at(turn, place):
            return
        seat, key = under_way(turn.state).sequence[place].owner, _key(turn, row)
        if not key.is_magic:
            if would_connect(turn, seat, key, magic=False):
                connect(turn, seat, key)
        elif payer is not None and _lacks_extra_card(turn, key):
            pay_magic(turn, seat, row, payer)
        else:
            turn.push(PayMagic.name, seat, row, magic_payers(turn, seat))


class PayMagic(Step[State]):
    """Ask whether a magic key is paid with 1 magic, and by whom; nobody has to pay (GR-COMBAT-24, GR-PARTY-14)."""

    name = "pay_magic"

    def ask(self, position: GrailPosition, seat: int, row: int, payers: tuple[int, ...]) -> Ask | None:
        if not payers:
            return None
        about = questions.PayMagic(seat=seat, card=_last(position), gives=bonus_of(_key(position, row)))
        return all_of(about, {seat: ways_to_pay(seat, payers)})

    def resolve(
        self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, row: int, payers: tuple[int, ...]
    ) -> None:
        answer = answers.get(seat, NO)
        if answer == YES:
            pay_magic(turn, seat, row, seat)
        elif answer != NO:
            payer = answer.seat
            turn.push(ConsentToPay.name, seat, row, (payer, *(other for other in payers if other != payer)))


class ConsentToPay(Step[State]):
    """Ask the first of these payers for magic; after a refusal, offer only the others."""

    name = "consent_to_pay"

    def ask(self, position: GrailPosition, seat: int, row: int, payers: tuple[int, ...]) -> Ask:
        gives = bonus_of(_key(position, row))
        about = questions.GiveMagic(seat=seat, payer=payers[0], card=_last(position), gives=gives)
        return all_of(about, {payers[0]: YES_OR_NO})

    def resolve(
        self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, row: int, payers: tuple[int, ...]
    ) -> None:
        if answers[payers[0]] == YES:
            pay_magic(turn, seat, row, payers[0])
        else:
            turn.push(PayMagic.name, seat, row, payers[1:])


class DiscardLastBonus(Step[State]):
    """Apply discard-last bonuses, after all other keys of the card and before its ability (GR-COMBAT-39)."""

    name = "discard_last_bonus"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], place: int) -> None:
        if not _lies_at(turn, place):
            return
        played = under_way(turn.state).sequence[place]
        keys = [key for key in keys_at(turn, place, played.card) if key.row in played.linked]
        discard_last(turn, sum(key.left.discard_last * key.times for key in keys))


class DiscardLastCard(Step[State]):
    """Discard the last card of the sequence, and run its effects for that case (GR-COMBAT-37, 40, 42)."""

    name = "discard_last_card"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        encounter = under_way(turn.state)
        if encounter.sequence:
            last = encounter.sequence[-1]
            tell(turn, LastCardDiscarded(card=last.card, owner=last.owner))
            fire_uncovered(turn)
            run(turn, Scene(f"{encounter.kind}_cards/{last.card}/if_discarded", owner=last.owner))


def discard_last(turn: GrailTurn, amount: int) -> None:
    """Discard the last card of the sequence next, this number of times."""
    for _ in range(amount):
        turn.push(DiscardLastCard.name)


def connect(turn: GrailTurn, seat: int, key: Key) -> None:
    """Connect a key, and give its bonus as often as the other half says (GR-COMBAT-44)."""
    tell(turn, KeyConnected(row=key.row))
    left, times = key.left, key.times
    if left.stage * times:
        turn.push("stage_bonus", key.attribute, left.stage * times)
    if left.affinity * times:
        turn.push("move_affinity", left.affinity * times)
    if left.draw * times:
        draw_cards(turn, seat, left.draw * times)
    if left.markers * times:
        turn.push("add_markers", left.markers * times)


def pay_magic(turn: GrailTurn, seat: int, row: int, payer: int) -> None:
    """Spend 1 magic on this row of the card just played; the marker lies on the key (GR-COMBAT-25)."""
    change_quantity(turn, payer, "magic", -1)
    tell(turn, MagicPaid(seat=payer, row=row))
    connect(turn, seat, _key(turn, row))


def ways_to_pay(seat: int, payers: Iterable[int]) -> OneOf:
    """Return the options to pay the magic oneself, ask another seat, or decline."""
    ways = [YES if payer == seat else AskToPay(payer) for payer in payers]
    return OneOf((*ways, NO), offers=(*(Offer(cost={"magic": 1}) if way == YES else None for way in ways), None))


def bonus_of(key: Key) -> tuple[tuple[str, int], ...]:
    """Return the bonuses of a connected key, by kind."""
    left, times = key.left, key.times
    return tuple([(what, amount) for what in BONUSES if (amount := int(getattr(left, what)) * times)])


def _lies_at(position: GrailPosition, place: int) -> bool:
    """Return whether the card just played is still there. A stage bonus of its keys may have discarded it."""
    return place < len(under_way(position.state).sequence)


def _last(position: GrailPosition) -> str:
    return under_way(position.state).sequence[-1].card


def _key(position: GrailPosition, row: int) -> Key:
    """Return the joined key in this row of the last card."""
    sequence = under_way(position.state).sequence
    return next(key for key in keys_at(position, len(sequence) - 1, sequence[-1].card) if key.row == row)


def _lacks_extra_card(position: GrailPosition, key: Key) -> bool:
    """Return whether this magic key has the extra-card bonus that allows the card, while none is paid yet."""
    sequence = under_way(position.state).sequence
    keys = keys_at(position, len(sequence) - 1, sequence[-1].card)
    paid = any(other.left.extra_card and other.times and other.row in sequence[-1].magic for other in keys)
    return key.left.extra_card and bool(key.times) and not paid
