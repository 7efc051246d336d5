"""The chronicler (GR-CHRON)."""

import pytest

import afallon
from afallon.grail.rules.effects.voting import voted
from afallon.grail.rules.joint_choices import agreed
from tests.grail.arena import ENEMY, OPPONENT
from tests.grail.world import MEET, gain, travel, value, world

CHOICE = {
    "do": "choose",
    "who": "party",
    "choices": [{"id": "eat", "effects": [gain("food")]}, {"id": "pray", "effects": [gain("magic")]}],
}


@pytest.mark.rule("GR-CHRON-01")
def test_two_to_four_players_may_have_a_chronicler(tmp_path):
    for seats in (2, 3, 4):
        assert world(tmp_path, seats=seats).table.setup.chronicler is None
        assert world(tmp_path, seats=seats, chronicler=seats - 1).table.setup.chronicler == seats - 1
    for seats, chronicler in ((1, 0), (2, 2)):
        with pytest.raises(afallon.SetupError) as refused:
            world(tmp_path, seats=seats, chronicler=chronicler)
        assert [problem.rule for problem in refused.value.problems] == ["GR-CHRON-01"]


@pytest.mark.rule("GR-CHRON-02", "GR-CHRON-06")
def test_the_chronicler_plays_a_character_like_everybody(tmp_path):
    play = world(tmp_path, seats=2, chronicler=1)
    assert play.options(0) == play.options(1)
    other = world(tmp_path, seats=2)
    assert play.state == other.state
    travel(play, 2, 1)
    assert value(play, "energy", 1) == 5


@pytest.mark.rule("GR-CHRON-03", "GR-CHRON-04")
@pytest.mark.parametrize(("chronicler", "chosen"), [(None, "food"), (1, "magic")])
def test_the_chronicler_decides_disagreements(tmp_path, chronicler, chosen):
    play = world(tmp_path, seats=2, chronicler=chronicler, places={2: {"immediate": [CHOICE]}})
    travel(play, 2, 0, 1)
    play.give("choose_effect", "eat", 0)
    play.give("choose_effect", "pray", 1)
    assert value(play, chosen) == 1


@pytest.mark.rule("GR-CHRON-03", "GR-CHRON-04")
def test_the_chronicler_breaks_ties_before_the_lowest_number(tmp_path):
    table = world(tmp_path, seats=3, chronicler=2).table
    assert voted(table, {0: "a", 1: "b", 2: "b"}) == "b"
    assert voted(table, {0: "a", 2: "b"}) == "b"
    assert voted(table, {0: "a", 1: "a", 2: "b"}) == "a"  # no tie
    assert agreed(table, {0: "a", 1: "b"}) == "a"  # the chronicler is not concerned


@pytest.mark.rule("GR-CHRON-04")
def test_the_chronicler_decides_who_is_active_next(tmp_path):
    play = world(
        tmp_path, seats=2, chronicler=1, places={2: {"immediate": [MEET]}}, more={"combat_encounters": [ENEMY]}
    )
    travel(play, 2, 0, 1)
    play.go_on("choose_active")
    play.give("choose_active", 0, 0)
    play.give("choose_active", 1, 1)
    assert play.state.encounter.active == 1


@pytest.mark.rule("GR-CHRON-04")
def test_avoiding_a_parley_needs_unanimity_even_with_a_chronicler(tmp_path):
    opponent = {**OPPONENT, "avoidance": {}}
    rule = [{"do": "meet", "encounter": "opponent"}]
    more = {"diplomacy_encounters": [opponent]}
    for answers, ended in (({0: "no", 1: "yes"}, False), ({0: "yes", 1: "yes"}, True)):
        play = world(tmp_path, seats=2, chronicler=1, places={2: {"immediate": rule}}, more=more)
        travel(play, 2, 0, 1)
        for seat, answer in answers.items():
            play.give("avoid", answer, seat)
        assert (play.state.encounter is None) is ended
