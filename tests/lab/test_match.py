"""Matches: reproducible, and equal as long as possible where only one seat differs."""

import msgspec
import pytest

from afallon.lab.match import Match, play

AVALON = {"characters": ["merlin", "assassin"]}


@pytest.mark.parametrize(
    "match", [Match("voyage", ("random",) * 3, 5), Match("avalon", ("careful",) * 5, 5, AVALON)], ids=lambda m: m.game
)
def test_a_match_plays_the_same_game_every_time(match):
    written = msgspec.json.encode(match)
    again = msgspec.json.decode(written, type=Match)
    record = play(match).record()
    assert play(again).record() == record
    assert play(msgspec.structs.replace(match, seed=6)).record() != record


def test_a_change_in_one_seat_keeps_the_first_answers_of_the_others():
    options = {"roles": ["traitor", "sailor", "merchant"], "first_captain": 1}
    for seed in range(10):
        one, other = (
            play(Match("voyage", (first, "random", "random"), seed, options)).all_seeing_view().turns[0]
            for first in ("random", "careful")
        )
        assert (one.preferred, one.alternative, one.votes[1:]) == (other.preferred, other.alternative, other.votes[1:])
