"""Avalon, TRAP: the Trapper, with larger teams and a card that the leader takes out of the quest."""

import pytest

from afallon.avalon.modules.trapper import KnownTrapper
from tests.avalon.driver import BASIC
from tests.avalon.setups import EDITIONS, refusals, warnings
from tests.rules.avalon_game import Game, differ

TRAPPER = {"modules": ["trapper"]}
SIZES = {5: (2, 3, 2, 3, 3), 6: (2, 3, 4, 3, 4), 7: (2, 3, 3, 4, 4)} | dict.fromkeys((8, 9, 10), (3, 4, 4, 5, 5))
"""Printed team sizes, from the books."""


def played(team, cards, first_leader=0, deal=BASIC[8]):
    """Return a game in which this team has played these cards on quest 1 and the leader must take one."""
    game = Game(deal, first_leader=first_leader, **TRAPPER).team(*team)
    return game.lay(cards)


@pytest.mark.rule("AV-TRAP-01")
@pytest.mark.parametrize("seats", range(5, 11))
def test_every_team_has_one_member_more(seats):
    game = Game(BASIC[seats], **TRAPPER)
    larger = tuple(size + 1 for size in SIZES[seats])
    assert game.last("game_started")["sizes"] == larger
    for result, size in zip((True, False, True, False, True), larger, strict=True):
        assert game.table.open[game.leader].options.size == size
        team = sorted(game.seats, key=game.is_evil, reverse=not result)[:size]
        game.team(*team).lay({} if result else {seat: "fail" for seat in team if game.is_evil(seat)})
        # The leader takes a success; there is always one.
        game.answer("trap_card", game.leader, next(seat for seat in team if not game.is_evil(seat)))
        assert sum(game.last("cards_shown")["cards"].values()) == size - 1
    assert game.results() == [True, False, True, False, True]


@pytest.mark.rule("AV-TRAP-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_trapper_is_advised_for_eight_or_more(edition):
    if edition in ("ua", "pl"):
        assert refusals(8, edition=edition, **TRAPPER) == ["module_not_in_edition"]
        return
    for seats in range(5, 11):
        told = warnings(seats, edition=edition, **TRAPPER)
        assert told == (["advised_for_more_players"] if seats < 8 else [])


@pytest.mark.rule("AV-TRAP-02", "AV-TRAP-03")
def test_the_leader_alone_sees_the_taken_card_and_it_does_not_count():
    game = played((0, 1, 2, 3), {1: "fail"})
    assert game.open == {0: "trap_card"}
    assert game.events("cards_shown") == []
    game.answer("trap_card", 0, 1)
    for reader in game.readers:
        assert game.events("card_trapped", reader) == [{"leader": 0, "seat": 1}]  # whose it was is public
        assert game.last("cards_shown", reader) == {"quest": 1, "cards": {"success": 3}}
        assert game.last("quest_succeeded", reader) == {"quest": 1, "fails": 0}
        assert KnownTrapper.of(game.table.view(reader)).trapped[1] == 1
    # Its player knows the card.
    assert game.who_knows("trapped_card_seen") == [0, 1]
    assert game.last("trapped_card_seen", 0) == {"leader": 0, "seat": 1, "card": "fail"}


@pytest.mark.rule("AV-TRAP-02")
@pytest.mark.parametrize(("taken", "succeeds"), [(1, True), (2, False), (0, False)])
def test_the_remaining_cards_decide(taken, succeeds):
    game = played((0, 1, 2, 4), {1: "fail"})
    game.answer("trap_card", 0, taken)
    assert game.results() == [succeeds]


@pytest.mark.rule("AV-TRAP-03")
def test_the_taken_card_is_secret_from_all_others():
    # Two evil members play one fail; the shown cards are the same for both possible players.
    games = []
    for failing in (1, 3):
        game = played((1, 3, 5, 0), {failing: "fail", 5: "fail"}, first_leader=0)
        game.answer("trap_card", 0, 5)
        games.append(game)
    assert differ(*games) == [1, 3]
    games = []
    for cards in ({1: "fail"}, {1: "success"}):
        game = played((1, 0, 2, 4), cards)
        game.answer("trap_card", 0, 1)
        games.append(game)
    assert differ(*games) == [0, 1]


@pytest.mark.rule("AV-TRAP-04")
def test_the_leader_must_take_a_card_and_may_take_his_own():
    game = played((0, 1, 2, 3), {})
    assert game.options(0) == [0, 1, 2, 3]
    for wrong in (4, 7):
        assert game.refusal("trap_card", 0, wrong) == "AV-TRAP-02"
    game.answer("trap_card", 0, 0)
    assert game.who_knows("trapped_card_seen") == [0]


@pytest.mark.rule("AV-TRAP-04")
def test_a_leader_outside_the_team_takes_a_card_too():
    game = played((0, 1, 2, 3), {1: "fail"}, first_leader=6)
    assert game.open == {6: "trap_card"}
    assert game.options(6) == [0, 1, 2, 3]
    game.answer("trap_card", 6, 3)
    assert game.who_knows("trapped_card_seen") == [3, 6]
    assert game.last("quest_failed") == {"quest": 1, "fails": 1}
