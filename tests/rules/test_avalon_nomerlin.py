"""Avalon, NOMERLIN: games without Merlin, and named characters in the Assassin's place."""

from itertools import combinations_with_replacement
from random import Random

import pytest

import afallon
from tests.avalon.driver import Play
from tests.avalon.setups import DECKS, EDITIONS, label, refusals, warnings

WITHOUT_MERLIN = ("servant", "minion", "servant", "minion", "servant")
WITH_AN_IDLE_ASSASSIN = ("servant", "assassin", "servant", "mordred", "servant")


@pytest.mark.rule("AV-NOMERLIN-01")
@pytest.mark.parametrize("edition", ["ua", "ru", "custom"])
@pytest.mark.parametrize("deal", [WITHOUT_MERLIN, WITH_AN_IDLE_ASSASSIN], ids=["nobody", "assassin"])
def test_without_merlin_three_successes_win_for_good(edition, deal):
    play = Play(deal, edition=edition)
    play.quests("+-++")
    assert (play.outcome.side, play.outcome.reason) == ("good", "three_successes")
    assert play.outcome.winners == (0, 2, 4)
    assert play.events("evil_shown") == play.events("merlin_guessed") == []
    assert not [event for event in play.events("asked") if event["kind"] == "assassinate"]
    assert play.last("characters_shown")["characters"] == deal


@pytest.mark.rule("AV-NOMERLIN-01")
def test_without_merlin_evil_still_wins_by_fails_and_rejections():
    play = Play(WITHOUT_MERLIN)
    play.quests("---")
    assert play.outcome.reason == "three_fails"
    play = Play(WITHOUT_MERLIN)
    play.reject_teams(5)
    assert play.outcome.reason == "five_rejections"


@pytest.mark.rule("AV-NOMERLIN-02", "AV-NOMERLIN-06")
@pytest.mark.parametrize("edition", ["ru", "custom"])
@pytest.mark.parametrize("assassin", ["morgana", "mordred", "oberon", "minion"])
@pytest.mark.parametrize(("named", "reason"), [(0, "merlin_named"), (4, "merlin_safe")])
def test_a_named_character_makes_the_guess(edition, assassin, named, reason):
    other = "oberon" if assassin == "minion" else "minion"
    deal = ("merlin", other, "percival", assassin, "servant", "servant")
    play = Play(deal, edition=edition, assassin=assassin)
    assert play.last("game_started")["assassin"] == assassin
    play.quests("+++")
    assert play.open == {3: "assassinate"}
    assert play.options(3) == [0, 2, 4, 5]
    play.name(named)
    assert play.last("merlin_guessed") == {"assassin": 3, "named": named}
    assert play.outcome.reason == reason


@pytest.mark.rule("AV-NOMERLIN-02")
def test_the_named_character_plays_its_own_role_as_well():
    play = Play(("merlin", "minion", "percival", "morgana", "servant"), assassin="morgana")
    assert play.last("seen", 2) == {"seat": 2, "step": "percival", "seats": (0, 3), "learns": "seems_merlin"}
    play = Play(("merlin", "minion", "servant", "mordred", "servant"), assassin="mordred")
    assert play.last("seen", 0) == {"seat": 0, "step": "merlin", "seats": (1,), "learns": "evil"}


@pytest.mark.rule("AV-NOMERLIN-02")
@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize("edition", EDITIONS)
def test_merlin_without_an_assassin_is_refused(seats, edition):
    refused = refusals(seats, edition=edition, characters=["merlin", "mordred"])
    assert "merlin_needs_an_assassin" in refused


@pytest.mark.rule("AV-NOMERLIN-02")
def test_naming_another_assassin_beside_the_card_is_refused():
    asked = {"characters": ["merlin", "assassin", "mordred"]}
    assert refusals(7, **asked, assassin="mordred") == ["two_assassins"]
    assert refusals(7, **asked, assassin="assassin") == []


@pytest.mark.rule("AV-NOMERLIN-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("characters", [["percival"], ["percival", "morgana"], ["percival", "assassin", "mordred"]])
def test_percival_needs_merlin(edition, characters):
    assert "percival_needs_merlin" in refusals(7, edition=edition, characters=characters)
    with_merlin = [*dict.fromkeys(("merlin", "assassin", *characters))]
    assert refusals(7, edition=edition, characters=with_merlin) == []


@pytest.mark.rule("AV-NOMERLIN-03")
@pytest.mark.parametrize("edition", ["ru", "custom"])
def test_the_untrustworthy_servant_needs_an_assassin_and_a_target(edition):
    servant = {"edition": edition}
    assert refusals(7, **servant, characters=["untrustworthy_servant"]) == [
        "servant_needs_a_target",
        "servant_needs_an_assassin",
    ]
    assert refusals(7, **servant, characters=["untrustworthy_servant", "assassin"]) == ["servant_needs_a_target"]
    alone = {"characters": ["untrustworthy_servant", "merlin", "mordred"]}
    assert refusals(7, **servant, **alone) == ["merlin_needs_an_assassin", "servant_needs_an_assassin"]
    assert refusals(7, **servant, **alone, assassin="mordred") == []
    assert refusals(7, **servant, characters=["untrustworthy_servant", "merlin", "assassin"]) == []


@pytest.mark.rule("AV-NOMERLIN-03", "AV-NOMERLIN-04")
@pytest.mark.parametrize("edition", ["ru", "custom"])
def test_without_merlin_the_untrustworthy_servant_may_play_beside_the_messengers(edition):
    characters = ["untrustworthy_servant", *FAMILIES["messengers"]["characters"]]
    assert warnings(7, edition=edition, characters=[*characters, "assassin"]) == []
    assert warnings(7, edition=edition, characters=[*characters, "oberon"], assassin="oberon") == []
    assert refusals(7, edition=edition, characters=characters) == ["servant_needs_an_assassin"]


FAMILIES = {
    "lancelots": {"characters": ["good_lancelot", "evil_lancelot"]},
    "lancelot_variant_1": {"characters": ["good_lancelot", "evil_lancelot"], "modules": ["lancelot_variant_1"]},
    "lancelot_variant_2": {"characters": ["good_lancelot", "evil_lancelot"], "modules": ["lancelot_variant_2"]},
    "rogues": {"characters": ["good_rogue", "evil_rogue"]},
    "sorcerers": {"characters": ["good_sorcerer", "evil_sorcerer"]},
    "messengers": {"characters": ["senior_messenger", "junior_messenger", "evil_messenger"]},
    **{name: {"modules": [name]} for name in ("lady_of_the_lake", "excalibur", "plot_cards", "trapper")},
}


FORMS_OF_THE_SAME = ("lancelot_variant_1", "lancelot_variant_2")
PAIRS = [pair for pair in combinations_with_replacement(FAMILIES, 2) if pair != FORMS_OF_THE_SAME]


@pytest.mark.rule("AV-NOMERLIN-04")
@pytest.mark.parametrize(("one", "other"), PAIRS)
@pytest.mark.parametrize("lords", [[], ["merlin", "assassin"]], ids=["without Merlin", "with Merlin"])
def test_modules_combine_without_warnings_with_and_without_merlin(one, other, lords):
    options = {
        name: [*dict.fromkeys([*FAMILIES[one].get(name, ()), *FAMILIES[other].get(name, ())])]
        for name in ("characters", "modules")
    }
    options["characters"] += lords
    assert warnings(10, edition="ru", **options) == []
    table = afallon.new("avalon", seats=10, seed=3, edition="ru", **options)
    play_at_random(table)
    assert table.outcome.reason not in ("merlin_named", "merlin_safe", "messengers_named") or lords


def play_at_random(table):
    rng = Random(4)
    while table.outcome is None:
        decision = next(iter(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))


@pytest.mark.rule("AV-NOMERLIN-04")
@pytest.mark.parametrize("deal", [deal for deal in DECKS if len(deal) >= 7], ids=label)
def test_the_lady_works_with_any_character_and_without_merlin(deal):
    plain = warnings(len(deal), deal=deal)
    assert warnings(len(deal), deal=deal, modules=["lady_of_the_lake"]) == plain
    play = Play(deal, modules=["lady_of_the_lake"])
    play.quests("+-")
    play.inspect(0)
    assert play.last("lady_passed") == {"seat": 0}


@pytest.mark.rule("AV-NOMERLIN-05")
@pytest.mark.parametrize(
    ("characters", "missing"),
    [(["assassin"], ["merlin"]), (["merlin"], ["assassin"]), ([], ["merlin", "assassin"])],
)
def test_the_polish_edition_requires_merlin_and_the_assassin(characters, missing):
    needed = ["edition_needs_character"] * len(missing)
    also = ["merlin_needs_an_assassin"] if "merlin" in characters else []
    assert refusals(6, edition="pl", characters=characters) == needed + also


@pytest.mark.rule("AV-NOMERLIN-05")
def test_the_ukrainian_edition_may_leave_out_both_but_not_the_assassin_alone():
    assert refusals(6, edition="ua", characters=[]) == []
    assert refusals(6, edition="ua", characters=["assassin"]) == []
    assert refusals(6, edition="ua", characters=["merlin"]) == ["merlin_needs_an_assassin"]


@pytest.mark.rule("AV-NOMERLIN-05")
@pytest.mark.parametrize("edition", ["ua", "pl"])
def test_the_ukrainian_and_polish_editions_allow_no_named_assassin(edition):
    asked = {"characters": ["merlin", "mordred"], "assassin": "mordred"}
    assert "edition_names_no_assassin" in refusals(6, edition=edition, **asked)
    assert refusals(6, edition="ru", **asked) == []


@pytest.mark.rule("AV-NOMERLIN-06")
@pytest.mark.parametrize(
    ("assassin", "code"),
    [
        ("merlin", "assassin_must_be_evil"),
        ("percival", "assassin_must_be_evil"),
        ("servant", "assassin_must_be_evil"),
        ("minion", "assassin_must_be_one_player"),  # three in play
        ("mordred", "assassin_must_be_one_player"),  # not in play
        ("assassin", "assassin_must_be_one_player"),
    ],
)
def test_the_named_character_is_evil_and_held_by_one_player(assassin, code):
    assert refusals(8, characters=["merlin", "percival"], assassin=assassin) == [code]


@pytest.mark.rule("AV-NOMERLIN-06")
def test_a_minion_may_be_named_when_there_is_but_one():
    assert refusals(8, characters=["merlin", "mordred", "oberon"], assassin="minion") == []
    assert refusals(8, characters=["merlin", "mordred"], assassin="minion") == ["assassin_must_be_one_player"]


@pytest.mark.rule("AV-NOMERLIN-06")
@pytest.mark.parametrize("variant", [[], ["lancelot_variant_1"], ["lancelot_variant_2"]])
@pytest.mark.parametrize("lancelot", ["good_lancelot", "evil_lancelot"])
def test_a_lancelot_who_is_or_may_become_good_cannot_be_named(variant, lancelot):
    asked = {"characters": ["merlin", "good_lancelot", "evil_lancelot"], "modules": variant}
    may_be = lancelot == "evil_lancelot" and not variant
    assert refusals(8, **asked, assassin=lancelot) == ([] if may_be else ["assassin_must_be_evil"])
    assert refusals(8, **asked, assassin="minion") == ["assassin_must_be_one_player"]
    assert refusals(7, **asked, assassin="minion") == ["assassin_must_be_one_player"]
    assert refusals(6, **asked, assassin="minion") == []


@pytest.mark.rule("AV-NOMERLIN-06")
@pytest.mark.parametrize("edition", ["ru", "custom"])
@pytest.mark.parametrize(("named", "reason"), [(0, "merlin_named"), (1, "merlin_safe")])
def test_the_evil_lancelot_who_never_switches_makes_the_guess(edition, named, reason):
    deal = ("merlin", "good_lancelot", "minion", "evil_lancelot", "servant", "servant", "oberon")
    play = Play(deal, edition=edition, assassin="evil_lancelot")
    assert play.last("seen", 1) == {"seat": 1, "step": "lancelots", "seats": (3,), "learns": "lancelot"}
    play.quests("+++")
    assert play.open == {3: "assassinate"}
    play.name(named)
    assert play.outcome.reason == reason


# Seats:   0         1          2                       3          4                   5                   6
NAMED = (
    "merlin",
    "minion",
    "untrustworthy_servant",
    "mordred",
    "senior_messenger",
    "junior_messenger",
    "evil_messenger",
)


@pytest.mark.rule("AV-NOMERLIN-06")
def test_rules_about_the_assassin_apply_to_the_named_character():
    play = Play(NAMED, assassin="mordred")
    assert play.last("seen", 2) == {"seat": 2, "step": "untrustworthy_servant", "seats": (3,), "learns": "assassin"}
    for team in ((0, 4), (0, 4, 5), (0, 4, 5)):
        play.quest(*team)
    assert play.open == {3: "recruit"}
    play.answer("recruit", 3, None)
    assert play.open == {3: "declare_aim"}
    play.answer("declare_aim", 3, "messengers")
    assert play.open == {3: "assassinate"}
    play.answer("assassinate", 3, [4, 5])
    assert (play.outcome.side, play.outcome.reason) == ("evil", "messengers_named")


@pytest.mark.rule("AV-NOMERLIN-07")
@pytest.mark.parametrize("hunter", [{"assassin": "oberon"}, {}], ids=["named", "Assassin"])
def test_messengers_as_target_avoid_the_warning(hunter):
    characters = ["senior_messenger", "junior_messenger", "evil_messenger", "oberon" if hunter else "assassin"]
    assert warnings(7, characters=characters, **hunter) == []


@pytest.mark.rule("AV-NOMERLIN-07")
@pytest.mark.parametrize("edition", ["ua", "ru", "custom"])
@pytest.mark.parametrize(
    ("characters", "told"),
    [
        (["mordred"], ["mordred_without_merlin"]),
        (["assassin"], ["assassin_without_target"]),
        (["assassin", "mordred"], ["assassin_without_target", "mordred_without_merlin"]),
        (["oberon"], []),
    ],
)
def test_without_merlin_mordred_and_the_assassin_are_allowed_with_a_warning(edition, characters, told):
    assert warnings(6, edition=edition, characters=characters) == told


@pytest.mark.rule("AV-NOMERLIN-07")
def test_a_named_assassin_without_merlin_gives_a_warning_too():
    assert warnings(6, characters=["oberon"], assassin="oberon") == ["assassin_without_target"]


@pytest.mark.rule("AV-NOMERLIN-07")
def test_without_merlin_mordred_has_no_effect():
    mordred = Play(("servant", "mordred", "servant", "minion", "servant"))
    plain = Play(WITHOUT_MERLIN)
    for seat in (0, 2, 3, 4):
        assert mordred.private(seat) == plain.private(seat)
    assert mordred.private(1)[1:] == plain.private(1)[1:]
