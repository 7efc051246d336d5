"""Games with plot cards for tests: chosen draws and chosen receivers."""

from typing import Any

from tests.avalon.driver import BASIC
from tests.rules.avalon_game import Game

AT_ONCE = {"are_you_the_one", "show_your_strength", "show_your_nature", "restore_your_honour"}
"""The cards that act at once and are not kept (AV-PLOT-04, 17)."""


def drawn(*cards: str, seats: int = 7, **options: Any) -> Game:
    """Return a game whose first leader has drawn these cards and must give them next."""
    options.setdefault("deal", BASIC[seats])
    options["modules"] = [*options.get("modules", ()), "plot_cards"]
    return Game(draws=cards, **options)


def give(game: Game, card: str, to: int) -> None:
    """Give this card, which must be the leader's next one, to this player."""
    if "choose_plot_card" in game.open.values():
        game.answer("choose_plot_card", game.leader, card)
    game.answer("give_plot_card", game.leader, to)
    given = {"leader": game.leader, "seat": to, "card": card, "kept": card not in AT_ONCE}
    assert game.last("plot_card_given") == given


def held(*holders: tuple[str, int], seats: int = 7, later: tuple[str, ...] = (), **options: Any) -> Game:
    """Return a game in which kept cards have been drawn and given, as pairs of card and holder.

    `later` are the draws of the following rounds.
    """
    game = drawn(*[card for card, _ in holders], *later, seats=seats, **options)
    for card, to in holders:
        give(game, card, to)
    return game
