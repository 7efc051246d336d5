"""Gaining items and secrets: from the top of the deck, by a search, or from the supply."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from afallon.grail.content import Pack
from afallon.grail.rules.decks.events import CardDrawn
from afallon.grail.rules.decks.questions import Draw
from afallon.grail.rules.items import questions
from afallon.grail.rules.items.cards import is_secret, number_of
from afallon.grail.rules.items.events import CardOffered, ItemGained, ItemsSearched, SecretGained
from afallon.grail.rules.items.limits import FitItems
from afallon.grail.rules.items.slots import settle_slots
from afallon.grail.rules.items.speaking import let_speak
from afallon.grail.rules.joint_choices import agreed, ask_together
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import CHANCE, Ask, Deck, OneOf, Step, all_of


class Wanted(NamedTuple):
    """The criteria of a search. Without criteria it is a draw and not a search (GR-ITEM-23)."""

    crafted: bool = False
    keyword: str | None = None
    item: str | None = None

    def fits(self, pack: Pack, item: str) -> bool:
        card = pack.items[item]
        return (not self.crafted or card.crafted) and self.keyword in (None, card.keyword) and self.item in (None, item)


def found_next(pack: Pack, deck: Deck, wanted: Wanted) -> OneOf | None:
    """Return the items that a search may find first: a known match on top, else in the pool, else at the bottom."""

    def first(cards: Iterable[str]) -> OneOf | None:
        return next((OneOf((item,)) for item in cards if wanted.fits(pack, item)), None)

    copies = {item: number for item, number in deck.pool.items() if wanted.fits(pack, item)}
    return first(deck.top) or (OneOf(tuple(copies), tuple(copies.values())) if copies else first(deck.bottom))


class Finding(NamedTuple):
    """The plain arguments of a frame: the criteria, the seats, the number still to find, and the items found."""

    wanted: Wanted
    seats: tuple[int, ...]
    left: int
    found: tuple[str, ...] = ()


class FindItems(Step[State]):
    """Find items one by one (GR-ITEM-16 to 18, 23, 25); all are revealed before they are divided (GR-COMBAT-154)."""

    name = "find_items"

    def ask(self, position: GrailPosition, *arguments: Any) -> Ask | None:
        finding = _finding(arguments)
        options = found_next(setup_of(position).pack, position.state.decks["items"], finding.wanted)
        if options is None or not finding.left:
            return None
        about = Draw("items") if finding.wanted == Wanted() else questions.SearchItems(finding.left)
        return all_of(about, {CHANCE: options}, rule="GR-ITEM-16")

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], *arguments: Any) -> None:
        finding = _finding(arguments)
        item = answers.get(CHANCE)
        if finding.left and finding.wanted != Wanted():
            tell(turn, ItemsSearched(item=item))
        elif item is not None:
            tell(turn, CardDrawn(deck="items", card=item))
        if item is not None:
            turn.push(self.name, *finding._replace(left=finding.left - 1, found=(*finding.found, item)))
        else:
            for card in reversed(finding.found):
                turn.push(DivideCard.name, card, finding.seats)


def find_items(turn: GrailTurn, wanted: Wanted, seats: tuple[int, ...], amount: int) -> None:
    """Let these seats together gain this number of items next."""
    turn.push(FindItems.name, *Finding(wanted, seats, amount))


def _finding(arguments: tuple[Any, ...]) -> Finding:
    wanted, *rest = arguments
    return Finding(Wanted(*wanted), *rest)


class DivideCard(Step[State]):
    """Give a card to the only seat, or let several seats divide it."""

    name = "divide_card"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], card: str, seats: tuple[int, ...]) -> None:
        if len(seats) > 1:
            tell(turn, CardOffered(card=card, seats=seats))
            turn.push(TakeItem.name, card, seats)
        else:
            for seat in seats:
                receive(turn, seat, card)


class TakeItem(Step[State]):
    """Ask the party for the seat that gets the card (GR-PARTY-17)."""

    name = "take_item"

    def ask(self, position: GrailPosition, card: str, seats: tuple[int, ...]) -> Ask:
        if is_secret(card):
            return ask_together(questions.LearnSecret(number_of(card), seats), seats, OneOf(seats))
        return ask_together(questions.TakeItem(card, seats), seats, OneOf(seats))

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], card: str, seats: tuple[int, ...]) -> None:
        receive(turn, agreed(turn, answers), card)


def receive(turn: GrailTurn, seat: int, card: str) -> None:
    """Give a card to a character, then settle its slots, trigger the card's abilities, and apply limits."""
    encounter = turn.state.encounter
    is_running = encounter is not None and encounter.ended is None
    if is_secret(card):
        secret = setup_of(turn).pack.secrets[number_of(card)]
        aside = is_running and secret.keyword is not None
        tell(turn, SecretGained(seat=seat, secret=secret.number, aside=aside))
    else:
        tell(turn, ItemGained(seat=seat, item=card, aside=is_running))
        turn.push(FitItems.name, seat)
    let_speak(turn, seat, card)
    settle_slots(turn, seat)
