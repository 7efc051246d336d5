"""Driver for campaigns in tests: answers by the kind of question, and controls the draws of chance."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import afallon
from afallon.grail.content.glossary import RESOURCES
from afallon.grail.rules.characters.events import ResourceChanged, TrackChanged
from afallon.grail.rules.characters.questions import Division
from afallon.grail.rules.telling import tell
from afallon.kernel import CHANCE

PACKS = Path(__file__).parent / "packs"

DEFAULTS: dict[str, Any] = {
    "join": "yes",
    "accept": "yes",
    "take_along": "all_of_them",
    "pay_for": "own",
    "join_arrival": "yes",
    "accept_arrival": "yes",
    "use_items": "done",
    "equip": "done",
    "mulligan": "keep",
    "pay_magic": "no",
    "before_effect": "go_on",
    "avoid": "no",
    "play": "stop",
    "eat": "no",
    "advance": "done",
    "rebuild_decks": "done",
}
"""Default answers of `go_on`; for other questions it takes the first option."""


def divided(**amounts: tuple[int, ...]) -> Division:
    """Return a division; for each kind, the amounts by seat."""
    return Division(
        tuple((seat, what, amount) for what, each in amounts.items() for seat, amount in enumerate(each) if amount)
    )


class Play:
    """A table with a pack, given by its name in `tests/grail/packs` or by its folder.

    Chance draws the first card of `draws` that it is offered, otherwise its first option.
    """

    def __init__(self, pack: str | Path, *, seats: int = 1, draws: Iterable[Any] = (), **options: Any) -> None:
        folder = PACKS / pack if isinstance(pack, str) else pack
        self.draws = list(draws)
        self.table = afallon.new("grail", seats=seats, chance="open", pack=str(folder), **options)
        self._let_chance_answer()

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def asked(self) -> dict[int, str]:
        """The kind of the open question by seat."""
        return {seat: decision.kind for seat, decision in self.table.open.items()}

    def options(self, seat: int) -> list[Any]:
        return list(self.table.open[seat].options.enumerate())

    def give(self, kind: str, value: Any, seat: int | None = None) -> None:
        """Answer a question of this kind for one seat or, without a seat, for all open questions."""
        for one in [seat] if seat is not None else list(self.table.open):
            decision = self.table.open[one]
            assert decision.kind == kind, f"seat {one} is asked {decision.kind}: {self.options(one)}"
            self.table.submit(afallon.Answer(decision.id, one, value))
        self._let_chance_answer()

    def go_on(self, *kinds: str, **answers: Any) -> None:
        """Answer with `answers` by kind, or by default, until a question of one of `kinds` is open."""
        for _ in range(200):
            if any(kind in kinds for kind in self.asked.values()):
                return
            seat, kind = next(iter(self.asked.items()))
            value = answers.get(kind, DEFAULTS.get(kind))
            self.give(kind, value if value in self.options(seat) else self.options(seat)[0], seat)
        raise AssertionError(f"nobody was asked for {kinds}: now it is {self.asked}")

    def happened(self, *kinds: str) -> list[dict[str, Any]]:
        """Return the data of all events of these kinds so far."""
        return [event.data for event in self.table.all_events() if event.kind in kinds]

    def set(self, seat: int, **values: int) -> None:
        """Set tracks and resources of a character."""
        for name, value in values.items():
            if name in RESOURCES:
                tell(self.table, ResourceChanged(seat=seat, resource=name, value=value))
            else:
                tell(self.table, TrackChanged(seat=seat, track=name, value=value))

    def _let_chance_answer(self) -> None:
        while (decision := self.table.open.get(CHANCE)) is not None:
            offered = list(decision.options.enumerate())
            card = next((card for card in self.draws if card in offered), None)
            if card is None:
                card = offered[0]
            else:
                self.draws.remove(card)
            self.table.submit(afallon.Answer(decision.id, CHANCE, card))
