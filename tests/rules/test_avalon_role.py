"""Avalon, ROLE: what each character knows, may do, and asks of a set-up."""

from itertools import combinations

import pytest

from tests.avalon.driver import BASIC, Play, told
from tests.avalon.setups import EDITIONS, OPTIONAL_EVIL, SIDES, refusals, warnings

# Seats:   0         1           2          3          4         5         6
SEVEN = ("merlin", "assassin", "percival", "morgana", "oberon", "servant", "servant")
EIGHT = ("merlin", "assassin", "percival", "mordred", "minion", "servant", "servant", "servant")


def sees(play, seat):
    """Whom this seat has seen at night, and as what: by step."""
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
def test_the_assassin_alone_has_one_guess():
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
def test_percival_among_five_wants_mordred_or_morgana(edition, partner, seats):
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
def test_morgana_wants_percival(seats, edition, refused):
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
