"""Small games and kernels with one planted fault each, as a programmer might make it."""

from collections.abc import Callable
from typing import Any

import msgspec
from pytest import MonkeyPatch

from afallon.kernel import (
    Answer,
    AnswerError,
    Asked,
    Event,
    OneOf,
    Record,
    RecordError,
    Rewound,
    Snapshot,
    Table,
    scene,
)
from afallon.kernel import record as records
from afallon.testing import GameContract
from afallon.testing.compare import knows_everything
from afallon.testing.tables import can_undo
from tests.digests import without_digests
from tests.kernel import nerve

Plant = Callable[[MonkeyPatch], None]


def contract_of(name: str, *changes: tuple[str, str], **terms: Any) -> type[GameContract]:
    """Return the contract of Nerve with these changes to its source. Each change must apply."""
    source = nerve.SOURCE.replace('"nerve"', f'"{name}"')
    for old, new in changes:
        assert old in source, f"Nerve has no {old!r}"
        source = source.replace(old, new)
    shown = nerve.load(name, source).DiceShown
    fields = {
        "game": name,
        "setups": ({"seats": 3},),
        "reveals": (shown,),
        "games": 4,
        "looks": 3,
        "machines": 20,
    }
    return type(f"Broken{name.title()}", (GameContract,), {**fields, **terms})


def promises() -> list[str]:
    return [name for name in dir(GameContract) if name.startswith("test_")]


def broken_promises(contract: type[GameContract]) -> set[str]:
    """Return the promises that this game breaks, without `test_`; the random machine is left out."""
    terms: Any = contract()
    broken = set()
    for name in promises():
        arguments: list[Any] = [{"setup": setup} for setup in terms.setups]
        if name == "test_golden_playthroughs_are_unchanged":
            arguments = [{"golden": golden} for golden in (terms.golden_games() if terms.goldens else ())]
        elif name == "test_every_golden_file_has_its_game":
            arguments = [{}]
        elif name == "test_random_operations_keep_every_promise":
            continue
        for some in arguments:
            try:
                getattr(terms, name)(**some)
            except Exception:
                broken.add(name.removeprefix("test_"))
                break
    return broken


def machine_notices(contract: type[GameContract]) -> bool:
    """Return whether the random machine finds a fault."""
    terms = contract()
    for seed in range(1, terms.machines + 1):
        try:
            terms.test_random_operations_keep_every_promise(seed)
        except Exception:
            return True
    return False


# Games: replacements in the source of Nerve

TELLS_ALL = (("to=(seat,)", "to=ALL"),)
TELLS_NEIGHBOUR = (("to=(seat,)", "to=(seat, (seat + 1) % len(turn.seats))"),)
TELLS_IN_THE_SUBJECT = (
    ('    """Does this player stay, or go?"""', '    """Does this player stay, or go?"""\n\n    dice: tuple[int, ...]'),
    ("all_of(Choose(),", "all_of(Choose(tuple(position.state.dice)),"),
)
TELLS_NO_SEAT = (("to=(seat,)", "to=(99,)"),)
ASKS_BY_DICE = (
    ("fromkeys(position.seats, OneOf", "fromkeys(sorted(position.seats, key=position.state.dice.__getitem__), OneOf"),
)
OPTIONS_BY_DICE = (
    (
        'dict.fromkeys(position.seats, OneOf(("stay", "go")))',
        '{s: OneOf(("stay", "go") if max(position.state.dice) == 6 else ("go", "stay")) for s in position.seats}',
    ),
)
COUNTS_SILENTLY = (
    ("        return all_of(Choose()", "        position.state.dice.append(0)\n        return all_of(Choose()"),
)
ASKS_AT_RANDOM = (('OneOf(("stay", "go"))', 'OneOf(tuple(__import__("random").sample(("stay", "go"), 2)))'),)
UNDECLARED_EVENT = (("Vocabulary(Rolled, DiceShown,", "Vocabulary(Rolled,"),)
UNDECLARED_QUESTION = (("Roll, Choose)", "Roll)"),)
WRONG_TYPE = (("    dice: dict[int, int]\n\n\n", "    dice: dict[int, str]\n\n\n"),)
UNKNOWN_HANDLER = (("def on_dice_shown", "def on_dice_hidden(self, event):\n        pass\n\n    def on_dice_shown"),)
SHARES_ITS_STATE = (("State(list(self.dice))", "State(self.dice)"),)
FOLDS_WRONG = (("self.dice[event.seat] = event.die", "self.dice[event.seat] = 7 - event.die"),)
KNOWS_MORE_THAN_ITS_STREAM = (
    ("class NerveView", "TOLD_TO_ANYBODY = []\n\n\nclass NerveView"),
    (
        "    def on_rolled(self, event: Rolled):\n",
        "    def on_rolled(self, event: Rolled):\n"
        "        self.shown = {len(TOLD_TO_ANYBODY): 1}\n"
        "        TOLD_TO_ANYBODY.append(event)\n",
    ),
)
SAME_OPTION_TWICE = (('OneOf(("stay", "go"))', 'OneOf(("stay", "go", "go"))'),)
BARS_AN_OPTION = (
    ("    ALL,\n", "    ALL,\n    Barred,\n"),
    ('OneOf(("stay", "go"))', 'OneOf(("stay", "go"), barred=(Barred("go", "NERVE-2"),))'),
)
NAMES_NO_RULE = (('@governed_by("NERVE-2")\n', ""),)
ROLLS_ITSELF = (("dice.append(answers[CHANCE])", "dice.append(__import__('random').randint(1, 6))"),)
LOSES_STATE = (("return msgspec.convert(state, State)", "return State()"),)
WINNERS_WITHOUT_A_SEAT = (("tuple(best)", "(99,)"),)
TAKES_ANY_SETUP = (("if 2 <= seats <= 8 and not options else", "if seats > 0 else"),)
IMAGINES_WRONG = (('("stay" if hidden else "go")', '"stay"'),)
IMAGINES_SOMETIMES = (
    ("        seats = len({", '        len(events) > 9 and {}["no such key"]\n        seats = len({'),
)


CANNOT_IMAGINE = (("    def imagine(", "    def imagine_without_a_name("),)


def _shows(part: str, what: str, *changes: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    """Return replacements that add a value to a part of Nerve's scene; `what` is an expression of the view."""
    base, first = {"table": ("TableScene", "view.asked, view.outcome"), "own": ("OwnScene", "view.reader, None")}[part]
    return (
        ("    ALL,\n", f"    ALL,\n    {base},\n"),
        ("class Nerve(Game)", f"class Seen({base}):\n    seen: object\n\n\nclass Nerve(Game)"),
        (
            "    def imagine(self",
            f"    def {part}_scene(self, view):\n        return Seen({first}, {what})\n\n    def imagine(self",
        ),
        *changes,
    )


SHOWS_ONES_OWN = _shows("table", "view.dice")
SHOWS_HOW_OFTEN = _shows(
    "own", "next(COUNTED)", ("class State", "COUNTED = __import__('itertools').count()\n\n\nclass State")
)
CANNOT_BEGIN = _shows("table", "view.shown if view.asked or view.outcome else 1 / len(view.asked)")


# Kernels: patches that apply while the contract of Nerve runs


def fails_in_the_middle(patch: MonkeyPatch) -> None:
    patch.setattr(Table, "_take_back", lambda self, *arguments: None)


def reads_carelessly(patch: MonkeyPatch) -> None:
    read = OneOf.read
    patch.setattr(OneOf, "read", lambda self, value: read(self, value.lower() if type(value) is str else value))


def breaks_on_nonsense(patch: MonkeyPatch) -> None:
    read = OneOf.read
    patch.setattr(OneOf, "read", lambda self, value: read(self, value) if value != {} else 1 / 0)


def lets_anybody_answer(patch: MonkeyPatch) -> None:
    submit = Table.submit

    def submit_for_another(self: Table[Any], *answers: Any) -> None:
        try:
            submit(self, *answers)
        except AnswerError as error:
            found = [one for one in self.open.values() if one.id == getattr(answers[-1], "decision", None)]
            if error.code != "no_such_question" or not found:
                raise
            submit(self, Answer(found[0].id, found[0].seat, answers[-1].value))

    patch.setattr(Table, "submit", submit_for_another)


def takes_one_answer_of_several(patch: MonkeyPatch) -> None:
    submit = Table.submit
    patch.setattr(
        Table, "submit", lambda self, *answers: submit(self, *(answers[-1:] if len(answers) > 1 else answers))
    )


def refuses_what_is_repeated(patch: MonkeyPatch) -> None:
    def refuse(self: Table[Any], answer: Any) -> None:
        raise AnswerError("no_such_question")

    patch.setattr(Table, "_acknowledge_repetition", refuse)


def remembers_what_was_undone(patch: MonkeyPatch) -> None:
    submit = Table.submit

    def submit_or_remember(self: Table[Any], *answers: Any) -> None:
        try:
            submit(self, *answers)
        except AnswerError as error:
            given = {(line.seat, line.decision) for line in self.record().lines if isinstance(line, records.Answered)}
            if error.code != "no_such_question" or (answers[-1].seat, answers[-1].decision) not in given:
                raise

    patch.setattr(Table, "submit", submit_or_remember)


def tells_options_to_all(patch: MonkeyPatch) -> None:
    events_for = Table.events_for

    def tell_everything(self: Table[Any], seat: int | None, *, after: int = 0) -> list[Event]:
        whole = {(event.seat, event.id): event for event in self.all_events() if isinstance(event, Asked)}
        told = events_for(self, seat, after=after)
        return [whole[event.seat, event.id] if isinstance(event, Asked) else event for event in told]

    patch.setattr(Table, "events_for", tell_everything)


def forgets_what_was_told(patch: MonkeyPatch) -> None:
    events_for = Table.events_for

    def tell_what_stands(self: Table[Any], seat: int | None, *, after: int = 0) -> list[Event]:
        told = events_for(self, seat)
        rewound = [event.to for event in told if isinstance(event, Rewound)]
        return told[rewound[-1] if rewound else 0 :][after:]

    patch.setattr(Table, "events_for", tell_what_stands)


def undoes_too_much(patch: MonkeyPatch) -> None:
    undo = Table.undo

    def undo_twice(self: Table[Any]) -> None:
        undo(self)
        if knows_everything(self) and can_undo(self):
            undo(self)

    patch.setattr(Table, "undo", undo_twice)


def reads_past_garbage(patch: MonkeyPatch) -> None:
    parse = Record.parse.__func__  # type: ignore[attr-defined]

    def parse_what_can_be(cls: type[Record], text: str) -> Record:
        header, *rows = text.removesuffix("\n").split("\n")
        kept = [header]
        for row in rows:
            try:
                parse(cls, f"{header}\n{row}\n")
            except RecordError:
                continue
            kept.append(row)
        return parse(cls, "\n".join(kept))  # type: ignore[no-any-return]

    patch.setattr(Record, "parse", classmethod(parse_what_can_be))


def never_looks_at_digests(patch: MonkeyPatch) -> None:
    replay = Table.replay.__func__  # type: ignore[attr-defined]

    def replay_without(cls: type[Table[Any]], record: Record, **more: Any) -> Any:
        return replay(cls, without_digests(record), **more)

    patch.setattr(Table, "replay", classmethod(replay_without))


def forgets_what_is_gone(patch: MonkeyPatch) -> None:
    find = scene.changes
    patch.setattr(
        "afallon.kernel.scenes.changes", lambda *parts: [change for change in find(*parts) if len(change) == 2]
    )


def writes_no_notes(patch: MonkeyPatch) -> None:
    write = records.Recorder._write
    patch.setattr(records.Recorder, "_write", lambda self, notes, until: write(self, (), until))


def restores_without_a_record(patch: MonkeyPatch) -> None:
    record = Table.record

    def record_from_the_beginning(self: Table[Any]) -> Record:
        whole = record(self)
        return msgspec.structs.replace(whole, header=msgspec.structs.replace(whole.header, start=None))

    patch.setattr(Table, "record", record_from_the_beginning)


def reads_half_a_snapshot(patch: MonkeyPatch) -> None:
    decode = msgspec.json.decode

    def decode_with_defaults(text: Any, **more: Any) -> Any:
        if more.get("type") is Snapshot and b'"digest"' not in text:
            text = text[:-1] + b',"digest":""}'
        return decode(text, **more)

    patch.setattr(msgspec.json, "decode", decode_with_defaults)
