"""Losing items: by choice of their owners, and never secrets (GR-SECRET-04)."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from afallon.grail.rules.effects.abilities import is_in_use
from afallon.grail.rules.items import questions
from afallon.grail.rules.items.events import ItemLost, SecretLost
from afallon.grail.rules.joint_choices import agreed, ask_together
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Step
from afallon.kernel.options import one_of


class Losing(NamedTuple):
    """The plain arguments of a frame: the number and criteria of items to lose, and the items already lost."""

    seats: tuple[int, ...]
    amount: int | None
    """`None` means all."""

    keyword: str | None = None
    item: str | None = None
    in_use: bool = False
    gone: tuple[str, ...] = ()

    def could_go(self, position: GrailPosition) -> list[tuple[int, str]]:
        items = setup_of(position).pack.items
        return [
            (seat, str(held.card))
            for seat in self.seats
            for held in position.state.characters[seat].items
            if self.item in (None, held.card)
            and self.keyword in (None, items[str(held.card)].keyword)
            and (is_in_use(held) or not self.in_use)
        ]


class LoseItem(Step[State]):
    """Ask for the items to lose one by one, unless all matching ones are lost."""

    name = "lose_item"

    def ask(self, position: GrailPosition, *arguments: Any) -> Ask | None:
        losing = Losing(*arguments)
        could_go = losing.could_go(position)
        if losing.amount is None or len(could_go) <= losing.amount or not losing.amount:
            return None
        about = questions.LoseItem(losing.seats, losing.amount)
        return ask_together(about, losing.seats, one_of([questions.LetGo(*item) for item in could_go]))

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], *arguments: Any) -> None:
        losing = Losing(*arguments)
        could_go = losing.could_go(turn)
        if answers:
            chosen: questions.LetGo = agreed(turn, answers)
            _let_go(turn, [(chosen.seat, chosen.item)])
            gone, left = (*losing.gone, chosen.item), (losing.amount or 0) - 1
            turn.push(self.name, *losing._replace(amount=left, gone=gone))
        else:
            rest = could_go if losing.amount is None else could_go[: losing.amount]
            _let_go(turn, rest)
            if gone := (*losing.gone, *(item for _, item in rest)):
                turn.push("put_under", "items", gone)


def lose(turn: GrailTurn, seats: Iterable[int], amount: int | None, **which: Any) -> None:
    """Let these seats together lose this number of items next; the items go under the deck (GR-DISCARD-01)."""
    turn.push(LoseItem.name, *Losing(tuple(seats), amount, **which))


class GiveUp(Step[State]):
    """Pay in cards: items of an id, or of a keyword by choice, or a secret (GR-STORY-06)."""

    name = "give_up"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, what: str, amount: int) -> None:
        sort, _, name = what.partition(":")
        if sort == "secret":
            tell(turn, SecretLost(seat=seat, secret=int(name), from_game=False))
        elif sort == "item":
            _let_go(turn, [(seat, name)] * amount)
            turn.push("put_under", "items", (name,) * amount)
        else:
            lose(turn, (seat,), amount, keyword=name)


def _let_go(turn: GrailTurn, items: Iterable[tuple[int, str]]) -> None:
    for seat, item in items:
        tell(turn, ItemLost(seat=seat, item=item))
