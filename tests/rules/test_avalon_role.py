"""Avalon, ROLE: knowledge, powers and set-up requirements of each character."""

from collections import Counter
from itertools import combinations

import pytest

import afallon
from tests.avalon.driver import BASIC, Play, told
from tests.avalon.setups import EDITIONS, OPTIONAL_EVIL, SIDES, refusals, warnings

# Seats:   0         1           2          3          4         5         6
SEVEN = ("merlin", "assassin", "percival", "morgana", "oberon", "servant", "servant")
EIGHT = ("merlin", "assassin", "percival", "mordred", "minion", "servant", "servant", "servant")


def sees(play, seat):
    """Return, by step of the night, the seats that this seat has seen and the lesson about them."""
    return {event["step"]: (list(event["seats"]), event["learns"]) for event in play.events("seen", seat)}


@pytest.mark.rule("AV-ROLE-01")
def test_merlin_learns_the_evil_players():
    assert sees(Play(BASIC[7]), 0) == {"merlin": ([1, 3, 5], "evil")}


@pytest.mark.rule("AV-ROLE-01")
@pytest.mark.parametrize(("named", "winner"), [(0, "evil"), (2, "good"), (4, "good")])
def test_good_loses_by_merlin_named_and_by_nobody_else(named, winner):
    play = Play()
    play.quests("+++")
    play.name(named)
    assert play.outcome.side == winner


@pytest.mark.rule("AV-ROLE-02")
def test_only_the_assassin_guesses_and_only_once():
    play = Play()
    play.quests("+++")
    assert play.open == {1: "assassinate"}
    play.name(2)
    assert play.open == {}
    assert len(play.events("merlin_guessed")) == 1


@pytest.mark.rule("AV-ROLE-02")
def test_before_three_successes_the_assassin_is_not_asked():
    play = Play()
    play.quests("++-")
    assert play.open == {3: "choose_team"}


@pytest.mark.rule("AV-ROLE-03")
@pytest.mark.parametrize("seat", [5, 6])
def test_servants_know_nothing_but_their_side(seat):
    assert Play(SEVEN).private(seat) == [("dealt", {"seat": seat, "character": "servant", "side": "good"})]


@pytest.mark.rule("AV-ROLE-04")
def test_minions_know_the_other_evil_players():
    play = Play(BASIC[10])
    assert sees(play, 3) == {"evil": ([1, 5, 7], "evil")}
    assert sees(play, 5) == {"evil": ([1, 3, 7], "evil")}


@pytest.mark.rule("AV-ROLE-05")
def test_percival_learns_who_merlin_is():
    play = Play(EIGHT)
    assert sees(play, 2) == {"percival": ([0], "seems_merlin")}


@pytest.mark.rule("AV-ROLE-06")
@pytest.mark.parametrize("edition", ["ua", "pl", "ru"])
@pytest.mark.parametrize("partner", ["mordred", "morgana", "oberon", None])
@pytest.mark.parametrize("seats", range(5, 11))
def test_percival_at_five_needs_mordred_or_morgana(edition, partner, seats):
    characters = ["merlin", "assassin", "percival", *([partner] if partner else [])]
    alone = seats == 5 and partner not in ("mordred", "morgana")
    assert refusals(seats, edition=edition, characters=characters) == (["percival_at_five"] if alone else [])


@pytest.mark.rule("AV-ROLE-07")
def test_mordred_is_not_shown_to_merlin_but_to_evil():
    play = Play(EIGHT)
    assert sees(play, 0) == {"merlin": ([1, 4], "evil")}
    assert sees(play, 1) == {"evil": ([3, 4], "evil")}
    assert sees(play, 3) == {"evil": ([1, 4], "evil")}


@pytest.mark.rule("AV-ROLE-08")
def test_oberon_and_the_evil_do_not_know_each_other():
    play = Play(SEVEN)
    assert sees(play, 1) == {"evil": ([3], "evil")}
    assert sees(play, 3) == {"evil": ([1], "evil")}
    assert play.private(4) == [("dealt", {"seat": 4, "character": "oberon", "side": "evil"})]


@pytest.mark.rule("AV-ROLE-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_oberon_is_shown_to_merlin_in_every_edition(edition):
    assert sees(Play(SEVEN, edition=edition), 0) == {"merlin": ([1, 3, 4], "evil")}


@pytest.mark.rule("AV-ROLE-10")
def test_percival_cannot_tell_morgana_from_merlin():
    play = Play(SEVEN)
    exchanged = Play(("morgana", "assassin", "percival", "merlin", "oberon", "servant", "servant"))
    assert sees(play, 2) == {"percival": ([0, 3], "seems_merlin")}
    assert told(play.table.events_for(2)) == told(exchanged.table.events_for(2))


@pytest.mark.rule("AV-ROLE-11")
@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize(("edition", "refused"), [("ua", False), ("pl", False), ("ru", True)])
def test_morgana_needs_percival(seats, edition, refused):
    lone = {"edition": edition, "characters": ["merlin", "assassin", "morgana"]}
    if refused:
        assert refusals(seats, **lone) == ["morgana_needs_percival"]
    else:
        assert refusals(seats, **lone) == []
        assert warnings(seats, **lone) == ["morgana_needs_percival"]
    assert warnings(seats, edition=edition, characters=["merlin", "assassin", "morgana", "percival"]) == []


@pytest.mark.rule("AV-ROLE-11")
def test_morgana_without_percival_is_a_plain_evil_player():
    play = Play(("merlin", "assassin", "servant", "morgana", "servant"))
    plain = Play(("merlin", "assassin", "servant", "minion", "servant"))
    for seat in play.seats:
        assert sees(play, seat) == sees(plain, seat)


# Seats:   0          1          2          3        4          5          6         7
LUNATIC = ("merlin", "assassin", "servant", "lunatic", "servant", "minion", "servant")
BRUTE = ("merlin", "assassin", "servant", "brute", "servant", "minion", "servant")
REVEALER = ("merlin", "assassin", "servant", "revealer", "servant", "minion", "servant")
LIARS = ("merlin", "assassin", "cleric", "trickster", "servant", "minion", "troublemaker", "servant")


@pytest.mark.rule("AV-ROLE-12")
def test_the_lunatic_must_play_a_fail_on_every_quest():
    play = Play(LUNATIC)
    for number, team in enumerate([(0, 3), (0, 2, 3), (0, 2, 3)], start=1):
        play.propose(*team)
        play.approve()
        assert play.options(3) == ["fail"]
        assert play.refusal("play_card", 3, "success") == "AV-ROLE-12"
        play.cards(fails=[3])
        assert play.last("quest_failed") == {"quest": number, "fails": 1}
    assert play.outcome.reason == "three_fails"


@pytest.mark.rule("AV-ROLE-12")
def test_the_lunatic_must_do_so_on_late_quests_too():
    play = Play(LUNATIC)
    play.quests("+")  # the Lunatic is not on the team
    play.quest(1, 2, 3, fails=[1, 3])
    play.quest(0, 2, 4)
    for team, fails in [((0, 1, 3, 5), [1, 3]), ((0, 2, 3, 4), [3])]:
        play.propose(*team)
        play.approve()
        assert play.options(3) == ["fail"]
        play.cards(fails=fails)
    assert play.outcome.reason == "three_fails"


@pytest.mark.rule("AV-ROLE-13")
def test_the_brute_may_fail_the_first_three_quests_only():
    play = Play(BRUTE)
    quests = [((0, 3), ()), ((0, 1, 3), (1,)), ((0, 2, 3), ()), ((1, 2, 3, 5), (1, 5)), ((0, 1, 3, 4), ())]
    for number, (team, fails) in enumerate(quests, start=1):
        play.propose(*team)
        play.approve()
        assert play.options(3) == (["success", "fail"] if number <= 3 else ["success"])
        if number > 3:
            assert play.refusal("play_card", 3, "fail") == "AV-ROLE-13"
        for other in {1, 5} & set(team):
            assert play.options(other) == ["success", "fail"]
        play.cards(fails=fails)
    assert play.open == {1: "assassinate"}


@pytest.mark.rule("AV-ROLE-13")
def test_rejected_teams_do_not_count_for_the_brute():
    play = Play(BRUTE)
    play.quests("+-")
    play.reject_teams(4)
    play.propose(0, 2, 3)
    play.approve()
    assert play.options(3) == ["success", "fail"]


@pytest.mark.rule("AV-ROLE-14")
@pytest.mark.parametrize("results", ["--", "-+-", "++--", "+-+-"])
def test_the_revealer_shows_herself_after_the_second_failed_quest(results):
    play = Play(REVEALER)
    play.quests(results[:-1])
    assert play.events("character_shown") == []
    play.quests(results[-1])
    for reader in (None, *play.seats):
        assert play.events("character_shown", reader) == [{"seat": 3, "character": "revealer"}]
        assert play.table.view(reader).characters[3] == "revealer"
        assert play.table.view(reader).sides[3] == "evil"
    kinds = [event.kind for event in play.table.events_for(None)]
    at = kinds.index("character_shown")
    assert kinds[at - 1] == "quest_failed"
    assert "round_started" in kinds[at:]


@pytest.mark.rule("AV-ROLE-14")
def test_the_revealer_shows_herself_once_and_not_for_successes():
    play = Play(REVEALER)
    play.quests("++-")
    assert play.events("character_shown") == []
    play = Play(REVEALER)
    play.quests("--++")
    assert len(play.events("character_shown")) == 1


@pytest.mark.rule("AV-ROLE-14")
def test_the_revealer_shows_herself_also_for_quests_she_was_not_on():
    play = Play(REVEALER)
    play.quest(0, 1, fails=[1])
    play.quest(0, 1, 2, fails=[1])
    assert play.last("character_shown") == {"seat": 3, "character": "revealer"}


@pytest.mark.rule("AV-ROLE-12", "AV-ROLE-13", "AV-ROLE-14", "AV-ROLE-15")
@pytest.mark.parametrize("name", ["lunatic", "brute", "revealer", "cleric"])
@pytest.mark.parametrize("seats", range(5, 11))
def test_some_characters_are_advised_for_seven_or_more(name, seats):
    told = ["advised_for_more_players"] if seats < 7 else []
    assert warnings(seats, characters=["merlin", "assassin", name]) == told
    assert warnings(seats, edition="ru", characters=["merlin", "assassin", name]) == told


@pytest.mark.rule("AV-ROLE-15")
@pytest.mark.parametrize("leader", [0, 1, 4, 5])
def test_the_cleric_learns_the_allegiance_of_the_first_leader_and_of_nobody_else(leader):
    play = Play(LIARS, first_leader=leader)
    side = "evil" if play.is_evil(leader) else "good"
    assert play.open == {leader: "show_loyalty"}
    play.answer("show_loyalty", leader, side)
    assert play.private(2)[1:] == [("leader_seen", {"seat": 2, "leader": leader, "card": side})]
    play.quests("+-+-")
    assert len(play.events("leader_seen", 2)) == 1


@pytest.mark.rule("AV-ROLE-16", "AV-ROLE-17")
@pytest.mark.parametrize(("liar", "cards"), [(3, ["good", "evil"]), (6, ["evil"])])
def test_the_trickster_may_and_the_troublemaker_must_lie_to_the_lady(liar, cards):
    for card in cards:
        play = Play(LIARS, modules=["lady_of_the_lake"])
        play.answer("show_loyalty", 0, "good")  # to the Cleric
        play.quests("+-")
        play.answer("inspect", 7, liar)
        assert play.options(liar) == cards
        play.answer("show_loyalty", liar, card)
        assert play.last("loyalty_shown", 7) == {"inspector": 7, "inspected": liar, "card": card}


@pytest.mark.rule("AV-ROLE-16", "AV-ROLE-17", "AV-REVEAL-02")
@pytest.mark.parametrize(("liar", "cards"), [(3, ["good", "evil"]), (6, ["evil"])])
def test_the_trickster_may_and_the_troublemaker_must_lie_to_the_cleric(liar, cards):
    for card in cards:
        play = Play(LIARS, first_leader=liar)
        assert play.options(liar) == cards
        play.answer("show_loyalty", liar, card)
        assert play.last("leader_seen", 2)["card"] == card


@pytest.mark.rule("AV-ROLE-17")
def test_the_troublemaker_cannot_be_honest():
    play = Play(LIARS, first_leader=6)
    assert play.refusal("show_loyalty", 6, "good") == "AV-ROLE-17"
    play = Play(LIARS, modules=["lady_of_the_lake"])
    play.answer("show_loyalty", 0, "good")  # to the Cleric
    play.quests("+-")
    play.answer("inspect", 7, 6)
    assert play.refusal("show_loyalty", 6, "good") == "AV-ROLE-17"


@pytest.mark.rule("AV-ROLE-16", "AV-ROLE-17")
@pytest.mark.parametrize("name", ["trickster", "troublemaker"])
def test_liars_are_advised_with_something_that_inspects(name):
    characters = ["merlin", "assassin", name]
    assert warnings(8, characters=characters) == ["nothing_inspects"]
    assert warnings(8, characters=[*characters, "cleric"]) == []
    assert warnings(8, characters=characters, modules=["excalibur"]) == ["nothing_inspects"]
    few = warnings(6, characters=characters, modules=["plot_cards"])
    assert few == ["nothing_inspects"], "the small deck of plot cards inspects nobody"
    for module in ("lady_of_the_lake", "plot_cards"):
        assert warnings(8, characters=characters, modules=[module]) == []


LANCELOTS = ["good_lancelot", "evil_lancelot"]


@pytest.mark.rule("AV-ROLE-18")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("name", "needed"), [LANCELOTS, LANCELOTS[::-1]])
def test_the_lancelots_are_always_both(edition, name, needed):
    modules = ["lancelot_variant_1"]
    alone = {"edition": edition, "characters": ["merlin", "assassin", name], "modules": modules}
    assert "character_needs_character" in refusals(8, **alone)
    both = {"edition": edition, "characters": ["merlin", "assassin", name, needed], "modules": modules}
    assert refusals(8, **both) == []
    assert "module_needs_character" in refusals(8, edition=edition, modules=modules)


@pytest.mark.rule("AV-ROLE-18")
@pytest.mark.parametrize("variant", [[], ["lancelot_variant_1"], ["lancelot_variant_2"]])
@pytest.mark.parametrize("seats", range(5, 11))
def test_the_lancelots_are_advised_for_seven_or_more(variant, seats):
    told = ["advised_for_more_players"] if seats < 7 else []
    assert warnings(seats, characters=["merlin", "assassin", *LANCELOTS], modules=variant) == told


@pytest.mark.rule("AV-ROLE-18")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", range(5, 11))
def test_the_lancelots_replace_a_servant_and_a_minion(edition, seats):
    modules = ["lancelot_variant_1"] if edition == "pl" else []
    characters = ["merlin", "assassin", *LANCELOTS]
    table = afallon.new("avalon", seats=seats, seed=seats, edition=edition, characters=characters, modules=modules)
    deck = Counter(table.view(None).deck)
    good, evil = SIDES[seats]
    assert deck == +Counter(dict.fromkeys(characters, 1) | {"servant": good - 2, "minion": evil - 2})
    holders = {table.view(seat).characters[seat]: seat for seat in table.seats}
    assert holders["good_lancelot"] != holders["evil_lancelot"]


@pytest.mark.rule("AV-ROLE-18")
def test_the_two_variants_are_not_played_at_once():
    both = ["lancelot_variant_1", "lancelot_variant_2"]
    asked = {"characters": ["merlin", "assassin", *LANCELOTS], "modules": both}
    assert refusals(8, **asked) == ["modules_exclude_each_other"]


@pytest.mark.rule("AV-ROLE-19")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", range(5, 11))
def test_optional_characters_combine_freely_and_without_a_warning(edition, seats):
    evil = SIDES[seats][1]
    tried = 0
    for size in range(evil):
        for special in combinations(OPTIONAL_EVIL, size):
            if seats > 5 or {"morgana", "mordred"} & set(special):  # AV-ROLE-06
                characters = ["merlin", "assassin", "percival", *special]
                assert warnings(seats, edition=edition, characters=characters) == []
                tried += 1
    assert tried >= 2
