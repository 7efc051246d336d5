"""Avalon, REVEAL: what the night shows to whom, and the script that is spoken for it."""

import pytest

from afallon.avalon.night import script
from tests.avalon.driver import BASIC, Play
from tests.avalon.setups import DECKS, EDITIONS, label

# Who sees whom, by the books, character by character. This is the tests' own table.
MEET_AS_EVIL = {"assassin", "minion", "morgana", "mordred"}
THUMBS_FOR_MERLIN = {"assassin", "minion", "morgana", "oberon"}
THUMBS_FOR_PERCIVAL = {"merlin", "morgana"}


def expected_sight(deal, seat):
    """What this seat is to see in the night: step, seats and what it takes them for; or nothing."""
    steps = {
        "merlin": ("merlin", THUMBS_FOR_MERLIN, "evil"),
        "percival": ("percival", THUMBS_FOR_PERCIVAL, "seems_merlin"),
    }
    steps |= dict.fromkeys(MEET_AS_EVIL, ("evil", MEET_AS_EVIL, "evil"))
    if deal[seat] not in steps:
        return []
    step, shown, learns = steps[deal[seat]]
    seats = tuple(other for other, name in enumerate(deal) if name in shown and other != seat)
    return [("seen", {"seat": seat, "step": step, "seats": seats, "learns": learns})]


@pytest.mark.rule("AV-REVEAL-03", "AV-REVEAL-06", "AV-REVEAL-10")
@pytest.mark.parametrize("deal", DECKS, ids=label)
def test_everybody_learns_what_his_character_is_shown_and_nothing_else(deal):
    for leader in (0, len(deal) - 1):
        play = Play(deal, first_leader=leader)
        for seat in play.seats:
            dealt, *night = play.private(seat)
            assert dealt[0] == "dealt"
            assert night == expected_sight(deal, seat)


@pytest.mark.rule("AV-REVEAL-03", "AV-REVEAL-06", "AV-REVEAL-10")
@pytest.mark.parametrize("edition", ["ua", "pl", "ru"])
def test_the_night_is_the_same_in_every_book(edition):
    deal = (
        "oberon",
        "servant",
        "morgana",
        "percival",
        "assassin",
        "servant",
        "servant",
        "mordred",
        "merlin",
        "servant",
    )
    play = Play(deal, edition=edition)
    for seat in play.seats:
        assert play.private(seat)[1:] == expected_sight(deal, seat)


@pytest.mark.rule("AV-REVEAL-03", "AV-REVEAL-06")
@pytest.mark.parametrize("assassin", ["morgana", "mordred", "oberon", "minion"])
def test_a_named_assassin_keeps_his_own_night(assassin):
    deal = ("merlin", assassin, "percival", "servant", "servant", "minion" if assassin != "minion" else "oberon")
    play = Play(deal, assassin=assassin)
    for seat in play.seats:
        assert play.private(seat)[1:] == expected_sight(deal, seat)


@pytest.mark.rule("AV-REVEAL-03")
def test_the_evil_learn_each_other_as_evil_not_by_character():
    play = Play(("merlin", "assassin", "servant", "mordred", "servant", "minion", "servant"))
    exchanged = Play(("merlin", "minion", "servant", "assassin", "servant", "mordred", "servant"))
    for seat in (1, 3, 5):
        assert play.private(seat)[1] == exchanged.private(seat)[1]


@pytest.mark.rule("AV-REVEAL-03", "AV-REVEAL-16")
@pytest.mark.parametrize("deal", DECKS, ids=label)
def test_at_night_nobody_is_asked_and_so_no_sign_is_given(deal):
    play = Play(deal)
    kinds = [event.kind for event in play.table.all_events()]
    assert kinds.index("asked") > kinds.index("night_ended")
    assert play.open == {0: "choose_team"}


@pytest.mark.rule("AV-REVEAL-01", "AV-REVEAL-15")
@pytest.mark.parametrize("deal", [BASIC[5], BASIC[10], DECKS[-2]], ids=label)
def test_the_night_comes_after_the_deal_and_ends_for_all_before_the_first_round(deal):
    kinds = [event.kind for event in Play(deal).table.all_events()]
    deals = [place for place, kind in enumerate(kinds) if kind == "dealt"]
    sights = [place for place, kind in enumerate(kinds) if kind == "seen"]
    assert max(deals) < kinds.index("leader_chosen") < min(sights)
    assert max(sights) < kinds.index("night_ended") < kinds.index("round_started")
    for seat in (None, *range(len(deal))):
        assert len(Play(deal).events("night_ended", seat)) == 1


# The script, line by line: a key, or a key and the character it speaks to.
CLOSE = ["night-all-close"]
CLOSED = ["night-all-closed"]
OPEN = ["night-all-closed", "night-all-open"]
EVIL_MEET = ["night-evil-open", "night-evil-close"]
EVIL_MEET_WITHOUT_OBERON = ["night-evil-open", "night-eyes-stay-closed oberon", "night-evil-close"]
MERLIN_LOOKS = ["night-opens merlin", "night-thumbs-down", "night-closes merlin"]
FOR_MERLIN = ["night-evil-thumbs-up", *MERLIN_LOOKS]
FOR_MERLIN_WITHOUT_MORDRED = ["night-evil-thumbs-up", "night-fist-stays-closed mordred", *MERLIN_LOOKS]
PERCIVAL_LOOKS = ["night-opens percival", "night-thumbs-down", "night-closes percival"]
FOR_PERCIVAL = ["night-thumb-up merlin", *PERCIVAL_LOOKS]
FOR_PERCIVAL_WITH_MORGANA = ["night-thumb-up merlin", "night-thumb-up morgana", *PERCIVAL_LOOKS]


def spoken(play):
    """The script of this game, a line each."""
    return [f"{line.key} {line.character}" if line.character else line.key for line in script(play.table.setup)]


SCRIPTS = {
    "basic": (BASIC[5], [*CLOSE, *EVIL_MEET, *CLOSED, *FOR_MERLIN, *OPEN]),
    "without Merlin": (("servant", "servant", "servant", "minion", "minion"), [*CLOSE, *EVIL_MEET, *OPEN]),
    "without Merlin, with Oberon and Mordred": (
        ("servant", "servant", "servant", "servant", "oberon", "mordred"),
        [*CLOSE, *EVIL_MEET_WITHOUT_OBERON, *OPEN],
    ),
    "Oberon": (
        ("merlin", "assassin", "oberon", "servant", "servant"),
        [*CLOSE, *EVIL_MEET_WITHOUT_OBERON, *CLOSED, *FOR_MERLIN, *OPEN],
    ),
    "Mordred": (
        ("merlin", "assassin", "mordred", "servant", "servant"),
        [*CLOSE, *EVIL_MEET, *CLOSED, *FOR_MERLIN_WITHOUT_MORDRED, *OPEN],
    ),
    "Percival": (
        ("merlin", "assassin", "minion", "percival", "servant", "servant"),
        [*CLOSE, *EVIL_MEET, *CLOSED, *FOR_MERLIN, *CLOSED, *FOR_PERCIVAL, *OPEN],
    ),
    "Percival and Morgana": (
        ("merlin", "assassin", "morgana", "percival", "servant"),
        [*CLOSE, *EVIL_MEET, *CLOSED, *FOR_MERLIN, *CLOSED, *FOR_PERCIVAL_WITH_MORGANA, *OPEN],
    ),
    "Morgana without Percival": (
        ("merlin", "assassin", "morgana", "servant", "servant"),
        [*CLOSE, *EVIL_MEET, *CLOSED, *FOR_MERLIN, *OPEN],
    ),
    "all of them": (
        ("merlin", "percival", *["servant"] * 4, "assassin", "morgana", "mordred", "oberon"),
        [
            *CLOSE,
            *EVIL_MEET_WITHOUT_OBERON,
            *CLOSED,
            *FOR_MERLIN_WITHOUT_MORDRED,
            *CLOSED,
            *FOR_PERCIVAL_WITH_MORGANA,
            *OPEN,
        ],
    ),
}


@pytest.mark.rule("AV-REVEAL-01", "AV-REVEAL-03", "AV-REVEAL-06", "AV-REVEAL-10", "AV-REVEAL-15")
@pytest.mark.parametrize(("deal", "lines"), SCRIPTS.values(), ids=SCRIPTS)
def test_the_script_has_the_steps_that_its_characters_call_for(deal, lines):
    assert spoken(Play(deal)) == lines


@pytest.mark.rule("AV-REVEAL-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_script_tells_nothing_that_is_not_public(edition):
    deal = ("merlin", "assassin", "morgana", "percival", "servant", "oberon", "servant")
    told = {
        tuple(spoken(Play(seated, edition=edition, first_leader=leader)))
        for seated in (deal, deal[::-1], deal[3:] + deal[:3])
        for leader in range(7)
    }
    assert len(told) == 1


@pytest.mark.rule("AV-REVEAL-16")
@pytest.mark.parametrize("leader", range(10))
def test_the_leader_plays_his_own_part_in_the_night(leader):
    deal = ("merlin", "percival", *["servant"] * 4, "assassin", "morgana", "mordred", "oberon")
    assert Play(deal, first_leader=leader).private(leader)[1:] == expected_sight(deal, leader)
