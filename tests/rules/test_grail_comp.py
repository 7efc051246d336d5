"""Required content of a pack (GR-COMP), and the refusal of unplayable campaigns."""

import pytest

import afallon
from afallon.grail.content.glossary import ATTRIBUTES
from afallon.grail.content.pack_check import check_pack
from afallon.grail.rules.beginning.questions import TakeBoard
from afallon.grail.rules.death.questions import TakeCharacter
from tests.grail.arena import ENEMY, OPPONENT, edge
from tests.grail.world import travel, world


def found(folder, code):
    """Return the problems with this code that the pack check reports."""
    return [problem for problem in check_pack(folder)[1] if problem.code == code]


def refusals(folder, **more):
    with pytest.raises(afallon.SetupError) as refused:
        world(folder, **more)
    return [(problem.code, problem.rule, problem.details) for problem in refused.value.problems]


@pytest.mark.rule("GR-COMP-13")
@pytest.mark.parametrize("level", [0, 5])
@pytest.mark.parametrize(("section", "entry"), [("combat_encounters", ENEMY), ("diplomacy_encounters", OPPONENT)])
def test_encounter_levels_are_1_to_4(tmp_path, section, entry, level):
    (code, _, details), *more = refusals(tmp_path, more={section: [{**entry, "level": level}]})
    assert (code, more) == ("bad_pack", [])
    assert f"level {level}" in details["problem"]
    for right in (1, 4):
        world(tmp_path, more={section: [{**entry, "level": right}]})


@pytest.mark.rule("GR-COMP-13")
def test_only_the_introductory_encounter_of_a_colour_has_no_level(tmp_path):
    first, second = ({**ENEMY, "id": name, "level": None} for name in ("first", "second"))
    world(tmp_path, more={"combat_encounters": [first, ENEMY], "diplomacy_encounters": [{**OPPONENT, "level": None}]})
    assert found(tmp_path, "second_introduction") == []
    world(tmp_path, more={"combat_encounters": [first, second]})
    assert [problem.details for problem in found(tmp_path, "second_introduction")] == [{"colour": "grey"}]
    world(tmp_path, more={"combat_encounters": [{**first, "copies": 2}]})
    assert len(found(tmp_path, "second_introduction")) == 1


@pytest.mark.rule("GR-COMP-19")
def test_every_attribute_needs_a_skill(tmp_path):
    def skill(number, attribute):
        sides = [{"id": f"{side}{number}", "abilities": []} for side in ("left", "right")]
        return {"number": number, "attribute": attribute, "sides": sides}

    skills = [skill(number, attribute) for number, attribute in enumerate(ATTRIBUTES)]
    world(tmp_path, more={"skills": skills})
    assert found(tmp_path, "attribute_without_skill") == []
    for missing, attribute in enumerate(ATTRIBUTES):
        world(tmp_path, more={"skills": skills[:missing] + skills[missing + 1 :]})
        (problem,) = found(tmp_path, "attribute_without_skill")
        assert problem.details == {"attribute": attribute}


def blank(copies, **more):
    return {"id": "blank", "copies": copies, "right": edge("free"), **more}


@pytest.mark.rule("GR-COMP-27")
@pytest.mark.parametrize("kind", ["combat", "diplomacy"])
@pytest.mark.parametrize(("starting", "upgrades"), [(14, 25), (16, 25), (15, 26)])
def test_a_character_without_15_starting_and_25_upgrade_cards_is_refused(tmp_path, kind, starting, upgrades):
    """The next test covers missing upgrades, which the helpers of this one add."""
    hero = {f"starting_{kind}": []}
    cards = [
        blank(starting, id="banner", colour="green", banner=True),
        *([blank(upgrades, character="hero0")] if upgrades > 25 else ()),
    ]
    more = {f"{kind}_cards": cards}
    details = {"character": "hero0", "starting": starting, "upgrades": upgrades}
    assert refusals(tmp_path, heroes=[hero], more=more) == [(f"wrong_number_of_{kind}_cards", "GR-COMP-27", details)]
    (problem,) = found(tmp_path, "wrong_number_of_cards")
    assert (problem.details["kind"], problem.details["starting"], problem.details["upgrades"]) == (
        kind,
        starting,
        upgrades,
    )


@pytest.mark.rule("GR-COMP-27")
def test_a_guest_needs_15_listed_cards_and_25_upgrades(tmp_path):
    full = {"starting_combat": ["filler"] * 15}
    guest = {"starting_combat": ["filler"] * 16}
    assert world(tmp_path, heroes=[full]).state.decks["combat/0"].pool == {"filler": 15}
    assert [code for code, *_ in refusals(tmp_path, heroes=[guest])] == ["wrong_number_of_combat_cards"]
    pack = tmp_path / "pack.yaml"
    world(tmp_path, heroes=[full])
    pack.write_text(pack.read_text("utf-8").replace('"copies": 25', '"copies": 24', 1), "utf-8")
    with pytest.raises(afallon.SetupError, match="upgrades 24"):
        afallon.new("grail", seats=1, pack=str(tmp_path))


@pytest.mark.rule("GR-COMP-27")
def test_an_incomplete_character_does_not_prevent_play_with_others(tmp_path):
    """The colour has four characters, and only one of them is incomplete."""
    heroes = [{}, {"starting_combat": ["filler"] * 16}]
    play = world(tmp_path, heroes=heroes, seats=1)
    assert play.state.characters[0].tile == "hero0"
    assert refusals(tmp_path, heroes=heroes, seats=2)


RED = {"colour": "red", "any_board": True}
BOARDS = [
    {"colour": colour, "energy_max": energy, "health_max": 8, "health_start": 5, "terror_max": 7}
    for colour, energy in (("grey", 4), ("brown", 5))
]


@pytest.mark.rule("GR-COMP-03")
def test_a_character_of_an_extra_colour_may_take_any_free_board(tmp_path):
    """Its cards have its own colour; its tracks come from the board."""
    cards = [blank(15, id="ember", colour="red", banner=True), blank(25, id="blaze", colour="red")]
    red = {**RED, "starting_combat": []}
    more = {"boards": BOARDS, "combat_cards": cards}
    for colour, energy in (("grey", 4), ("brown", 5)):
        play = world(tmp_path, seats=2, heroes=[red, {}], more=more)
        assert play.asked == {0: "choose_board"}
        assert play.options(0) == [TakeBoard("grey"), TakeBoard("brown")]  # the other player needs the green one
        play.give("choose_board", TakeBoard(colour))
        character = play.state.characters[0]
        assert (character.board, character.energy_max, character.health) == (colour, energy, 5)
        assert play.state.characters[1].board == "green"
        assert play.state.decks["combat/0"].pool == {"ember": 15}
        assert play.state.decks["combat_upgrades/0"].pool == {"blaze": 25}


@pytest.mark.rule("GR-COMP-03")
def test_a_single_free_board_is_not_asked_about(tmp_path):
    play = world(tmp_path, seats=2, heroes=[{}, RED], more={"boards": BOARDS[:1]})
    assert [character.board for character in play.state.characters] == ["green", "grey"]
    assert "choose_board" not in play.asked.values()


@pytest.mark.rule("GR-COMP-03")
def test_an_any_board_character_has_an_extra_colour_and_others_a_boards_colour(tmp_path):
    assert "colour of a board" in str(refusals(tmp_path, heroes=[{**RED, "colour": "green"}]))
    assert "no such entry" in str(refusals(tmp_path, heroes=[{"colour": "red"}]))


@pytest.mark.rule("GR-COMP-03")
def test_an_any_board_replacement_takes_the_dead_characters_board(tmp_path):
    die = {2: {"immediate": [{"do": "die", "who": "each"}]}}
    heroes = [{"colour": "grey"}, {}, RED]
    play = world(tmp_path, seats=2, heroes=heroes, more={"boards": BOARDS}, places=die)
    travel(play, 2)
    play.give("take_replacement", TakeCharacter("hero2"), 0)
    assert [(character.tile, character.board) for character in play.state.characters] == [
        ("hero2", "grey"),
        ("hero1", "green"),
    ]


@pytest.mark.rule("GR-COMP-31")
@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (9, {"wine": 1, "mode": "easy"}, "wrong_number_of_seats unknown_option no_such_value"),
        (9, {"characters": ["nobody"] * 5}, "wrong_number_of_seats not_one_character_each unknown_character"),
        (1, {"chronicler": "Ann", "characters": ["nobody"]}, "unreadable_option unknown_character"),
        (2, {"reading": 9, "chronicler": 7}, "no_such_value no_such_chronicler"),
        (1, {"wine": 1, "mode": "story", "rules": ["challenge_old_rest"]}, "unknown_option rule_of_another_mode"),
        # Rules that depend on an unreadable option are not checked.
        (1, {"mode": "easy", "rules": ["challenge_old_rest"]}, "no_such_value"),
        (1, {"mode": "story", "free_choice": 1, "rules": ["challenge_old_rest"]}, "unreadable_option"),
        (9, {"characters": ["nobody"]}, "wrong_number_of_seats unknown_character"),
        (0, {"characters": []}, "wrong_number_of_seats"),
        (5, {"characters": list("abcde")}, "wrong_number_of_seats unknown_character"),
        (0, {"pack": 7, "chronicler": "Ann"}, "wrong_number_of_seats unreadable_option"),
        (0, {"pack": "nowhere", "wine": 1}, "wrong_number_of_seats unknown_option bad_pack"),
    ],
)
def test_all_problems_of_a_setup_are_reported_together(tmp_path, seats, options, told):
    world(tmp_path, seats=2)
    problems = afallon.check("grail", seats=seats, **{"pack": str(tmp_path), **options})
    assert " ".join(dict.fromkeys(problem.code for problem in problems)) == told
