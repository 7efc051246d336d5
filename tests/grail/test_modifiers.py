"""Cards that change a number of the rules."""

from afallon.grail.rules.characters.events import TrackChanged
from afallon.grail.rules.effects.abilities import abilities_of
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.parties.events import PartyFormed
from afallon.grail.rules.state import Held
from afallon.grail.rules.telling import tell
from tests.grail.tables import begin


def test_an_item_in_use_changes_a_number_for_its_owner():
    table = begin()
    table.state.characters[0].items.append(Held("boots"))
    assert modified(table, "travel_cost", 1, 0) == 0
    assert modified(table, "travel_cost", 1, 1) == 1
    table.state.characters[0].items[0].face_up = False
    assert modified(table, "travel_cost", 1, 0) == 1


def test_a_global_secret_works_for_everybody():
    table = begin()
    table.state.characters[1].secrets.append(Held(7))
    assert [modified(table, "hand_limit", 3, seat) for seat in (0, 1)] == [2, 2]


def test_a_flaw_speaks_under_its_condition():
    table = begin()
    assert modified(table, "explore_cost", 1, 1) == 1
    tell(table, PartyFormed(members=(1,), leader=1, action="explore", location=1))
    tell(table, TrackChanged(seat=1, track="energy", value=1))
    assert modified(table, "explore_cost", 1, 1) == 2
    ((_, scene),) = abilities_of(table, 1, "always")
    assert scene.path == "characters/smith/flaw/0/effects"
