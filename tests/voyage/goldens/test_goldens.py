"""The golden voyages together show every listed feature."""

import re

import pytest

from tests.voyage.goldens.games import FOLDER

TEXTS = {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.txt"))}


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
    "a direction that would lose the route": r"\{course:lost\}",
    "a direction that the coast bars": r"!\w+\(VO-MOVE-03 row:\d,column:\d\)",
    "an unknown tile ahead": r"\{course:cell,row:\d,column:\d,tile:unknown\}",
    "twenty turns": "^turn_started turn=20 ",
}


@pytest.mark.parametrize(("feature", "pattern"), FEATURES.items(), ids=FEATURES)
def test_some_golden_game_shows(feature, pattern):
    shown = [name for name, text in TEXTS.items() if re.search(pattern, text, re.MULTILINE)]
    assert shown, f"no golden shows: {feature}; add a game to games.py"
