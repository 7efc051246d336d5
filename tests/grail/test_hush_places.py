"""Places of chapter II of The Hush: guardians can be released there, and other places remember past deeds."""

import pytest

from afallon.grail.content.shelf import USUAL_PACK, folder_of
from afallon.grail.rules.map.events import CharactersMoved, LocationLaid, MenhirLit, StatusMarked, TokensChanged
from afallon.grail.rules.telling import tell
from tests.grail.driver import DEFAULTS, Play

TALLY_HOUSE, WIVES, MILL, LANE, HILL, ROW, CHURCH = 102, 106, 111, 112, 113, 114, 115
BELL, ROOKHOUSES, PARISHES, SALTERN, LIGHT, QUARRY = 116, 117, 118, 119, 120, 122
PLACES = {
    HILL: (-2, 0),
    LANE: (-2, 1),
    ROW: (-2, 2),
    BELL: (-2, 3),
    SALTERN: (-2, 4),
    WIVES: (-1, 1),
    MILL: (-1, 2),
    CHURCH: (-1, 3),
    ROOKHOUSES: (-3, 2),
    PARISHES: (-3, 3),
    LIGHT: (-3, 4),
    QUARRY: (-4, 3),
}
"""Rows and columns of locations, relative to home."""


class Visit(Play):
    """A campaign with one character at a place of chapter II; time tokens keep encounters on the map away."""

    def __init__(self, place, character="branwen", **statuses):
        super().__init__(folder_of(USUAL_PACK), characters=[character])
        home = self.state.places[101]
        for number, (row, column) in PLACES.items():
            if number not in self.state.places:
                tell(self.table, LocationLaid(number=number, row=home.row + row, column=home.column + column))
            tell(self.table, TokensChanged(location=number, token="time", amount=9))
        for number in (WIVES, ROW, PARISHES):
            tell(self.table, MenhirLit(number=number, dial=9))
        for status, box in statuses.items():
            tell(self.table, StatusMarked(status=status, box=box))
        tell(self.table, CharactersMoved(seats=(0,), location=place))

    def choose(self, *choices):
        """Make these choices one after another; all other questions get default answers."""
        for choice in choices:
            while choice not in self.options(0):
                assert self.asked[0] != "act", f"no {choice} among {self.options(0)}"
                value = DEFAULTS.get(self.asked[0])
                self.give(self.asked[0], value if value in self.options(0) else self.options(0)[0])
            self.give(self.asked[0], choice)

    def explore(self, *choices):
        self.set(0, energy=6)
        self.choose("explore", *choices)

    def go_to(self, *places):
        for place in places:
            self.set(0, energy=6)
            self.choose("travel", place)

    def has_secret(self, number):
        return number in [held.card for held in self.state.characters[0].secrets]

    def last_told(self):
        """Return the paragraphs of the last verse."""
        told = []
        for event in self.table.all_events():
            if event.kind == "verse_read":
                told = []
            elif event.kind == "paragraph_read":
                told.append(event.data["paragraph"].rpartition(":")[2])
        return told


def test_the_plough_team_is_released_at_the_end_of_its_day():
    visit = Visit(MILL)
    visit.explore("climb_down_to_the_team", "walk_the_day_out_and_draw_the_pin")
    assert visit.state.statuses["plough_released"]
    assert visit.has_secret(37)
    visit.explore()
    assert "in_clover" in visit.last_told()
    assert "climb_down_to_the_team" not in visit.options(0)


def test_the_watchman_can_be_told_the_truth_only_after_seeing_the_desk():
    visit = Visit(LIGHT)
    visit.explore("climb_to_the_lamp")
    assert "tell_him_that_she_came_in" not in visit.options(0)
    visit.choose("leave")
    visit.go_to(SALTERN)
    visit.explore("look_at_the_weighers_desk")
    visit.go_to(LIGHT)
    visit.explore("climb_to_the_lamp", "tell_him_that_she_came_in")
    assert visit.state.statuses["watchman_released"]
    assert visit.has_secret(36)
    visit.explore()
    assert visit.happened("verse_read")[-1] == {"verse": "120:the_dark_tower"}


def test_a_lie_to_the_watchman_gives_his_lamp_and_leaves_the_truth_open():
    visit = Visit(LIGHT)
    visit.explore("climb_to_the_lamp", "tell_him_that_this_is_her_now")
    assert visit.state.statuses["word_broken"] == 1
    assert visit.has_secret(38)
    assert "watchman_released" not in visit.state.statuses
    visit.go_to(SALTERN)
    visit.explore("look_at_the_weighers_desk")
    assert visit.last_told() == ["a_hat"]
    visit.go_to(LIGHT)
    visit.explore("go_down_to_the_landing_and_tell_him")
    assert visit.state.statuses["watchman_released"]


def test_the_procession_is_released_by_walking_its_whole_way():
    visit = Visit(HILL)
    visit.explore("go_up_to_the_procession", "fall_in_behind")
    visit.go_to(LANE, ROW, MILL, CHURCH)
    visit.explore("bring_the_procession_in", "say_that_it_is_nobody")
    assert visit.state.statuses["procession_released"]
    assert not {"113:the_way", "113:behind_you"} & visit.state.dials.keys()


@pytest.mark.parametrize("way", [(TALLY_HOUSE, WIVES, MILL, CHURCH), (LANE, ROW, BELL, CHURCH)])
def test_the_procession_does_not_follow_by_another_way(way):
    visit = Visit(HILL)
    visit.explore("go_up_to_the_procession", "fall_in_behind")
    visit.go_to(*way)
    visit.explore()
    assert "bring_the_procession_in" not in visit.options(0)


def test_a_name_given_at_the_rookhouses_is_in_the_order_book():
    visit = Visit(ROOKHOUSES)
    visit.set(0, reputation=1, wealth=2)
    visit.explore("be_shown_the_children", "give_one_of_them_a_name")
    visit.go_to(PARISHES, QUARRY)
    visit.explore("ask_to_see_the_order_book", "turn_to_the_last_page", "scrape_her_name_out")
    assert visit.state.statuses["quarry_seen"]
    assert visit.happened("verse_read")[-1] == {"verse": "122:scraped"}


def test_the_robbed_tally_house_is_mentioned_at_the_quarry_and_in_saltern():
    for place, told in ((LIGHT, []), (QUARRY, ["description_received"]), (SALTERN, ["we_heard_a_window"])):
        visit = Visit(place, tally_robbed=1)
        visit.explore()
        assert [one for one in visit.last_told() if one in ("description_received", "we_heard_a_window")] == told
