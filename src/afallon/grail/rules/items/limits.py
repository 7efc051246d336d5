"""Item limits: unlimited, unless an affliction or the mode sets a limit (GR-ITEM-02)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from afallon.grail.rules.characters.questions import AcceptGift
from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.items import questions
from afallon.grail.rules.items.events import ItemLost
from afallon.grail.rules.items.losing import lose
from afallon.grail.rules.joint_choices import YES_OR_NO
from afallon.grail.rules.quantities import MOST_ITEMS
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of


def item_limit(position: GrailPosition, seat: int) -> int | None:
    """Return the lowest limit of its afflictions and the mode; secrets do not count (GR-SECRET-03, GR-TRACK-11)."""
    afflictions = setup_of(position).pack.afflictions
    limits = [
        modified(position, "item_limit", card.item_limit, seat)
        for name in position.state.characters[seat].afflictions
        if (card := afflictions.get(name)) is not None and card.item_limit is not None
    ]
    by_mode = items_at_most(position, None, seat)
    return min((*limits, *(() if by_mode is None else (by_mode,))), default=None)


def items_at_most(position: GrailPosition, most: int | None, seat: int) -> int | None:
    """Return the mode's item limit of a character, if it has one (GR-MODE-31)."""
    if "challenge_item_limit" not in position.state.rules:
        return most
    return modified(position, "item_limit", MOST_ITEMS, seat)


class FitItems(Step[State]):
    """Let a character with too many items choose the surplus to lose."""

    name = "fit_items"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        limit, by_mode = item_limit(turn, seat), items_at_most(turn, None, seat)
        surplus = _surplus(turn, seat, limit)
        if surplus and limit == by_mode:
            turn.push(ShedItem.name, seat)
        elif surplus:
            lose(turn, (seat,), surplus)


class ShedItem(Step[State]):
    """Ask a character over the mode's limit for an item to give away (GR-MODE-32).

    The item goes to a character there that has room, or under the deck. `refused` are the seats that have declined.
    """

    name = "shed_item"

    def ask(self, position: GrailPosition, seat: int, refused: tuple[int, ...] = ()) -> Ask | None:
        surplus = _surplus(position, seat, items_at_most(position, None, seat))
        receivers = _receivers(position, seat, refused)
        if not surplus or not receivers:
            return None
        items = dict.fromkeys(str(held.card) for held in position.state.characters[seat].items)
        handing = [questions.HandItem(item, receiver) for item in items for receiver in receivers]
        options = one_of([*handing, *(questions.LetGo(seat, item) for item in items)])
        return all_of(questions.ShedItem(seat, surplus), {seat: options})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, refused: tuple[int, ...] = ()) -> None:
        surplus = _surplus(turn, seat, items_at_most(turn, None, seat))
        if not answers:
            lose(turn, (seat,), surplus)
            return
        answer = answers[seat]
        if isinstance(answer, questions.HandItem):
            turn.push(AcceptItem.name, *Handing(seat, answer.receiver, answer.item, refused))
        else:
            turn.push(self.name, seat, refused)
            turn.push("put_under", "items", (answer.item,))
            tell(turn, ItemLost(seat=seat, item=answer.item))


class Handing(NamedTuple):
    """The plain arguments of a frame: the giver, the receiver, the item, and the seats that refused before."""

    seat: int
    receiver: int
    item: str
    refused: tuple[int, ...]


class AcceptItem(Step[State]):
    """Ask the receiver to take the item (GR-CHAR-41), as in a trade (GR-MODE-44)."""

    name = "accept_item"

    def ask(self, position: GrailPosition, *arguments: Any) -> Ask:
        handing = Handing(*arguments)
        about = AcceptGift(handing.seat, (("item", handing.item),), ())
        return all_of(about, {handing.receiver: YES_OR_NO}, rule="GR-MODE-32")

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], *arguments: Any) -> None:
        handing = Handing(*arguments)
        if answers[handing.receiver] == "yes":
            turn.push(ShedItem.name, handing.seat, handing.refused)
            turn.push("trade_card", handing.seat, handing.receiver, handing.item)
        else:
            turn.push(ShedItem.name, handing.seat, (*handing.refused, handing.receiver))


def _surplus(position: GrailPosition, seat: int, limit: int | None) -> int:
    return 0 if limit is None else max(len(position.state.characters[seat].items) - limit, 0)


def _receivers(position: GrailPosition, seat: int, refused: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats at the location that can carry one more item."""
    characters = position.state.characters
    return tuple(
        other
        for other in living(position.state)
        if other not in (seat, *refused)
        and characters[other].location == characters[seat].location
        and len(characters[other].items) < (item_limit(position, other) or 0)
    )
