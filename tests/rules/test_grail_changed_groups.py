"""Groups that change several times, and the history of their campaign (GR-SAVE-18 to 26)."""

from pathlib import Path

import pytest

from afallon.grail.sessions import next_session
from tests.grail.driver import Play
from tests.grail.world import everywhere, gain, travel, world

DIE = {"do": "die", "who": "each"}
MERCY = [{"id": "500", "complete": True, "effects": [gain("food")]}]


def regroup(play, *characters, **more):
    """Continue the campaign with these characters."""
    options = next_session(play.table, characters) | more
    return Play(Path(options.pop("pack")), seats=len(characters), **options)


def tiles(play):
    return [character.tile for character in play.state.characters]


def perish(play):
    """Let all characters die without replacements, and beg for Mercy."""
    for seat in range(len(play.table.seats)):
        play.set(seat, energy=6)
    travel(play, 2, 0, *range(1, len(play.table.seats)))
    play.go_on("beg_for_mercy", take_replacement="stay_out")
    play.give("beg_for_mercy", "yes")
    play.go_on("act")


@pytest.mark.rule("GR-SAVE-18", "GR-DEATH-17")
def test_players_who_joined_during_the_chapter_may_change_seats_or_leave(tmp_path):
    """The saved chapter start has an empty seat for the newcomer; it moves or disappears with the player."""
    play = world(tmp_path, heroes=[{}] * 2, places={2: {"immediate": [DIE]}}, more={"book": MERCY})
    play = regroup(regroup(play, "hero0", "hero1"), "hero1", "hero0")
    perish(play)
    assert tiles(play) == ["hero1", "hero0"]
    assert all(character.alive for character in play.state.characters)
    play = regroup(regroup(play, "hero0"), "hero0", "hero1")
    assert tiles(play) == ["hero0", "hero1"]


@pytest.mark.rule("GR-SAVE-21")
def test_a_completely_new_group_begins_on_the_map(tmp_path):
    """The former locations of players who left long ago may no longer be on the map."""
    play = world(
        tmp_path, seats=2, heroes=[{}] * 3, places={3: {"immediate": [{"do": "discard_location", "number": 2}]}}
    )
    travel(play, 2, 1)
    play = regroup(play, "hero0")
    travel(play, 3)
    assert play.state.away["hero1"].character.location == 2
    assert 2 not in play.state.places
    play = regroup(play, "hero2")
    assert everywhere(play) == [3]


CHAPTERS = {
    "chapters": [{"number": 1, "events": [{"part": 1}]}, {"number": 2, "effects": [{"do": "die", "who": "active"}]}],
    "story_events": [
        {
            "id": "crossing",
            "chapter": 1,
            "part": 1,
            "quest": {
                "id": "cross",
                "requires": [{"has": "location", "number": 3}],
                "success": [{"do": "change_chapter", "chapter": 2}],
            },
        }
    ],
}


def crossing(folder, seats):
    """Return a game where location 3 begins chapter 2 and kills a character; location 2 kills all."""
    more = {**CHAPTERS, "book": MERCY, "items": [{"id": "axe"}]}
    play = world(folder, seats=seats, heroes=[{}] * 4, places={2: {"immediate": [DIE]}}, more=more)
    travel(play, 3)
    return play


@pytest.mark.rule("GR-SAVE-18", "GR-DEATH-17", "GR-DEATH-22")
def test_a_replacement_pending_at_the_chapter_start_enters_at_its_players_seat(tmp_path):
    play = crossing(tmp_path, seats=2)
    play.go_on("act")  # hero2 will replace hero0; the chapter start is saved before it enters
    assert tiles(play) == ["hero2", "hero1"]
    play = regroup(play, "hero1", "hero2")
    perish(play)
    assert tiles(play) == ["hero1", "hero2"]
    assert [event["tile"] for event in play.happened("character_entered")] == ["hero2"]


@pytest.mark.rule("GR-SAVE-18", "GR-MODE-06")
def test_the_group_may_change_after_a_change_of_mode(tmp_path):
    play = crossing(tmp_path, seats=2)
    play.give("choose_mode", "story")
    play.go_on("act")
    rules = play.state.rules
    assert (play.state.mode, bool(rules)) == ("story", True)
    play = regroup(play, "hero1")
    assert (play.state.mode, play.state.rules) == ("story", rules)


LANTERN = [
    {"board": "amber", "combat": "teal", "diplomacy": "rust"},
    {"board": "teal", "combat": "rust", "diplomacy": "slate"},
]


@pytest.mark.rule("GR-SAVE-18", "GR-MODE-41", "GR-MODE-45")
@pytest.mark.parametrize(
    ("group", "boards", "decks"),
    [
        (["diver"], ["teal"], ["rust"]),
        (["diver", "keeper"], ["teal", "amber"], ["rust", "teal"]),
        (["keeper", "reeve"], ["amber", "slate"], ["teal", "slate"]),
        (["keeper", "diver", "piper"], ["amber", "teal", "rust"], ["teal", "rust", "amber"]),
    ],
    ids="/".join,
)
def test_in_free_mode_all_keep_board_and_decks(group, boards, decks):
    play = regroup(Play("lantern", seats=2, outfits=LANTERN), *group)
    assert [character.board for character in play.state.characters] == boards
    assert [outfit.board for outfit in play.table.setup.outfits] == boards
    assert [outfit.combat for outfit in play.table.setup.outfits] == decks
    owners = {"teal": "divers_blow", "rust": "pipers_blow", "amber": "keepers_blow", "slate": "reeves_blow"}
    for seat, colour in enumerate(decks):
        assert owners[colour] in play.state.decks[f"combat/{seat}"]
