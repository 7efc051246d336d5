"""The journal: lines that were stored long ago are still read, and every line does something to a room."""

import json
from typing import get_args

import pytest

from afallon.server.rooms import replay as replay_module
from afallon.server.rooms.journal import Created, Joined, Line, read_line, write_line
from afallon.server.rooms.replay import replay

# As rooms were stored by the first version. Stored rooms are kept: add to it, and never edit what is here.
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
{"line":"bot_seated","seat":4,"bot":"random","name":"Enid","shield":0}
{"line":"bot_seated","seat":5,"bot":"careful","name":"Lunete","shield":2}
{"line":"bot_removed","seat":5}
{"line":"moved","seat":3,"to":5}
{"line":"renamed","holder":"dee","name":"Dorothy","shield":9,"language":"it"}
{"line":"set_up_changed","seats":5,"options":{"edition":"custom","first_leader":0},"moves":[[5,3]]}
{"line":"host_named","seat":1}
{"line":"mute_set","seat":2,"muted":true}
{"line":"said","seat":0,"name":"Ann","text":"hello"}
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


@pytest.mark.parametrize("stored", STORED, ids=[json.loads(stored)["line"] for stored in STORED])
def test_a_stored_line_is_read_and_written_as_it_was(stored):
    assert write_line(read_line(stored)) == stored


def test_stored_lines_still_make_their_room():
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
    assert [(talk.name, talk.text or talk.claim) for talk in room.talk] == [
        ("Ann", "hello"),
        ("Ann", "doubt"),
        ("Wim", "I watch"),
    ]
    match = room.match
    assert (room.match_number, room.phase, room.paused, match.dawn) == (1, "abandoned", False, True)
    assert match.seen == {0, 1}
    assert match.readers == {"ben": 1, "dora": 3}
    assert match.table.open.keys() == {0, 1, 2, 3}
    assert room.journal_length == len(STORED)


def test_every_kind_of_line_is_among_them_and_does_something():
    kinds = set(get_args(Line))
    assert {type(read_line(stored)) for stored in STORED} == kinds
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
