"""Imagined tables are consistent with the reader's stream, and every consistent table can occur."""

from random import Random
from typing import Any

import pytest

import afallon
from afallon import CHANCE, Answer, Table, find_game
from afallon.testing.play import next_answer
from afallon.testing.worlds import check_imagined
from tests.avalon import test_contract as avalon
from tests.properties.play import Mood
from tests.properties.setups import FEATURES, legal_setup

TERMS = avalon.TestAvalon()


def imagine(table: Table[Any], reader: int | None, rng: Random) -> Table[Any]:
    imagined: Table[Any] = find_game("avalon").imagine(table.events_for(reader), reader, rng)
    assert imagined.events_for(reader) == table.events_for(reader)
    return imagined


@pytest.mark.slow
@pytest.mark.parametrize("feature", FEATURES)
def test_every_reader_can_imagine_the_game_at_each_question(feature: str) -> None:
    """At the first question of each kind, and at the end."""
    rng, met = Random(feature), set[str]()
    for _ in range(3):
        table, mood = afallon.new("avalon", seed=rng.getrandbits(32), **legal_setup(rng, [feature])), Mood(rng)
        while table.outcome is None:
            answer = next_answer(table, mood, rng)
            kind = table.open[answer.seat].kind
            if kind not in met:
                met.add(kind)
                check_imagined(TERMS, table, rng)
            table.submit(answer)
        check_imagined(TERMS, table, rng)


def dealt(table: Table[Any], reader: int | None, times: int) -> set[tuple[str, ...]]:
    return {tuple(imagine(table, reader, Random(seed)).state.characters) for seed in range(times)}


def test_every_consistent_deal_can_occur() -> None:
    deal = ["merlin", "assassin", "servant", "minion", "servant"]
    table = afallon.new("avalon", seats=5, deal=deal, first_leader=0)
    assert len(dealt(table, None, 600)) == 60  # five cards, two of them equal
    assert len(dealt(table, 2, 200)) == 24
    assert dealt(table, 0, 50) == {tuple(deal), ("merlin", "minion", "servant", "assassin", "servant")}
    assert len(dealt(table, 1, 80)) == 3  # the good player who is Merlin varies


def test_any_member_of_the_team_may_have_played_the_fail() -> None:
    deal = ["merlin", "assassin", "servant", "minion", "servant"]
    table = afallon.new("avalon", seats=5, deal=deal, first_leader=0)
    for seat, value in ((0, [1, 2]), *((seat, "approve") for seat in range(5)), (1, "fail"), (2, "success")):
        table.submit(Answer(table.open[seat].id, seat, value))
    evil = ("assassin", "minion")
    found = dealt(table, 4, 200)
    assert all(deal[1] in evil or deal[2] in evil for deal in found)
    assert {(deal[1] in evil, deal[2] in evil) for deal in found} == {(True, False), (False, True), (True, True)}


def test_an_impossible_stream_is_refused() -> None:
    table = afallon.new("avalon", seats=5, seed=1)
    assert CHANCE not in table.open
    events = [event for event in table.events_for(0) if event.kind != "seen"]
    with pytest.raises(ValueError, match="fits"):
        find_game("avalon").imagine([*events[:1], *events[2:]], 0, Random(1))
