"""Plot cards in the hands of a test: what chance draws, and to whom the leader gives it."""

from typing import Any

from tests.avalon.driver import BASIC
from tests.rules.avalon_game import Game

AT_ONCE = {"are_you_the_one", "show_your_strength", "show_your_nature", "restore_your_honour"}
"""The cards that nobody keeps (AV-PLOT-04, 17)."""


def drawn(*cards: str, seats: int = 7, **options: Any) -> Game:
    """A game whose first leader has drawn these cards and is about to give them."""
    options.setdefault("deal", BASIC[seats])
    options["modules"] = [*options.get("modules", ()), "plot_cards"]
    return Game(draws=cards, **options)


def give(game: Game, card: str, to: int) -> None:
    """The leader gives the next card, which must be this one, to this player."""
    if "choose_plot_card" in game.open.values():
        game.answer("choose_plot_card", game.leader, card)
    game.answer("give_plot_card", game.leader, to)
    told = {"leader": game.leader, "seat": to, "card": card, "kept": card not in AT_ONCE}
    assert game.last("plot_card_given") == told


def held(*holders: tuple[str, int], seats: int = 7, later: tuple[str, ...] = (), **options: Any) -> Game:
    """A game in which kept cards have been drawn and given: by pairs of a card and who holds it.

    `later` are the cards of the following rounds.
    """
    game = drawn(*[card for card, _ in holders], *later, seats=seats, **options)
    for card, to in holders:
        give(game, card, to)
    return game
