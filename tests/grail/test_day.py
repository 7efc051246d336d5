"""The first day of a campaign: dawn, travelling and passing, dusk."""

from tests.grail.tables import asked, begin, give


def test_a_campaign_begins_with_a_dawn_and_asks_all_players_to_act():
    table = begin()
    state = table.state
    assert (state.day, state.stage, state.round) == (1, "day", 1)
    assert sorted(state.places) == [1, 2, 3, 4, 5]
    assert state.places[1].menhir
    assert state.places[1].dial == 6  # 7 for two players, lowered by one dawn
    assert asked(table) == {0: "act", 1: "act"}
    assert list(table.open[0].options.enumerate()) == ["travel", "inspect_menhir", "pass", "give"]


def test_two_travel_together_pass_and_rest():
    table = begin()
    give(table, 1, "travel")  # the first to answer acts first
    assert asked(table) == {1: "choose_target"}
    assert list(table.open[1].options.enumerate()) == [2, 3, 4, 5]
    give(table, 1, 2)
    assert asked(table) == {0: "join"}
    give(table, 0, "yes")
    assert asked(table) == {1: "accept"}
    give(table, 1, "yes")
    state = table.state
    assert [character.location for character in state.characters] == [2, 2]
    assert [character.energy for character in state.characters] == [5, 3]
    assert 6 not in state.places  # out of the menhir's range
    assert state.parties == []
    assert (state.round, asked(table)) == (2, {0: "act", 1: "act"})  # both turns of round 1 were used
    give(table, 0, "pass")
    give(table, 1, "pass")
    assert asked(table) == {0: "eat", 1: "eat"}
    assert list(table.open[1].options.enumerate()) == ["no", "give"]  # it has no food
    give(table, 0, "yes")
    give(table, 1, "no")
    assert (state.day, state.stage) == (2, "day")
    shepherd, smith = state.characters
    assert (shepherd.resources["food"], shepherd.health, shepherd.terror, shepherd.energy) == (1, 8, 0, 6)
    assert smith.energy == 4  # limited by its health
    assert not shepherd.passed


def test_only_answers_that_reveal_nothing_can_be_undone():
    table = begin()
    assert not table.view(None).undoable  # nobody has answered yet
    give(table, 0, "travel")
    assert table.view(None).undoable
    give(table, 0, 3)
    assert table.view(None).undoable
    table.undo()
    assert asked(table) == {0: "choose_target"}
    assert table.view(None).undoable
    table.undo()
    assert asked(table) == {0: "act", 1: "act"}
    assert not table.view(None).undoable
