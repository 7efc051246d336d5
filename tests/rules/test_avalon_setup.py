"""Avalon, SETUP: the number of players, the deck, the deal, refusals and warnings."""

from collections import Counter
from random import Random

import pytest

import afallon
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.modules import MODULES
from afallon.avalon.setup import check
from tests.avalon.driver import BASIC, EVIL, Play, told
from tests.avalon.setups import DECKS, EDITIONS, SIDES, any_game, label, refusals, warnings

TEAM_SIZES = {
    5: [2, 3, 2, 3, 3],
    6: [2, 3, 4, 3, 4],
    7: [2, 3, 3, 4, 4],
    8: [3, 4, 4, 5, 5],
    9: [3, 4, 4, 5, 5],
    10: [3, 4, 4, 5, 5],
}


def deal_of(table):
    """Return each seat's character from its own stream."""
    return [event.data for seat in table.seats for event in table.events_for(seat) if event.kind == "dealt"]


def deck_of(seats, **options):
    """Return the publicly announced deck."""
    started = afallon.new("avalon", seats=seats, seed=1, **options).events_for(None)[0]
    assert started.kind == "game_started"
    return Counter(started.data["deck"])


@pytest.mark.rule("AV-SETUP-01")
@pytest.mark.parametrize("seats", range(5, 11))
def test_five_to_ten_may_play(seats):
    table = afallon.new("avalon", seats=seats, seed=3)
    assert [decision.kind for decision in table.open.values()] == ["choose_team"]


@pytest.mark.rule("AV-SETUP-01")
@pytest.mark.parametrize("seats", [-5, 0, 1, 4, 11, 50, "5", 5.0, None, True])
def test_any_other_number_is_refused(seats):
    assert refusals(seats) == ["wrong_number_of_seats"]


@pytest.mark.rule("AV-SETUP-02", "AV-SETUP-04")
@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize(
    "characters", [None, ["merlin", "assassin", "percival", "morgana"], ["merlin", "assassin"], []]
)
def test_good_and_evil_are_dealt_by_the_table(seats, characters):
    for seed in range(5):
        dealt = deal_of(afallon.new("avalon", seats=seats, seed=seed, characters=characters))
        assert [card["seat"] for card in dealt] == list(range(seats))
        sides = Counter(card["side"] for card in dealt)
        assert (sides["good"], sides["evil"]) == SIDES[seats]
        assert all((card["side"] == "evil") == (card["character"] in EVIL) for card in dealt)


@pytest.mark.rule("AV-SETUP-02")
@pytest.mark.parametrize("seats", range(5, 11))
def test_a_deal_with_other_sides_is_refused(seats):
    deal = list(BASIC[seats])
    assert refusals(seats, deal=deal) == []
    deal[deal.index("servant")] = "minion"
    assert refusals(seats, deal=deal) == ["deal_has_wrong_sides", "deal_has_wrong_sides"]


@pytest.mark.rule("AV-SETUP-03")
@pytest.mark.parametrize("seats", range(5, 11))
def test_the_basic_deck(seats):
    good, evil = SIDES[seats]
    expected = {"merlin": 1, "servant": good - 1, "assassin": 1, "minion": evil - 1}
    assert deck_of(seats) == expected
    assert deck_of(seats, characters=["merlin", "assassin"]) == expected


@pytest.mark.rule("AV-SETUP-03")
@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize(
    ("character", "replaced"),
    [("percival", "servant"), ("morgana", "minion"), ("mordred", "minion"), ("oberon", "minion")],
)
def test_an_optional_character_takes_the_place_of_a_plain_one(seats, character, replaced):
    changed = deck_of(seats, characters=["merlin", "assassin", character])
    changed.subtract(deck_of(seats))
    assert {name: number for name, number in changed.items() if number} == {character: 1, replaced: -1}


@pytest.mark.rule("AV-SETUP-04")
def test_every_character_is_drawn_by_chance_from_the_remaining_ones():
    table = afallon.new("avalon", seats=7, chance="open", characters=["merlin", "assassin", "oberon"])
    left = Counter({"merlin": 1, "servant": 3, "assassin": 1, "oberon": 1, "minion": 1})
    for card in ("servant", "oberon", "servant", "merlin", "minion", "servant", "assassin"):
        decision = table.open[afallon.CHANCE]
        assert decision.kind == "deal"
        assert dict(zip(decision.options.values, decision.options.weights, strict=True)) == +left
        table.submit(afallon.Answer(decision.id, afallon.CHANCE, card))
        left[card] -= 1
    assert [card["character"] for card in deal_of(table)] == [
        *("servant", "oberon", "servant", "merlin", "minion", "servant", "assassin")
    ]


@pytest.mark.rule("AV-SETUP-04")
def test_every_seat_gets_every_character_about_equally_often():
    games = 600
    merlins = Counter(
        card["seat"]
        for seed in range(games)
        for card in deal_of(afallon.new("avalon", seats=6, seed=seed))
        if card["character"] == "merlin"
    )
    assert set(merlins) == set(range(6))
    assert all(60 < number < 140 for number in merlins.values())  # 100 expected, 9 the standard deviation


@pytest.mark.rule("AV-SETUP-04")
def test_each_player_sees_his_own_card_alone():
    table = afallon.new("avalon", seats=8, seed=4)
    for seat in table.seats:
        assert [event.data["seat"] for event in table.events_for(seat) if event.kind == "dealt"] == [seat]
    assert not [event for event in table.events_for(None) if event.kind == "dealt"]


@pytest.mark.rule("AV-SETUP-04")
def test_a_deal_may_be_given_as_an_option():
    deal = ["servant", "mordred", "merlin", "servant", "assassin"]
    assert [card["character"] for card in deal_of(Play(deal).table)] == deal
    assert refusals(5, deal=deal[1:]) == ["deal_has_wrong_length", "deal_has_wrong_sides"]
    assert refusals(5, deal=deal, characters=["merlin", "assassin", "oberon"]) == ["deal_differs_from_characters"]
    assert refusals(5, deal=deal, characters=["merlin", "assassin", "mordred"]) == []


@pytest.mark.rule("AV-SETUP-05")
def test_the_first_leader_is_any_seat_with_equal_chance():
    table = afallon.new("avalon", seats=6, chance="open", deal=list(BASIC[6]))
    decision = table.open[afallon.CHANCE]
    assert decision.kind == "first_leader"
    assert decision.options.values == (0, 1, 2, 3, 4, 5)
    assert decision.options.weights == ()
    table.submit(afallon.Answer(decision.id, afallon.CHANCE, 4))
    assert table.view(None).leader == 4
    assert list(table.open) == [4]


@pytest.mark.rule("AV-SETUP-05")
def test_every_seat_can_be_the_first_leader():
    assert {afallon.new("avalon", seats=7, seed=seed).view(None).leader for seed in range(80)} == set(range(7))


@pytest.mark.rule("AV-SETUP-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("leader", range(5))
def test_the_first_leader_may_be_named_in_every_edition(edition, leader):
    play = Play(first_leader=leader, edition=edition)
    assert play.events("leader_chosen") == [{"seat": leader}]
    assert play.open == {leader: "choose_team"}


@pytest.mark.rule("AV-SETUP-05")
@pytest.mark.parametrize("leader", [-1, 5])
def test_a_first_leader_at_an_unknown_seat_is_refused(leader):
    assert refusals(5, first_leader=leader) == ["no_such_leader"]


@pytest.mark.rule("AV-SETUP-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deck_is_public_and_the_deal_is_secret(edition):
    deal = ["merlin", "morgana", "servant", "assassin", "percival"]
    play, other = Play(deal, edition=edition), Play(deal[::-1], edition=edition)
    for seat in (None, *play.seats):
        assert Counter(play.last("game_started", seat)["deck"]) == Counter(deal)
    assert play.table.events_for(None) == other.table.events_for(None)
    assert play.table.view(None).characters == {}


@pytest.mark.rule("AV-SETUP-07")
@pytest.mark.parametrize("seats", range(5, 11))
def test_team_sizes(seats):
    play = Play(BASIC[seats])
    assert list(play.last("game_started")["sizes"]) == TEAM_SIZES[seats]
    for size, result in zip(TEAM_SIZES[seats], "+-+-+", strict=True):
        assert {len(team) for team in play.options(play.leader)} == {size}
        play.quests(result)
    assert [len(proposal["team"]) for proposal in play.events("team_proposed")] == TEAM_SIZES[seats]


@pytest.mark.rule("AV-SETUP-08")
@pytest.mark.parametrize(
    ("code", "seats", "options"),
    [
        ("unknown_edition", 5, {"edition": "fr"}),
        ("unknown_character", 5, {"characters": ["merlin", "assassin", "gawain"]}),
        ("unknown_character", 5, {"deal": ["merlin", "assassin", "servant", "minion", "gawain"]}),
        ("unknown_character", 5, {"characters": ["merlin"], "assassin": "gawain"}),
        ("unknown_character", 5, {"characters": ["merlin"], "assassin": ""}),
        ("unknown_module", 5, {"modules": ["round_table"]}),
        ("unknown_option", 5, {"colour": "red"}),
        ("no_such_value", 5, {"fifth_team": "perhaps"}),
        ("unreadable_option", 5, {"characters": "merlin"}),
        ("unreadable_option", 5, {"first_leader": "2"}),
        ("too_many_of_a_side", 5, {"characters": ["merlin", "percival", "assassin", "morgana", "mordred"]}),
        ("too_many_of_a_side", 5, {"characters": ["merlin", "assassin", *["servant"] * 3]}),
        ("module_twice", 7, {"modules": ["lady_of_the_lake", "lady_of_the_lake"]}),
        ("character_twice", 7, {"characters": ["merlin", "assassin", "assassin"]}),
        ("merlin_needs_an_assassin", 7, {"characters": ["merlin"]}),
        ("percival_needs_merlin", 7, {"characters": ["percival"]}),
        ("two_assassins", 7, {"characters": ["merlin", "assassin", "oberon"], "assassin": "oberon"}),
        ("assassin_must_be_evil", 7, {"characters": ["merlin", "percival"], "assassin": "percival"}),
        ("assassin_must_be_one_player", 7, {"characters": ["merlin"], "assassin": "minion"}),
    ],
)
def test_unplayable_set_ups_are_refused(code, seats, options):
    assert refusals(seats, **options) == [code]


@pytest.mark.rule("AV-SETUP-08")
def test_a_refusal_names_every_conflict_at_once():
    options = {
        "edition": "pl",
        "characters": ["percival", "percival", "morgana", "mordred", "oberon"],
        "assassin": "servant",
        "modules": ["lady_of_the_lake", "lady_of_the_lake"],
        "first_leader": 9,
    }
    with pytest.raises(afallon.SetupError) as refused:
        afallon.new("avalon", seats=5, **options)
    named = {(problem.code, problem.rule): dict(problem.details) for problem in refused.value.problems}
    assert named == {
        ("character_twice", "AV-SETUP-10"): {"character": "percival"},
        ("too_many_of_a_side", "AV-SETUP-02"): {"side": "evil", "asked": 3, "size": 2},
        ("module_twice", "AV-SETUP-08"): {"module": "lady_of_the_lake"},
        ("edition_needs_character", "AV-NOMERLIN-05"): {"character": "assassin", "edition": "pl"},  # and Merlin
        ("edition_names_no_assassin", "AV-NOMERLIN-05"): {"edition": "pl"},
        ("assassin_must_be_evil", "AV-NOMERLIN-06"): {"character": "servant"},
        ("no_such_leader", "AV-SETUP-05"): {"seat": 9},
        ("percival_needs_merlin", "AV-NOMERLIN-03"): {"needed": "merlin"},
    }
    assert [p.details["character"] for p in refused.value.problems if p.code == "edition_needs_character"] == [
        "merlin",
        "assassin",
    ]
    for problem in refused.value.problems:
        assert problem.rule in str(refused.value)


@pytest.mark.rule("AV-SETUP-08")
@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (
            4,
            {"colour": "red", "fifth_team": "perhaps", "first_leader": "2", "characters": ["percival"]},
            "wrong_number_of_seats unknown_option no_such_value unreadable_option percival_needs_merlin",
        ),
        (
            12,
            {"edition": "fr", "characters": ["percival", "percival", "gawain"], "first_leader": 14, "modules": "all"},
            "wrong_number_of_seats unreadable_option unknown_edition unknown_character character_twice no_such_leader",
        ),
        (5, {"wine": 1, "characters": ["merlin"]}, "unknown_option merlin_needs_an_assassin"),
        (7, {"wine": 1, "modules": ["lancelot_variant_1"]}, "unknown_option module_needs_character"),
        (
            7,
            {"wine": 1, "characters": ["assassin", "mordred"], "modules": ["excalibur", "excalibur", "x"]},
            "unknown_option unknown_module module_twice assassin_without_target mordred_without_merlin",
        ),
        (
            5,
            {"fifth_team": 1, "deal": ["merlin", "assassin"]},
            "no_such_value deal_has_wrong_sides deal_has_wrong_length",
        ),
        # An unreadable name may stand for the missing character, and a larger table may have room for all.
        (7, {"characters": ["merlin", "gawain"]}, "unknown_character"),
        (7, {"characters": ["percival", "morgana"], "assassin": "gawain"}, "unknown_character percival_needs_merlin"),
        (7, {"characters": "percival", "modules": ["lancelot_variant_1"]}, "unreadable_option"),
        (7, {"characters": ["assassin", "trickster"], "modules": 3}, "unreadable_option assassin_without_target"),
        (4, {"characters": ["merlin", "assassin", "morgana", "mordred", "percival"]}, "wrong_number_of_seats"),
        (4, {"characters": ["merlin", "assassin", *["minion"] * 4]}, "wrong_number_of_seats too_many_of_a_side"),
        (4, {"deal": ["merlin", "gawain"]}, "wrong_number_of_seats unknown_character"),
        (
            5,
            {"edition": 1, "characters": ["merlin", "assassin", "lunatic"]},
            "unreadable_option advised_for_more_players",
        ),
    ],
)
def test_no_problem_hides_another(seats, options, told):
    setup, problems = check(seats, options)
    assert setup is None
    assert " ".join(dict.fromkeys(problem.code for problem in problems)) == told
    assert [problem.refused for problem in problems] == sorted((problem.refused for problem in problems), reverse=True)


@pytest.mark.rule("AV-SETUP-08")
def test_an_unreadable_option_names_its_legal_values():
    asked = {"fifth_team": "perhaps", "hidden_sorcerer": "no", "first_leader": [2], "characters": {"merlin": 1}}
    problems = check(5, asked)[1]
    assert [(problem.code, dict(problem.details)) for problem in problems] == [
        ("no_such_value", {"option": "fifth_team", "value": "perhaps", "allowed": "goes, vote"}),
        ("unreadable_option", {"option": "hidden_sorcerer", "value": "no", "expected": "switch"}),
        ("unreadable_option", {"option": "first_leader", "value": "[2]", "expected": "number"}),
        ("unreadable_option", {"option": "characters", "value": '{"merlin":1}', "expected": "list"}),
    ]


@pytest.mark.rule("AV-SETUP-08")
def test_all_unknown_names_are_reported_at_once():
    asked = {"edition": "fr", "characters": ["gawain", "kay"], "modules": ["round_table"], "assassin": "vivien"}
    assert refusals(6, **asked) == ["unknown_character"] * 3 + ["unknown_edition", "unknown_module"]


@pytest.mark.rule("AV-SETUP-08")
def test_set_ups_that_a_book_advises_against_give_warnings():
    options = {"edition": "ua", "characters": ["assassin", "mordred"], "modules": ["lady_of_the_lake"]}
    assert warnings(6, **options) == ["assassin_without_target", "lady_below_seven", "mordred_without_merlin"]
    assert refusals(6, **options) == []
    table = afallon.new("avalon", seats=6, seed=1, **options)
    assert [decision.kind for decision in table.open.values()] == ["choose_team"]


@pytest.mark.rule("AV-SETUP-08")
@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        # A refusal asks for Merlin, so no warning says that he is missing or suggests to play without him.
        (6, {"edition": "pl", "characters": ["assassin", "mordred"]}, ["edition_needs_character"]),
        (7, {"characters": ["assassin", "mordred", "percival"]}, ["percival_needs_merlin"]),
        (7, {"characters": ["assassin", "untrustworthy_servant"]}, ["servant_needs_a_target"]),
        # For a refused assassin there is no warning that the guess will not take place.
        (7, {"characters": ["assassin", "oberon"], "assassin": "oberon"}, ["two_assassins"]),
        (7, {"characters": [], "assassin": "servant"}, ["assassin_must_be_evil"]),
        # No advice about characters and modules that the edition refuses.
        (6, {"edition": "ua", "characters": ["merlin", "assassin", "lunatic"]}, ["character_not_in_edition"]),
        (6, {"edition": "ua", "characters": ["merlin", "assassin", "trickster"]}, ["character_not_in_edition"]),
        (6, {"edition": "ua", "modules": ["trapper"]}, ["module_not_in_edition"]),
        # No warning about an option that gets an effect once the refusal is obeyed.
        (
            7,
            {"characters": ["merlin", "assassin", "junior_messenger", "evil_messenger"], "senior_messenger": True},
            ["character_needs_character"] * 2,
        ),
        (6, {"edition": "pl", "characters": ["assassin"], "hidden_guess": True}, ["edition_needs_character"]),
        # All other problems are reported at once.
        (
            7,
            {"characters": ["merlin", "percival"], "senior_messenger": True},
            ["merlin_needs_an_assassin", "option_has_no_effect"],
        ),
        (6, {"characters": ["merlin", "lunatic"]}, ["merlin_needs_an_assassin", "advised_for_more_players"]),
        (6, {"characters": ["assassin", "mordred"]}, ["assassin_without_target", "mordred_without_merlin"]),
    ],
)
def test_no_warning_repeats_or_contradicts_a_refusal(seats, options, told):
    assert [problem.code for problem in check(seats, options)[1]] == told


@pytest.mark.rule("AV-SETUP-08")
def test_no_problem_is_reported_twice():
    rng = Random(8)
    for _ in range(3000):
        options = {
            "edition": rng.choice(EDITIONS),
            "characters": rng.sample(sorted(CHARACTERS), rng.randint(0, 6)),
            "modules": rng.sample(sorted(MODULES), rng.randint(0, 2)),
            "assassin": rng.choice([None, *sorted(CHARACTERS)]),
        }
        problems = check(rng.randint(5, 10), options)[1]
        assert len(problems) == len({(problem.code, str(problem.details)) for problem in problems}), (options, problems)


@pytest.mark.rule("AV-SETUP-08")
@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_basic_game_has_no_warning(seats, edition):
    assert warnings(seats, edition=edition) == []


@pytest.mark.rule("AV-SETUP-04", "AV-SETUP-09")
@pytest.mark.parametrize("deal", DECKS, ids=label)
def test_no_move_shows_a_character_before_the_end(deal):
    modules = ["lady_of_the_lake"]
    play = Play(deal, modules=modules)
    play.at_random(seed=len(set(deal)))
    for seat in (None, *play.seats):
        events = told(play.table.events_for(seat))
        shown = next(place for place, (kind, _) in enumerate(events) if kind == "characters_shown")
        own = {deal[seat]} if seat is not None else set()
        for kind, data in events[:shown]:
            if kind != "game_started":
                assert words(list(data.values())) & set(deal) <= own


SHOWN_BY_THEIR_OWN_RULES = {"seen", "character_shown", "aim_declared"}
"""Events that may name characters: the night, the Revealer (AV-ROLE-14), and the Assassin's aim."""


@pytest.mark.rule("AV-SETUP-09")
@pytest.mark.parametrize("number", range(60))
def test_no_move_of_any_module_shows_a_character_before_the_end(number):
    deal, options = any_game(Random(number))
    play = Play(deal, **options, seed=number)
    play.at_random(seed=number)
    for seat in (None, *play.seats):
        events = told(play.table.events_for(seat))
        shown = next(place for place, (kind, _) in enumerate(events) if kind == "characters_shown")
        own = {deal[seat]} if seat is not None else set()
        for kind, data in events[:shown]:
            if kind not in SHOWN_BY_THEIR_OWN_RULES | {"game_started"}:
                assert words(list(data.values())) & set(deal) <= own
            if kind == "character_shown":
                assert data["character"] == "revealer"


def words(data):
    """Return the set of all strings in nested data."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return set().union(*map(words, data), *map(words, data.values()))
    return set().union(*map(words, data)) if isinstance(data, list | tuple) else set()


@pytest.mark.rule("AV-SETUP-10")
def test_servants_and_minions_have_no_limit():
    assert deck_of(10, characters=[]) == {"servant": 6, "minion": 4}
    assert deck_of(9, characters=["assassin", "mordred", "oberon"])["servant"] == 6
    assert refusals(10, deal=[*["servant"] * 6, *["minion"] * 4]) == []


@pytest.mark.rule("AV-SETUP-10")
@pytest.mark.parametrize("name", sorted(set(CHARACTERS) - {"servant", "minion"}))
def test_every_other_character_is_dealt_at_most_once(name):
    assert "character_twice" in refusals(10, characters=["merlin", "assassin", name, name])
    deal = [*["servant"] * 6, *["minion"] * 4]
    filler = "minion" if name in EVIL else "servant"
    deal[deal.index(filler) : deal.index(filler) + 2] = [name, name]
    assert "character_twice" in refusals(10, deal=deal)


IN_EVERY_BOOK = {"merlin", "assassin", "servant", "minion", "percival", "morgana", "mordred", "oberon"}
LANCELOTS = {"good_lancelot", "evil_lancelot"}
LANCELOT_VARIANTS = {"lancelot_variant_1", "lancelot_variant_2"}
MODULES_BY_BOOK = {
    "ua": {"lady_of_the_lake", "excalibur", "quest_selection", "plot_cards", *LANCELOT_VARIANTS},
    "pl": {"lady_of_the_lake", "quest_selection", "plot_cards", "lancelot_variant_1"},
    "ru": {"lady_of_the_lake", "excalibur", "plot_cards", "trapper", *LANCELOT_VARIANTS},
}


@pytest.mark.rule("AV-SETUP-11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", CHARACTERS)
def test_an_edition_refuses_the_characters_that_its_book_does_not_have(edition, name):
    offered = edition in ("ru", "custom") or name in IN_EVERY_BOOK | LANCELOTS
    refused = "character_not_in_edition" in refusals(10, edition=edition, characters=["merlin", "assassin", name])
    assert refused == (not offered)


@pytest.mark.rule("AV-SETUP-11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", MODULES)
def test_an_edition_refuses_the_modules_that_its_book_does_not_have(edition, name):
    offered = edition == "custom" or name in MODULES_BY_BOOK[edition]
    assert ("module_not_in_edition" in refusals(10, edition=edition, modules=[name])) == (not offered)


@pytest.mark.rule("AV-SETUP-11")
def test_custom_is_the_default_and_offers_everything():
    play = Play(["merlin", "mordred", "servant", "minion", "servant"], assassin="mordred")
    assert play.last("game_started")["edition"] == "custom"


@pytest.mark.rule("AV-SETUP-11", "AV-ROLE-06", "AV-ROLE-11")
def test_custom_only_warns_where_a_book_refuses():
    lone_percival = {"characters": ["merlin", "assassin", "percival"]}
    assert refusals(5, edition="ru", **lone_percival) == ["percival_at_five"]
    assert warnings(5, edition="custom", **lone_percival) == ["percival_at_five"]
    lone_morgana = {"characters": ["merlin", "assassin", "morgana"]}
    assert refusals(5, edition="ru", **lone_morgana) == ["morgana_needs_percival"]
    assert warnings(5, edition="custom", **lone_morgana) == ["morgana_needs_percival"]


@pytest.mark.rule("AV-SETUP-11", "AV-LANC-01", "AV-LANC-02")
@pytest.mark.parametrize(
    ("edition", "allegiance_deck", "fifth_quest"),
    [
        ("ua", "five", "two_successes"),
        ("pl", "five", "two_quests"),
        ("ru", "six", None),  # the Russian book has no quest selection; nothing depends on it
        ("custom", "six", "two_successes"),  # as the Russian book where it has the rule, else as the Ukrainian
    ],
)
def test_the_edition_sets_defaults_that_options_override(edition, allegiance_deck, fifth_quest):
    modules = ["lancelot_variant_1", *(["quest_selection"] if fifth_quest else [])]
    characters = ["merlin", "assassin", "good_lancelot", "evil_lancelot"]
    game = {"edition": edition, "characters": characters, "modules": modules}
    settled = announced_options(**game)
    assert (settled["allegiance_deck"], settled.get("fifth_quest")) == (allegiance_deck, fifth_quest)
    for deck in ("five", "six"):
        for quest in ("two_successes", "two_quests") if fifth_quest else (None,):
            options = {**game, "allegiance_deck": deck, "fifth_quest": quest}
            assert warnings(7, **options) == []
            chosen = announced_options(**options)
            assert (chosen["allegiance_deck"], chosen.get("fifth_quest")) == (deck, quest)


def announced_options(**options):
    return afallon.new("avalon", seats=7, **options).view(None).announced.options


@pytest.mark.rule("AV-SETUP-08", "AV-SETUP-11")
@pytest.mark.parametrize(
    ("option", "usual", "other"),
    [
        ("allegiance_deck", "six", "five"),
        ("fifth_quest", "two_successes", "two_quests"),
        ("hidden_sorcerer", False, True),
        ("senior_messenger", False, True),
        ("magic_after_one_fail", False, True),
        ("rogue_shares_early", False, True),
        ("allegiance_by_number", False, True),
        ("excalibur_choice", False, True),
    ],
)
def test_an_option_whose_owner_is_not_in_play_has_no_effect(option, usual, other):
    assert warnings(7, **{option: other}) == ["option_has_no_effect"]
    assert warnings(7, **{option: usual}) == []
    assert announced_options(**{option: other}) == {"fifth_team": "vote", "hidden_guess": False}


@pytest.mark.rule("AV-SETUP-11")
def test_custom_plays_all_that_any_book_offers():
    for name in MODULES:
        lancelots = ["good_lancelot", "evil_lancelot"] if name.startswith("lancelot") else []
        assert refusals(10, characters=["merlin", "assassin", *lancelots], modules=[name]) == []
    for number in range(100):
        deal, options = any_game(Random(number))
        assert refusals(len(deal), deal=deal, **options) == []


@pytest.mark.rule("AV-SETUP-11", "AV-VOTE-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_house_options_are_open_to_all_editions(edition):
    assert warnings(5, edition=edition, fifth_team="goes") == []
