"""The golden voyages replay to the letter, come from their seeds, and together show what they should."""

import re

import pytest

from tests.voyage.goldens.games import FOLDER, GOLDENS, path_of
from tests.voyage.goldens.playthrough import replay

TEXTS = {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.txt"))}


@pytest.mark.parametrize("name", TEXTS)
def test_a_game_replays_from_its_own_answers_to_the_letter(name):
    assert replay(TEXTS[name]) == TEXTS[name]


@pytest.mark.parametrize("name", GOLDENS)
def test_a_game_is_what_its_seed_makes(name):
    assert GOLDENS[name].play() == TEXTS[name], f"`python -m tests.voyage.goldens` writes {path_of(name).name} anew"


def test_every_file_has_its_game():
    assert set(TEXTS) == set(GOLDENS)


FEATURES = {
    **{f"{seats} players": f"^seats: {seats}$" for seats in range(3, 8)},
    **{f"the end by {reason}": f"reason={reason} " for reason in ("avalon_reached", "last_turn", "route_lost")},
    **{
        f"the role {role}": f"dealt .*role={role}$"
        for role in ("admiral", "cabin_boy", "merchant", "traitor", "explorer", "sailor")
    },
    **{f"a tile {tile}": f"^tile_turned .*tile={tile} fog=False" for tile in ("cross_island", "plain_island", "coast")},
    **{f"fog that hides {tile}": f"tile={tile} fog=True" for tile in ("avalon", "open_sea", "cross_island")},
    "a tie": "^course_set .*by=captain$",
    "an alternative that wins": "^course_set .*card=alternative by=majority$",
    "a way without a vote": r"^course_set direction=\w+ card=- by=necessity$",
    "a map that nobody knows": "^    to : tiles_hidden ",
    "a shared role": "shared_role:-1",
    "a shared win": r"^game_ended .*winners=\d,\d",
    "a captain who stays": r"^tile_turned .*\nturn_started ",
    "a direction that would lose the route": "^    leads .*=lost",
    "a direction that the coast bars": r"^    barred .*=VO-MOVE-03,\d,\d",
    "an unknown tile ahead": r"^    leads .*=cell,\d,\d,unknown",
    "twenty turns": "^turn_started turn=20 ",
}


@pytest.mark.parametrize(("feature", "pattern"), FEATURES.items(), ids=FEATURES)
def test_some_game_shows(feature, pattern):
    shown = [name for name, text in TEXTS.items() if re.search(pattern, text, re.MULTILINE)]
    assert shown, f"no golden shows: {feature}; add a game to games.py"
