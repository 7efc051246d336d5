"""Rooms without a network: permissions of people, the right moments, and the journal that yields the room."""

from random import Random

import msgspec
import pytest

import afallon
from afallon.kernel import Record
from afallon.server.errors import Refusal
from afallon.server.rooms.commands import WireCommand
from tests.server.room_bench import RoomBench

PEOPLE = dict(enumerate(("Ann", "Ben", "Cid", "Dee", "Eve")))


@pytest.fixture
def room():
    return RoomBench().full()


@pytest.fixture
def game(room):
    room.send("Ann", "start")
    return room


def chairs(bench):
    return [chair.name for chair in bench.room.chairs]


# Sitting down


def test_the_first_person_hosts_and_the_next_take_the_next_chairs():
    bench = RoomBench()
    assert [bench.join("Ann"), bench.join("Ben"), bench.join("Cid", seat=4)] == [0, 1, 4]
    assert bench.room.host == 0
    assert chairs(bench) == ["Ann", "Ben", None, None, "Cid"]


def test_a_taken_chair_cannot_be_taken(room):
    with pytest.raises(Refusal, match="room_full"):
        room.join("Flo")
    room.send("Eve", "leave")
    with pytest.raises(Refusal, match="chair_taken"):
        room.join("Flo", seat=0)
    with pytest.raises(Refusal, match="no_such_chair"):
        room.join("Flo", seat=5)


@pytest.mark.parametrize("name", ["ann", " Ann ", "A\u200bnn", "ANN"])
def test_a_name_that_looks_taken_is_refused(name):
    bench = RoomBench()
    bench.join("Ann")
    with pytest.raises(Refusal, match="name_taken"):
        bench.join(name)


@pytest.mark.parametrize("name", ["", "   ", "\u202e", "x" * 25, "\u0000"])
def test_a_name_needs_visible_characters(name):
    with pytest.raises(Refusal, match="bad_name"):
        RoomBench().join(name)


def test_nobody_joins_a_running_game(game):
    with pytest.raises(Refusal, match="game_running"):
        game.join("Flo")


def test_people_move_before_the_start(room):
    room.send("Eve", "leave")
    room.send("Ann", "move", seat=4)
    assert chairs(room) == [None, "Ben", "Cid", "Dee", "Ann"]
    assert room.room.host == 4
    assert room.room.holders["Ann"].seat == 4
    assert room.refused("Ann", "move", seat=1) == "chair_taken"


# Bots and the host


def test_bots_fill_empty_chairs_under_names_of_their_own():
    bench = RoomBench(seats=10)
    bench.join("Ann")
    for seat in range(1, 10):
        bench.send("Ann", "add_bot", seat=seat, bot="careful")
    assert len(set(chairs(bench))) == 10
    assert len({chair.shield for chair in bench.room.chairs}) == 10
    bench.send("Ann", "remove_bot", seat=3)
    assert bench.room.chairs[3].who == "empty"
    assert bench.refused("Ann", "remove_bot", seat=3) == "not_a_bot"
    assert bench.refused("Ann", "add_bot", seat=1, bot="careful") == "chair_taken"
    assert bench.refused("Ann", "add_bot", seat=3, bot="oracle") == "unknown_bot"


HOST_COMMANDS = [
    ("start", {}),
    ("set_up", {"seats": 5, "options": {}}),
    ("add_bot", {"seat": 1, "bot": "random"}),
    ("remove_bot", {"seat": 1}),
    ("kick", {"seat": 1}),
    ("host", {"seat": 1}),
    ("stand_in", {"seat": 1}),
    ("hand_over", {"seat": 1}),
    ("mute", {"seat": 1, "muted": True}),
    ("dawn", {}),
    ("pause", {}),
    ("resume", {}),
    ("abandon", {}),
    ("rematch", {}),
]


@pytest.mark.parametrize(("command", "fields"), HOST_COMMANDS, ids=[name for name, _ in HOST_COMMANDS])
def test_only_the_host_has_the_hosts_powers(room, command, fields):
    assert room.refused("Cid", command, **fields) == "not_host"
    assert room.refused(None, command, **fields) == "not_host"


def test_another_person_can_host(room):
    room.send("Ann", "host", seat=2)
    assert room.refused("Ann", "start") == "not_host"
    room.send("Cid", "start")


def test_when_the_host_leaves_a_present_person_hosts(room):
    room.room.here["Dee"] = 1
    room.send("Ann", "leave")
    assert room.room.host == 3


def test_when_everybody_leaves_the_next_to_come_hosts(room):
    for name in PEOPLE.values():
        room.send(name, "leave")
    assert room.room.host is None
    room.join("Flo", seat=2)
    assert room.room.host == 2


# Setting up


def test_an_unplayable_set_up_is_refused_with_reasons(room):
    with pytest.raises(Refusal) as refusal:
        room.send("Ann", "set_up", seats=5, options={"characters": ["merlin"]})
    assert refusal.value.code == "setup_refused"
    assert [problem["code"] for problem in refusal.value.details["problems"]] == ["merlin_needs_an_assassin"]


def test_the_deal_cannot_be_chosen(room):
    deal = ["merlin", "assassin", "servant", "minion", "servant"]
    assert room.refused("Ann", "set_up", seats=5, options={"deal": deal}) == "secret_option"
    assert room.refused("Ann", "set_up", seats=5, options={"deal": None}) == "secret_option"
    room.send("Ann", "set_up", seats=5, options={"first_leader": 3})
    room.send("Ann", "start")
    assert room.room.matches[0].table.view(None).leader == 3


def test_chairs_come_and_go_with_the_set_up():
    bench = RoomBench(seats=7)
    for seat, name in ((0, "Ann"), (5, "Ben"), (6, "Cid")):
        bench.join(name, seat=seat)
    for seat in (1, 2, 3):
        bench.send("Ann", "add_bot", seat=seat, bot="random")
    bench.send("Ann", "set_up", seats=5, options={})
    assert [chair.who for chair in bench.room.chairs] == ["person", "person", "bot", "bot", "person"]
    assert chairs(bench)[4] == "Ben", "an empty chair before a bot's"
    assert bench.room.holders["Cid"].seat == 1
    bench.send("Ann", "set_up", seats=6, options={})
    assert bench.room.chairs[5].who == "empty"


def test_a_set_up_with_too_few_chairs_for_the_people_is_refused():
    bench = RoomBench(seats=6)
    for name in ("Ann", "Ben", "Cid", "Dee", "Eve", "Flo"):
        bench.join(name)
    assert bench.refused("Ann", "set_up", seats=5, options={}) == "too_few_chairs"


# Playing


def test_a_game_needs_every_chair():
    bench = RoomBench()
    bench.join("Ann")
    assert bench.refused("Ann", "start") == "empty_chairs"


def test_a_whole_game_and_a_rematch(game):
    first_seed = game.room.matches[0].seed
    game.play(PEOPLE, Random(1))
    assert game.room.phase == "over"
    assert game.refused("Ann", "start") == "already_played"
    assert game.refused("Ann", "answer", game=1, decision=99, value="approve") == "no_such_question"
    game.send("Ann", "rematch")
    assert (game.room.phase, len(game.room.matches)) == ("playing", 2)
    assert game.room.matches[1].seed != first_seed
    assert game.refused("Ann", "answer", game=1, decision=1, value="approve") == "wrong_game"


def test_a_repeated_answer_is_confirmed_and_counts_once(game):
    table = game.room.table
    (seat, decision) = next(iter(table.open.items()))
    value = list(next(iter(decision.options.enumerate())))
    game.send(PEOPLE[seat], "answer", game=1, decision=decision.id, value=value)
    lines = len(game.journal)
    assert game.send(PEOPLE[seat], "answer", game=1, decision=decision.id, value=value[::-1]).lines == ()
    assert len(game.journal) == lines
    other = list(decision.options.enumerate())[-1]
    assert game.refused(PEOPLE[seat], "answer", game=1, decision=decision.id, value=list(other)) == "already_answered"


def test_nobody_answers_for_another(game):
    (seat, decision) = next(iter(game.room.table.open.items()))
    value = list(next(iter(decision.options.enumerate())))
    for other, name in PEOPLE.items():
        if other != seat:
            assert game.refused(name, "answer", game=1, decision=decision.id, value=value) == "no_such_question"
    assert game.refused(None, "answer", game=1, decision=decision.id, value=value) == "not_seated"


def test_a_refusal_names_the_rule_and_not_the_value(game):
    (seat, decision) = next(iter(game.room.table.open.items()))
    with pytest.raises(Refusal) as refusal:
        game.send(PEOPLE[seat], "answer", game=1, decision=decision.id, value=[0, 1, 2, 3, 4])
    assert (refusal.value.code, refusal.value.rule) == ("not_an_option", decision.rule)
    assert "value" not in refusal.value.details


def test_answers_are_refused_during_a_pause(game):
    game.send("Ann", "pause")
    (seat, decision) = next(iter(game.room.table.open.items()))
    value = list(next(iter(decision.options.enumerate())))
    assert game.refused(PEOPLE[seat], "answer", game=1, decision=decision.id, value=value) == "paused"
    game.send("Ann", "resume")
    game.send(PEOPLE[seat], "answer", game=1, decision=decision.id, value=value)


def test_the_clock_does_not_affect_the_game(game):
    before = game.room.table.snapshot()
    assert game.refused("Ben", "set_pace", propose=60) == "not_host"
    game.send("Ann", "set_pace", propose=60, vote=120)
    assert (game.room.pace.propose, game.room.pace.vote, game.room.is_hurried) == (60, 120, False)
    assert game.room.table.snapshot() == before
    assert game.refused("Ann", "set_pace", hurried=True) == "not_alone"
    assert game.again().room.pace == game.room.pace


def test_a_seat_may_claim_ready_only_for_itself(game):
    game.send("Ben", "claim", claim="ready")
    assert (game.room.talk[-1].seat, game.room.talk[-1].claim) == (1, "ready")
    assert game.refused("Ben", "claim", claim="ready", about=2) == "bad_claim"


def test_an_abandoned_game_is_over_and_can_be_followed_by_another(game):
    game.send("Ann", "abandon")
    assert game.room.phase == "abandoned"
    assert game.refused("Ann", "abandon") == "no_game"
    assert game.refused("Ann", "answer", game=1, decision=1, value=[0, 1]) == "no_game"
    game.send("Ann", "rematch")
    assert game.room.phase == "playing"


def test_a_newcomer_between_games_does_not_read_the_last_game(game):
    game.send("Ann", "abandon")
    game.send("Eve", "leave")
    game.join("Flo")
    readers = game.room.matches[0].readers
    assert "Flo" not in readers, "the cards of an abandoned game stay hidden from newcomers"
    game.send("Ann", "rematch")
    assert game.room.matches[1].readers["Flo"] == 4


# Absence


def test_a_kicked_person_is_gone_and_a_bot_plays_on_under_the_same_name(game):
    game.send("Ann", "kick", seat=3)
    chair = game.room.chairs[3]
    assert (chair.who, chair.name, chair.bot) == ("bot", "Dee", "careful")
    assert game.room.void_passes["Dee"] == "kicked"
    with pytest.raises(Refusal, match="unknown_pass"):
        game.send("Dee", "say", text="I am still here")
    assert game.refused("Ann", "kick", seat=0) == "not_oneself"


def test_a_kick_in_the_lobby_empties_the_chair(room):
    room.send("Ann", "kick", seat=3)
    assert room.room.chairs[3].who == "empty"


def test_a_stand_in_plays_for_an_absent_person_until_they_return(game):
    game.room.here["Ben"] = 1
    assert game.refused("Ann", "stand_in", seat=1) == "still_here"
    game.room.here["Ben"] = 0
    game.send("Ann", "stand_in", seat=1)
    assert game.room.chairs[1].played_by_bot == "careful"
    assert game.room.chairs[1].who == "person"
    game.send("Ben", "give_back")
    assert game.room.chairs[1].played_by_bot is None


def test_a_lost_phone_is_handed_over_once(game):
    game.room.here["Ben"] = 1
    assert game.refused("Ann", "hand_over", seat=1) == "still_here", "or a host could look at any card"
    game.room.here["Ben"] = 0
    old = game.send("Ann", "hand_over", seat=1).reply["invite"]
    invite = game.send("Ann", "hand_over", seat=1).reply["invite"]
    with pytest.raises(Refusal, match="unknown_pass"):
        game.send("Ben", "say", text="my old phone speaks")
    with pytest.raises(Refusal, match="invite_used"):
        game.join("Thief", invite=old)
    with pytest.raises(Refusal, match="invite_used"):
        game.join("Thief", invite="guess")
    assert game.do_join_again("Ben", invite) == 1
    assert game.room.matches[0].readers["Ben again"] == 1
    with pytest.raises(Refusal, match="invite_used"):
        game.join("Thief", invite=invite)


def test_a_kicked_chair_cannot_be_handed_over(game):
    game.send("Ann", "kick", seat=1)
    assert game.refused("Ann", "hand_over", seat=1) == "not_a_person", "or a host could look at any card"


# Talk


def test_talk_is_numbered_plain_text(room):
    room.send("Ben", "say", text="  <b>I am\n good</b> \u202e ")
    room.send("Cid", "claim", claim="doubt", about=1)
    room.send("Cid", "claim", claim="character", character="merlin")
    said = [(talk.number, talk.name, talk.text, talk.claim, talk.about, talk.character) for talk in room.room.talk]
    assert said == [
        (1, "Ben", "<b>I am good</b>", None, None, None),
        (2, "Cid", None, "doubt", 1, None),
        (3, "Cid", None, "character", None, "merlin"),
    ]


def test_talk_of_the_muted_is_refused(room):
    room.send("Ann", "mute", seat=1, muted=True)
    assert room.refused("Ben", "say", text="hello") == "muted"
    assert room.refused("Ben", "claim", claim="good") == "muted"
    room.send("Ann", "mute", seat=1, muted=False)
    room.send("Ben", "say", text="hello")


@pytest.mark.parametrize(
    "claim",
    [
        {"claim": "trust"},
        {"claim": "doubt", "about": 1},
        {"claim": "character"},
        {"claim": "character", "character": "gandalf"},
        {"claim": "good", "character": "merlin"},
    ],
)
def test_a_claim_without_sense_is_refused(room, claim):
    assert room.refused("Ben", "claim", **claim) == "bad_claim"


# The journal


def test_the_journal_yields_the_room(game):
    rng = Random(3)
    game.room.here["Ben"] = 0
    steps = [
        lambda: game.send("Cid", "say", text="hm"),
        lambda: game.send("Ann", "mute", seat=3, muted=True),
        lambda: game.send("Ann", "stand_in", seat=1),
        lambda: game.send("Ben", "give_back"),
        lambda: game.send("Ann", "kick", seat=4),
        lambda: game.send("Ann", "host", seat=2),
        lambda: game.send("Dee", "rename", name="Dorothy", shield=9, language="uk"),
        lambda: game.send("Cid", "pause"),
        lambda: game.send("Cid", "resume"),
        lambda: game.send("Cid", "abandon"),
        lambda: game.send("Cid", "rematch"),
    ]
    for step in steps:
        step()
        assert game.again().plain() == game.plain()
        assert game.again().room.journal_length == len(game.journal)
        game.play(PEOPLE, rng, most=1) if min(game.room.waits_for(), default=4) != 4 else None
        assert game.again().plain() == game.plain()


def test_the_record_of_a_room_replays_and_ends_with_the_seed(game):
    game.send("Ben", "say", text="trust me")
    game.play(PEOPLE, Random(5))
    match = game.room.matches[0]
    record = Record.parse(str(match.record()))
    assert afallon.Table.replay(record).all_events() == match.table.all_events()
    notes = [line for line in record.lines if hasattr(line, "kind")]
    assert notes[-1].kind == "seed"
    assert notes[-1].data == {"seed": match.seed}
    assert [note.data["text"] for note in notes if note.kind == "talk"] == ["trust me"]


def test_no_command_accepts_a_deal():
    for name in ("start", "rematch", "answer", "set_up"):
        fields = {"type": name, "deal": ["merlin"], "game": 1, "decision": 1, "value": 1, "seats": 5, "options": {}}
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(msgspec.json.encode(fields), type=WireCommand)
