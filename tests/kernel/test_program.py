"""Programs: active modules compiled into phases of steps."""

import pytest

from afallon.kernel import Event, Module, Program, Query, Step


class Began(Event):
    pass


class Ended(Event):
    pass


def step(name):
    return type(name, (Step,), {"name": name})()


A, B, C, D = (step(name) for name in "abcd")
PHASES = {"day": ("dawn", "noon", "dusk"), "night": ("midnight", "noon")}


def test_steps_are_ordered_by_moments_and_then_by_modules():
    one = Module(name="one", moments={"dusk": (D,), "noon": (C, B)})
    two = Module(name="two", moments={"noon": (A,), "midnight": (D,)})
    program = Program(PHASES, (one, two))
    assert program.phases == {"day": (C, B, A, D), "night": (D, C, B, A)}
    assert list(program.phases) == ["day", "night"]
    assert {phase: [(slot[0], slot[-1]) for slot in track[0]] for phase, track in program.tracks.items()} == {
        "day": [("c", ("day", 1)), ("b", ("day", 2)), ("a", ("day", 3)), ("d", ("day", 4))],
        "night": [("d", ("night", 1)), ("c", ("night", 2)), ("b", ("night", 3)), ("a", ("night", 4))],
    }
    for track in program.tracks.values():
        assert track == tuple(track[0][begun:] for begun in range(5))
    assert program.bound["a"] == (None, A.resolve)


def test_a_phase_without_steps_is_empty():
    assert Program(PHASES, ()).phases == {"day": (), "night": ()}


def test_pushed_steps_are_known_by_name_as_well():
    program = Program(PHASES, [Module(name="one", moments={"dawn": (A,)}, steps=(B,)), Module(name="two", steps=(C,))])
    assert program.steps == {"a": A, "b": B, "c": C}


def test_a_moment_of_no_phase_is_an_error():
    late = Module(name="late", moments={"noon": (A,), "teatime": (B,), "bedtime": (C,)})
    with pytest.raises(ValueError, match=r"^module late fills moments that no phase has: \['bedtime', 'teatime'\]$"):
        Program(PHASES, (Module(name="fine", moments={"dawn": (D,)}), late))


def test_two_steps_with_one_name_are_an_error():
    with pytest.raises(ValueError, match=r"^two steps are called a$"):
        Program(PHASES, (Module(name="one", moments={"dawn": (A,)}), Module(name="two", steps=(step("a"),))))


def test_one_step_may_be_in_two_moments():
    program = Program(PHASES, (Module(name="one", moments={"dawn": (A,), "midnight": (A,)}, steps=(A,)),))
    assert program.phases == {"day": (A,), "night": (A,)}
    assert program.steps == {"a": A}


def test_a_step_with_the_name_of_a_phase_is_an_error():
    with pytest.raises(ValueError, match=r"^names of a phase and of a step: \['night'\]$"):
        Program(PHASES, (Module(name="one", steps=(step("night"),)),))


def test_queries_and_listeners_keep_the_order_of_the_modules():
    def first(*_): ...
    def second(*_): ...
    def other(*_): ...

    size, hand = Query[int]("size", "How many."), Query[int]("hand", "Which.")
    one = Module(name="one", queries={size: first}, listeners={Ended: other, Began: first})
    two = Module(name="two", queries={size: second, hand: other}, listeners={Ended: second})
    program = Program(PHASES, iter((one, two)))
    assert program.queries == {"size": (first, second), "hand": (other,)}
    assert program.listeners == {"ended": (other, second), "began": (first,)}


def test_a_step_without_a_question_asks_nobody_and_does_nothing():
    assert A.ask(None, 1, 2) is None
    assert A.resolve(None, {}, 1, 2) is None


def test_a_step_knows_whether_it_asks():
    class Asking(Step):
        name = "asking"

        def ask(self, table, *arguments):
            return None

    class Inheriting(Asking):
        name = "inheriting"

    assert (Asking.asks, Inheriting.asks, A.asks, Step.asks) == (True, True, False, False)
