"""The journal: old stored lines are still read, and every kind of line changes a room."""

import json
from typing import get_args

import pytest

from afallon.avalon.game import GAME
from afallon.kernel.record import Answered as Given
from afallon.kernel.record import Undone
from afallon.server.errors import Refusal
from afallon.server.rooms import replay as replay_module
from afallon.server.rooms.journal import Created, Joined, Line, RulesChanged, read_line, write_line
from afallon.server.rooms.replay import apply, replay, settle

# Rooms as the first version stored them. Stored rooms are kept: add lines, and never edit these.
STORED = (
    """
{"line":"created","code":"K7M2QXW4TD","game":"avalon","seats":6,"options":{"edition":"custom"}}
{"line":"joined","seat":0,"name":"Ann","shield":1,"language":"en","holder":"ann"}
{"line":"joined","seat":1,"name":"Ben","shield":1,"language":"en","holder":"ben"}
{"line":"joined","seat":2,"name":"Cid","shield":1,"language":"en","holder":"cid"}
{"line":"joined","seat":3,"name":"Dee","shield":1,"language":"en","holder":"dee"}
{"line":"watched","holder":"wat","name":"Wat","language":"uk"}
{"line":"watched","holder":"wim","name":"Wim","language":"pl"}
{"line":"watcher_left","holder":"wat"}
{"line":"watcher_muted","holder":"wim","muted":true}
{"line":"watcher_muted","holder":"wim","muted":false}
{"line":"lock_set","locked":true}
{"line":"bot_seated","seat":4,"bot":"random","name":"Enid","shield":0}
{"line":"bot_seated","seat":5,"bot":"careful","name":"Lunete","shield":2}
{"line":"bot_removed","seat":5}
{"line":"moved","seat":3,"to":5}
{"line":"renamed","holder":"dee","name":"Dorothy","shield":9,"language":"it"}
{"line":"set_up_changed","seats":5,"options":{"edition":"custom","first_leader":0},"moves":[[5,3]]}
{"line":"host_named","seat":1}
{"line":"mute_set","seat":2,"muted":true}
{"line":"said","seat":0,"name":"Ann","text":"hello"}
{"line":"announced","what":"removed","name":"Wat"}
{"line":"claimed","seat":0,"name":"Ann","claim":"doubt","about":1}
{"line":"said","seat":null,"name":"Wim","text":"I watch"}
{"line":"started","seed":"00000000000000000000000000000001","options":{"edition":"custom","first_leader":0}}
{"line":"card_seen","seat":1}
{"line":"dawn_broke"}
{"line":"answered","seat":0,"decision":1,"value":[0,1]}
{"line":"answered","seat":4,"decision":1,"value":"approve","by":"bot"}
{"line":"stand_in_began","seat":2}
{"line":"stand_in_ended","seat":2}
{"line":"handed_over","seat":3,"invite":"invited"}
{"line":"joined","seat":3,"name":"Dora","shield":4,"language":"it","holder":"dora","invite":"invited"}
{"line":"handed_over","seat":0,"invite":"invited too"}
{"line":"pause_set","paused":true}
{"line":"person_left","seat":2,"reason":"kicked"}
{"line":"abandoned"}
""".strip()
    .encode()
    .splitlines()
)


# Matches as they are stored since journals name the version of the rules: migrated, checked and closed.
STORED_WITH_CHECKS = (
    """
{"line":"created","code":"K7M2QXW4TD","game":"avalon","seats":5,"options":{"edition":"custom"}}
{"line":"joined","seat":0,"name":"Ann","shield":1,"language":"en","holder":"ann"}
{"line":"bot_seated","seat":1,"bot":"random","name":"Enid","shield":0}
{"line":"bot_seated","seat":2,"bot":"random","name":"Lunete","shield":2}
{"line":"bot_seated","seat":3,"bot":"random","name":"Elaine","shield":3}
{"line":"bot_seated","seat":4,"bot":"random","name":"Gareth","shield":4}
{"line":"started","seed":"00000000000000000000000000000001","options":{"edition":"custom","first_leader":0},"version":1}
{"line":"answered","seat":0,"decision":1,"value":[0,1]}
{"line":"checked","lines":[{"line":"answer","seat":-1,"decision":1,"value":"minion"},{"line":"answer","seat":0,"decision":1,"value":[0,1]}],"digest":"0123456789abcdef0123456789abcdef"}
{"line":"rules_changed","version":2,"options":{"edition":"custom"},"lines":[{"line":"answer","seat":0,"decision":1,"value":[0,1]},{"line":"digest","value":"0123456789abcdef0123456789abcdef"},{"line":"note","kind":"talk","data":{}}]}
{"line":"rules_changed","version":3,"options":{"edition":"custom"}}
{"line":"answered","seat":1,"decision":1,"value":"approve","by":"bot"}
{"line":"checked","lines":[{"line":"answer","seat":1,"decision":1,"value":"approve"}],"digest":"fedcba9876543210fedcba9876543210","over":true}
{"line":"pace_set","propose":60,"vote":120,"hurried":true}
{"line":"match_closed"}
{"line":"said","seat":0,"name":"Ann","text":"again?"}
""".strip()
    .encode()
    .splitlines()
)

# The first stored form of campaigns. This one was imported, and its pack is no longer installed.
STORED_CAMPAIGN = (
    """
{"line":"created","code":"K7M2QXW4TD","game":"grail","seats":2,"options":{"pack":"gone","characters":["a","b"]}}
{"line":"joined","seat":0,"name":"Ann","shield":1,"language":"en","holder":"ann"}
{"line":"started","seed":"00000000000000000000000000000001","options":{"pack":"gone","pack_hash":"0"},"version":2,"lines":[{"line":"answer","seat":0,"decision":1,"value":"pass"}]}
{"line":"bot_seated","seat":1,"bot":"random","name":"Enid","shield":0}
{"line":"chair_added"}
{"line":"joined","seat":2,"name":"Cid","shield":1,"language":"en","holder":"cid"}
{"line":"answered","seat":0,"decision":2,"value":"pass"}
{"line":"undo_wished","seat":0}
{"line":"undo_declined","seat":1}
{"line":"taken_back","keep":1}
{"line":"regrouped","chairs":[2,0],"options":{"pack":"gone","characters":["c","a"]}}
{"line":"started","seed":"00000000000000000000000000000002","options":{"pack":"gone","pack_hash":"0","saved":{}},"version":2}
{"line":"bookmarked","digest":"0123456789abcdef0123456789abcdef"}
{"line":"undo_wished","seat":1}
{"line":"abandoned"}
""".strip()
    .encode()
    .splitlines()
)

_ALL_STORED = [*STORED, *STORED_WITH_CHECKS, *STORED_CAMPAIGN]


@pytest.mark.parametrize("stored", _ALL_STORED, ids=[json.loads(stored)["line"] for stored in _ALL_STORED])
def test_a_stored_line_is_read_and_written_as_it_was(stored):
    assert write_line(read_line(stored)) == stored


def test_stored_lines_still_yield_their_room():
    room = replay(map(read_line, STORED))
    assert (room.code, room.game, room.seats, room.host) == ("K7M2QXW4TD", "avalon", 5, 1)
    assert [(chair.who, chair.name, chair.pass_hash) for chair in room.chairs] == [
        ("person", "Ann", None),
        ("person", "Ben", "ben"),
        ("bot", "Cid", None),
        ("person", "Dora", "dora"),
        ("bot", "Enid", None),
    ]
    assert {pass_hash: holder.seat for pass_hash, holder in room.holders.items()} == {"ben": 1, "wim": None, "dora": 3}
    gone = {"wat": "left", "dee": "handed_over", "ann": "handed_over", "cid": "kicked"}
    assert room.void_passes == gone
    assert room.invites == {"invited too": 0}
    assert room.locked
    assert [(talk.name, talk.text or talk.claim or talk.notice) for talk in room.talk] == [
        ("Ann", "hello"),
        ("Wat", "removed"),
        ("Ann", "doubt"),
        ("Wim", "I watch"),
    ]
    match = room.match
    assert (room.match_number, room.phase, room.paused, match.dawn) == (1, "abandoned", False, True)
    assert match.seen == {0, 1}
    assert match.readers == {"ben": 1, "dora": 3}
    assert match.table.open.keys() == {0, 1, 2, 3}
    assert room.journal_length == len(STORED)


def test_stored_checks_still_yield_the_record_of_an_unplayable_match():
    room = replay(map(read_line, STORED_WITH_CHECKS))
    match = room.match
    assert (room.phase, match.closed, match.table, match.header.version) == ("abandoned", True, None, 3)
    assert [(line.seat, line.value) for line in match.record().lines if isinstance(line, Given)] == [
        (0, (0, 1)),
        (1, "approve"),
    ]
    assert [talk.text for talk in room.talk] == ["again?"]
    assert settle(room) == []


def test_stored_campaigns_are_still_read():
    room = replay(map(read_line, STORED_CAMPAIGN))
    assert (room.phase, room.match_number, room.seats, room.host) == ("abandoned", 2, 2, 1)
    assert [chair.name for chair in room.chairs] == ["Cid", "Ann"]
    assert room.options["characters"] == ["c", "a"]
    assert {pass_hash: holder.seat for pass_hash, holder in room.holders.items()} == {"ann": 1, "cid": 0}
    assert [match.readers for match in room.matches] == [{"ann": 0}, {"cid": 0, "ann": 1}]
    kept = [line for line in room.matches[0].record().lines if isinstance(line, Given | Undone)]
    assert [getattr(line, "keep", None) for line in kept] == [None, None, 1]
    assert room.undo_wishes == set(), "an abandoned match has no undo wishes"


def test_a_campaign_whose_pack_is_missing_is_refused():
    with pytest.raises(Refusal) as refusal:
        replay(map(read_line, STORED_CAMPAIGN[:-1]))
    assert (refusal.value.code, refusal.value.details) == ("pack_missing", {"pack": "gone"})


def test_a_match_from_before_versions_continues_with_a_rules_change_line():
    room = replay(map(read_line, STORED[:-1]))
    assert (room.phase, room.match.header.version) == ("playing", 0)
    [line] = settle(room)
    assert (type(line), line.version, line.lines) == (RulesChanged, GAME.version, None)
    apply(line, room)
    assert (room.phase, room.match.header.version) == ("playing", GAME.version)
    assert settle(room) == []


def test_every_kind_of_line_is_stored_above_and_has_an_effect():
    kinds = set(get_args(Line))
    assert {type(read_line(stored)) for stored in _ALL_STORED} == kinds
    assert set(replay_module._happen.registry) >= kinds - {Created}


def test_a_journal_begins_with_the_creation_of_its_room():
    joined = Joined(0, "Ann", 1, "en", "ann")
    with pytest.raises(ValueError, match="begins"):
        replay([joined])
    with pytest.raises(ValueError, match="begins"):
        replay([])
    created = Created("K7M2QXW4TD", "avalon", 5, {})
    with pytest.raises(TypeError, match="Created"):
        replay([created, created])
