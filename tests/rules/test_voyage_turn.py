"""Voyage, TURN: the captain's offer, the vote, and the captaincy."""

from itertools import product

import pytest

from afallon.kernel import Asked
from afallon.voyage import questions
from tests.voyage.driver import POOL, ROLES, Play


def offered(seats=4, **options):
    """Return a game where the captain, seat 0, shows south and hides west."""
    play = Play(ROLES[:seats], **options)
    play.offer("s", "w")
    return play


@pytest.mark.rule("VO-TURN-01")
def test_the_captain_shows_one_direction_and_hides_another():
    play = Play(first_captain=2)
    assert play.open == {2: "choose_preferred"}
    play.answer("choose_preferred", 2, "south")
    for reader in (None, *play.seats):
        assert play.last("preferred_shown", reader) == {"captain": 2, "direction": "south"}
    assert play.open == {2: "choose_alternative"}
    assert play.options(2) == ["north", "east", "west"]
    assert play.refusal("choose_alternative", 2, "south") == "VO-TURN-01"
    play.answer("choose_alternative", 2, "west")
    assert set(play.open.values()) == {"vote"}


@pytest.mark.rule("VO-TURN-01", "VO-TURN-02", "VO-TURN-05")
def test_questions_are_public_and_hidden_directions_are_not():
    play = Play(first_captain=2)
    play.sail("e")
    play.offer("w", "s")
    asked = [
        questions.ChoosePreferred(turn=1, captain=2, row=0, column=3),
        questions.ChooseAlternative(turn=1, captain=2, preferred="east"),
        *[questions.Vote(turn=1, captain=2, preferred="east")] * 4,
        questions.ChoosePreferred(turn=2, captain=3, row=0, column=4),
        questions.ChooseAlternative(turn=2, captain=3, preferred="west"),
        *[questions.Vote(turn=2, captain=3, preferred="west")] * 4,
    ]
    for reader in (None, *play.seats):
        heard = [event for event in play.table.events_for(reader) if isinstance(event, Asked)]
        assert [event.about for event in heard] == asked
        assert {event.seat for event in heard if event.options is not None} == {reader} - {None}
        assert all(event.own is None for event in heard)


@pytest.mark.rule("VO-TURN-02")
@pytest.mark.parametrize("seats", range(3, 8))
def test_all_vote_in_secret_and_all_votes_are_shown_at_once_with_names(seats):
    play, other = offered(seats), offered(seats)
    assert play.open == dict.fromkeys(range(seats), "vote")
    for seat in range(1, seats):
        play.answer("vote", seat, "white")
        other.answer("vote", seat, "black")
    for reader in (None, 0):
        assert play.table.events_for(reader) == other.table.events_for(reader)
        assert play.events("votes_shown", reader) == []
    play.answer("vote", 0, "black")
    for reader in (None, *play.seats):
        assert play.events("votes_shown", reader) == [{"votes": ("black", *["white"] * (seats - 1))}]


@pytest.mark.rule("VO-TURN-03", "VO-TURN-04")
@pytest.mark.parametrize("seats", range(3, 8))
def test_the_majority_decides_and_in_a_tie_the_captain(seats):
    for votes in map("".join, product("wb", repeat=seats)):
        play = offered(seats)
        play.vote(votes)
        white, black = votes.count("w"), votes.count("b")
        preferred = white > black or (white == black and votes[0] == "w")
        assert play.ship == ((1, 3) if preferred else (0, 2))
        assert play.last("course_set") == {
            "direction": "south" if preferred else "west",
            "card": "preferred" if preferred else "alternative",
            "by": "captain" if white == black else "majority",
        }


@pytest.mark.rule("VO-TURN-04")
def test_the_captain_of_this_turn_breaks_the_tie():
    play = offered(first_captain=3)
    play.vote("wwbb")
    assert play.last("course_set")["direction"] == "west"
    play = offered(first_captain=1)
    play.vote("wwbb")
    assert play.last("course_set")["direction"] == "south"


def hears_of(play, reader, direction):
    """Return whether this reader was told the direction, other than as a legal direction."""
    told = [
        {name: value for name, value in event.data.items() if name not in ("directions", "options")}
        for event in play.table.events_for(reader)
    ]
    return any(direction in data.values() for data in told)


@pytest.mark.rule("VO-TURN-05")
def test_the_alternative_is_known_to_its_captain_alone_unless_it_wins():
    play = offered()
    play.vote("wwbb")
    assert [hears_of(play, reader, "west") for reader in (None, *play.seats)] == [False, True, False, False, False]
    assert play.table.view(0).turns[0].alternative == "west"
    for reader in (None, 1, 2, 3):
        assert play.table.view(reader).turns[0].alternative is None
    play = offered()
    play.vote("wbbb")
    for reader in (None, *play.seats):
        assert play.table.view(reader).turns[0].alternative == "west"


@pytest.mark.rule("VO-TURN-05")
def test_a_losing_alternative_stays_secret():
    plays = [Play(), Play(), Play()]
    for play, hidden in zip(plays, "new", strict=True):
        play.offer("s", hidden)
        play.vote("wwwb")
        play.sail("s")
    for reader in (None, 1, 2, 3):
        streams = [play.table.events_for(reader) for play in plays]
        assert streams[0] == streams[1] == streams[2]


@pytest.mark.rule("VO-TURN-06")
@pytest.mark.parametrize("seats", range(3, 8))
def test_the_captaincy_passes_to_the_left_and_the_turn_advances(seats):
    play = Play(ROLES[:seats], first_captain=seats - 1)
    for turn in range(1, 9):
        assert play.view.turn == turn
        assert play.captain == (seats - 2 + turn) % seats
        assert play.last("turn_started")["captain"] == play.captain
        play.sail("s" if turn < 9 else "e")
        assert play.last("captain_passed") == {"seat": (seats - 1 + turn) % seats}


@pytest.mark.rule("VO-TURN-07")
@pytest.mark.parametrize(
    ("votes", "captain"),
    [("wwww", 0), ("wwwb", 0), ("bbbb", 1), ("wbbb", 1), ("wbwb", 0), ("bwbw", 0)],
)
def test_a_lasting_captain_passes_only_after_a_majority_for_the_alternative(votes, captain):
    play = offered(lasting_captain=True)
    play.vote(votes)
    assert play.captain == captain
    assert len(play.events("captain_passed")) == captain
    assert play.open == {captain: "choose_preferred"}
    assert play.view.turn == 2
    ordinary = offered()
    ordinary.vote(votes)
    assert ordinary.captain == 1


@pytest.mark.rule("VO-TURN-08")
def test_turns_played_equal_explored_tiles_without_the_start():
    ends = set()
    for seed in range(200):
        play = Play(layout=POOL if seed % 2 else "balanced")
        play.at_random(seed)
        lost = play.outcome.reason == "route_lost"
        assert len(play.view.explored) - 1 == play.view.turn - lost
        assert len(set(play.view.explored)) == len(play.view.explored)
        ends.add(play.outcome.reason)
    assert {"route_lost", "last_turn"} <= ends
