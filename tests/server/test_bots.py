"""Bots in rooms: they answer from the stream of their seat, and their pace reveals nothing."""

from itertools import permutations
from random import Random

import pytest

import afallon
from afallon.players import PLAYERS
from afallon.server.live import bots
from afallon.server.live.bots import think, thinking_time

DEALS = sorted(set(permutations(["merlin", "assassin", "servant", "minion", "servant"])))


def questions(deal):
    """Return the questions of a whole game with this deal, each with the stream of its seat at that time."""
    table = afallon.new("avalon", seats=5, seed=4, deal=list(deal), first_leader=0)
    rng = Random(7)
    while table.outcome is None:
        decision = table.open[min(table.open)]
        yield table.events_for(decision.seat), decision
        table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))


@pytest.mark.parametrize("bot", sorted(PLAYERS))
def test_a_bot_gives_legal_answers_and_always_the_same(bot):
    for events, decision in questions(DEALS[0]):
        answer = think(bot, "avalon", events, decision, "5eed")
        assert answer in decision.options
        assert answer == think(bot, "avalon", events, decision, "5eed")


def test_the_choices_of_a_bot_depend_on_the_seed():
    answers = set()
    events, decision = next(questions(DEALS[0]))
    for seed in range(30):
        answers.add(think("random", "avalon", events, decision, f"{seed:032x}"))
    assert len(answers) > 3


def test_a_bot_that_fails_does_not_stop_the_game(monkeypatch, caplog):
    class Lost:
        def answer(self, decision, view, rng):
            raise RuntimeError("my card is the assassin")

    class Wrong:
        def answer(self, decision, view, rng):
            return "nonsense"

    events, decision = next(questions(DEALS[0]))
    for player in (Lost, Wrong):
        monkeypatch.setitem(PLAYERS, "broken", player)
        assert think("broken", "avalon", events, decision, "5eed") in decision.options
    assert "assassin" not in caplog.text
    assert "RuntimeError" in caplog.text


def test_the_pace_does_not_depend_on_the_deal():
    """The delay is computed without the deal. This test checks it for every deal and every question."""
    paces = []
    for deal in DEALS[::7]:
        seen = [(d.seat, d.id, d.kind) for _, d in questions(deal) if d.kind in ("choose_team", "vote")][:15]
        paces.append([(*facts, thinking_time("ROOM", 1, *facts)) for facts in seen])
    assert all(pace == paces[0] for pace in paces)


def test_the_pace_varies_within_bounds():
    times = [thinking_time("ROOM", 1, seat, number, "vote") for seat in range(5) for number in range(200)]
    assert min(times) >= bots._SHORTEST
    assert max(times) <= bots._LONGEST
    assert len(set(times)) == len(times)
    assert abs(sum(times) / len(times) - (bots._SHORTEST + bots._LONGEST) / 2) < 0.1
