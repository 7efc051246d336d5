"""The registry of games, messages of errors, and games started by name."""

import pytest

import afallon
from afallon.kernel import BadAnswer, IllegalAnswer, Problem, SeededChance, SetupError, find_game, game, register
from tests.kernel.tiny import TINY


def test_a_game_is_found_by_its_name():
    assert find_game("tiny") is TINY
    assert find_game("avalon") is afallon.avalon.GAME


def test_an_unknown_game_is_refused_with_the_known_names(monkeypatch):
    monkeypatch.setattr(game, "_games", {"tiny": TINY})
    monkeypatch.setattr(game, "_loaders", {"avalon": lambda: TINY})
    with pytest.raises(LookupError) as missing:
        find_game("chess")
    assert missing.value.args == ("there is no game 'chess'; there are ['avalon', 'tiny']",)


def test_registering_again_replaces(monkeypatch):
    monkeypatch.setattr(game, "_games", {})
    register(TINY)
    register(afallon.avalon.GAME)
    register(TINY)
    assert game._games == {"tiny": TINY, "avalon": afallon.avalon.GAME}


def test_a_seeded_table_rolls_by_its_seed():
    table = afallon.new("tiny", seats=3, seed=11, rounds=2)
    assert type(table.chance) is SeededChance
    assert table.chance.seed == 11
    assert table.state.die == 6
    assert list(table.open) == [0, 1, 2]
    assert table.setup == (3, 2, ())
    assert table.seats == range(3)


def test_a_default_seed_is_a_secret_of_128_bits():
    seeds = {afallon.new("tiny", seats=2).chance.seed for _ in range(20)}
    assert len(seeds) == 20
    assert 2**120 < max(seeds) < 2**128


def test_open_chance_is_left_to_the_caller():
    table = afallon.new("tiny", seats=2, seed=11, chance="open")
    assert table.chance is None
    assert list(table.open) == [afallon.CHANCE]
    table.submit(afallon.Answer(1, afallon.CHANCE, 3))
    assert table.state.die == 3
    assert list(table.open) == [0, 1]


def test_chance_is_seeded_or_open():
    with pytest.raises(ValueError, match=r"^chance is 'seeded' or 'open', not 'loaded'$"):
        afallon.new("tiny", seats=2, chance="loaded")


def test_a_set_up_reports_every_problem():
    with pytest.raises(SetupError) as refused:
        afallon.new("tiny", seats=1)
    assert refused.value.problems == (Problem("too_few_seats", "TINY-0", True, {"seats": 1}),)
    assert afallon.check("tiny", seats=1) == refused.value.problems
    assert afallon.check("tiny", seats=2, rounds=3) == ()
    two = SetupError(
        (Problem("too_few_seats", "TINY-0", details={"seats": 1, "least": 2}), Problem("no_luck", "TINY-9"))
    )
    assert str(two) == "too few seats (TINY-0: seats 1, least 2); no luck (TINY-9)"


def test_answer_errors_are_readable():
    bad = BadAnswer("no_such_question", decision=3, seat=1)
    assert (bad.code, bad.details) == ("no_such_question", {"decision": 3, "seat": 1})
    assert str(bad) == "no such question (decision 3, seat 1)"
    assert str(BadAnswer("nothing_to_undo")) == "nothing to undo"
    assert str(Problem("huge", "TINY-9", details={"pile": "x" * 201})) == f"huge (TINY-9: pile {'x' * 197}...)"
    assert str(Problem("big", "TINY-9", details={"pile": "x" * 200})) == f"big (TINY-9: pile {'x' * 200})"
    illegal = IllegalAnswer("not_an_option", rule="TINY-2", value="x")
    assert (illegal.code, illegal.rule, illegal.details) == (
        "not_an_option",
        "TINY-2",
        {"rule": "TINY-2", "value": "x"},
    )
    assert str(illegal) == "not an option (rule 'TINY-2', value 'x')"


class Unspeakable:
    def __repr__(self):
        raise RecursionError


def test_any_value_can_be_named_in_an_error():
    assert str(BadAnswer("wrong_type", value=Unspeakable())) == "wrong type (value <Unspeakable>)"
    assert str(BadAnswer("wrong_type", value="x" * 300)) == f"wrong type (value '{'x' * 196}...)"
    assert str(Problem("odd", "TINY-9", details={"thing": Unspeakable()})) == "odd (TINY-9: thing <Unspeakable>)"
