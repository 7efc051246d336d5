"""Step 4 of dusk: experience buys cards and attribute points (GR-ADV-01 to 12)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.content.glossary import ATTRIBUTES, KINDS
from afallon.grail.rules.advancement import questions
from afallon.grail.rules.advancement.events import UpgradeKept
from afallon.grail.rules.advancement.prices import DEAREST_POINT, cards_offered, price_of_card, price_of_point
from afallon.grail.rules.characters.tracks import change_quantity, spend
from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Barred, Offer, OneOf, Step, all_of
from afallon.kernel.options import one_of

DONE: Final = "done"


class Advancement(Step[State]):
    """Let every player who can afford something buy, any number of times.

    `settled` are the seats that have finished.
    """

    name = "advancement"

    def ask(self, position: GrailPosition, settled: tuple[int, ...] = ()) -> Ask | None:
        offered = {seat: _wares(position, seat) for seat in living(position.state) if seat not in settled}
        options = {seat: wares for seat, wares in offered.items() if len(wares.values) > 1}
        return all_of(questions.Advance(position.state.day), options)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], settled: tuple[int, ...] = ()) -> None:
        buyers = [seat for seat, answer in answers.items() if answer != DONE]
        if buyers:
            turn.push(self.name, (*settled, *(seat for seat in answers if seat not in buyers)))
        for seat in reversed(by_number(turn.state, buyers)):  # the lowest number picks first (GR-CHAR-22)
            _buy(turn, seat, answers[seat])


class UpgradeDrawn(Step[State]):
    """Turn up cards of the upgrade set, up to the number to choose from."""

    name = "upgrade_drawn"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], card: str, seat: int, deck: str, *more: Any) -> None:
        wanted, *before = more
        drawn = (*before, card)
        if len(drawn) < wanted and turn.state.decks[_upgrades(seat, deck)]:
            turn.push("draw", _upgrades(seat, deck), self.name, seat, deck, wanted, *drawn)
        else:
            turn.push(KeepUpgrade.name, seat, deck, drawn)


class KeepUpgrade(Step[State]):
    """Ask for the card to keep, and put it into the deck of its kind."""

    name = "keep_upgrade"

    def ask(self, position: GrailPosition, seat: int, deck: str, drawn: tuple[str, ...]) -> Ask | None:
        if len(set(drawn)) < 2:
            return None
        about = questions.KeepUpgrade(seat, deck, drawn)
        return all_of(about, {seat: one_of([questions.KeepCard(card) for card in drawn])})

    def resolve(
        self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, deck: str, drawn: tuple[str, ...]
    ) -> None:
        kept = answers[seat].card if answers else drawn[0]
        returned = list(drawn)
        returned.remove(kept)
        tell(turn, UpgradeKept(seat=seat, deck=deck, card=kept, returned=tuple(returned)))


def _wares(position: GrailPosition, seat: int) -> OneOf:
    """Return the purchases that this character can afford, with prices; the others are barred."""
    experience = position.state.characters[seat].resources["experience"]
    values: list[Any] = [DONE]
    offers: list[Offer | None] = [None]
    barred: list[Barred] = []

    def offer(ware: Any, price: int, rule: str) -> None:
        if price <= experience:
            values.append(ware)
            offers.append(Offer(cost={"experience": price}))
        else:
            barred.append(Barred(ware, rule, {"missing": {"experience": price - experience}}))

    for deck in KINDS:
        if position.state.decks[_upgrades(seat, deck)]:
            offer(questions.BuyCard(deck), price_of_card(position, seat), "GR-ADV-02")
        else:
            barred.append(Barred(questions.BuyCard(deck), "GR-ADV-04"))
    for attribute in ATTRIBUTES:
        price = price_of_point(position, seat, attribute)
        offer(questions.RaiseAttribute(attribute), price, "GR-ADV-10" if price < DEAREST_POINT else "GR-ADV-11")
    return OneOf(tuple(values), offers=tuple(offers), barred=tuple(barred))


def _buy(turn: GrailTurn, seat: int, ware: Any) -> None:
    if isinstance(ware, questions.BuyCard):
        spend(turn, seat, "experience", price_of_card(turn, seat))
        turn.push("draw", _upgrades(seat, ware.deck), UpgradeDrawn.name, seat, ware.deck, cards_offered(turn))
    else:
        spend(turn, seat, "experience", price_of_point(turn, seat, ware.attribute))
        change_quantity(turn, seat, ware.attribute, 1)


def _upgrades(seat: int, deck: str) -> str:
    return f"{deck}_upgrades/{seat}"
