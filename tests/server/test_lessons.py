"""Lessons: they run as written for every choice of the learner, and do not affect ordinary games."""

from itertools import product

import msgspec
import pytest

import afallon
from afallon.kernel.events import Asked
from afallon.server.errors import Refusal
from afallon.server.kits import accept_setup
from afallon.server.lessons import find_lesson, lesson_names, script_of
from afallon.server.live.bots import think
from afallon.server.rooms.commands import Join
from afallon.server.rooms.commands.opening import open_room
from afallon.server.rooms.journal import Created, write_line
from afallon.server.rooms.public_room import describe
from afallon.text import LANGUAGES, has, say
from tests.server.room_bench import PredictableSecrets, RoomBench

LEARNER = 0


def play(game, wish):
    """Play a lesson up to its last explanation; the learner answers by `wish`. Return the learner's events."""
    lesson = find_lesson(game)
    options = lesson.options | lesson.fixed
    table = afallon.new(game, seats=lesson.seats, seed=int(lesson.seed, 16), **options)
    for _ in range(100):
        if any(fits(lesson.steps[-1], event) for event in table.events_for(LEARNER)):
            break
        decision = min(table.open.values(), key=lambda one: one.seat)
        if decision.seat == LEARNER:
            value = wish(decision)
        else:
            value = think("careful", game, table.events_for(decision.seat), decision, lesson.seed, script=lesson.script)
        table.submit(afallon.Answer(decision.id, decision.seat, value))
    return table.events_for(LEARNER)


def fits(step, event):
    """Return whether a step belongs to this event, decided as in the page."""
    asked = isinstance(event, Asked) and event.seat == LEARNER
    told = msgspec.to_builtins(event.about if asked else event)
    kind = event.about.kind if asked else None
    wanted = kind == step.asked if asked else event.kind == step.event
    return wanted and all(told.get(name) == value for name, value in step.about.items())


@pytest.mark.parametrize("game", lesson_names())
def test_all_steps_come_in_order_for_every_choice_of_the_learner(game):
    steps = [step for step in find_lesson(game).steps if not step.night]
    for votes in product((0, 1), repeat=3):
        left = list(votes)

        def wish(decision, left=left):
            answers = [*decision.options.enumerate()]
            return answers[left.pop(0)] if decision.kind == "vote" and left else answers[-1]

        events = play(game, wish)
        met = [next(number for number, event in enumerate(events) if fits(step, event)) for step in steps]
        assert met == sorted(met)


@pytest.mark.parametrize("game", lesson_names())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.filterwarnings("error::afallon.text.MissingWords")
def test_every_step_has_a_text(game, language):
    lesson = find_lesson(game)
    names = {f"seat{seat}": f"Somebody{seat}" for seat in range(lesson.seats)}
    for step in lesson.steps:
        assert has(language, f"{game}-lesson-{step.name}")
        assert len(say(language, f"{game}-lesson-{step.name}", **names)) < 500


def lesson_room(game="avalon"):
    """Open a room with a lesson, as the server does."""
    bench = RoomBench.__new__(RoomBench)
    bench.secrets = PredictableSecrets()
    lesson = find_lesson(game)
    options = accept_setup(game, lesson.seats, lesson.options)
    host = Join(name="Ann", shield=1, language="en", seat=LEARNER, invite=None, pass_hash="Ann")
    created = Created("K7M2QXW4TD", game, lesson.seats, options, is_lesson=True)
    bench.room, journal = open_room(created, host, bench.secrets, lesson=lesson.started(game))
    bench.journal = [write_line(line) for line in journal]
    return bench


def lesson_of(bench):
    return describe(bench.room, link="", network=False).lesson


def test_a_lesson_is_an_ordinary_room_with_its_own_deal():
    bench = lesson_room()
    assert lesson_of(bench) == "avalon"
    assert script_of(bench.room) == find_lesson("avalon").script
    assert bench.room.table.state.characters == list(find_lesson("avalon").fixed["deal"])
    assert "deal" not in bench.room.options
    assert bench.again().plain() == bench.plain()


def test_later_games_in_the_room_are_ordinary():
    bench = lesson_room()
    deals = set()
    for _ in range(4):
        bench.send("Ann", "abandon")
        bench.send("Ann", "rematch")
        deals.add(tuple(bench.room.table.state.characters))
        assert lesson_of(bench) is None
        assert script_of(bench.room) == ()
    assert len(deals) > 1
    assert script_of(bench.again().room) == ()


def test_an_ordinary_room_refuses_scripts_and_deals():
    bench = RoomBench()
    bench.join("Ann")
    assert script_of(bench.room) == ()
    for bot in ("scripted", "lesson"):
        assert bench.refused("Ann", "add_bot", seat=1, bot=bot) == "unknown_bot"
    deal = find_lesson("avalon").fixed["deal"]
    assert bench.refused("Ann", "set_up", seats=5, options={"deal": deal}) == "secret_option"


def test_a_game_without_a_lesson_is_refused():
    for game in ("grail", "chess", "../app"):
        with pytest.raises(Refusal) as refusal:
            find_lesson(game)
        assert refusal.value.code == "no_such_game"


def test_a_lesson_over_http(http):
    steps = http.get("/api/lessons/voyage").json()["steps"]
    assert [step["name"] for step in steps] == [step.name for step in find_lesson("voyage").steps]
    opened = http.post("/api/lessons/voyage", json={"name": "Ann"})
    assert opened.status_code == 201
    room = http.get(f"/api/rooms/{opened.json()['room']}").json()
    assert (room["lesson"], room["phase"], room["game"]) == ("voyage", "playing", "voyage")
    assert http.post("/api/lessons/voyage", json={"name": "Ann", "seats": 3}).status_code == 400
    assert http.get("/rules/avalon").status_code in (200, 503)
