"""The ledger: everything that has happened at a table, in order, and what follows from it.

An entry is something and its audience: an event, and `ALL` or the seats that may know it. What was asked and answered
is kept as it came, a whole group at once; under which id each seat was asked, which answers stand, and what others are
told of it is worked out when somebody wants to know.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from afallon.kernel.chance import CHANCE
from afallon.kernel.events import ALL, Answered, Asked
from afallon.kernel.steps import Ask, Decision
from afallon.kernel.vocabulary import Event

ASKED: Final = "asked"
"""In place of an audience: the entry is the question that was put to a group."""

ANSWERED: Final = "answered"
"""In place of an audience: the entry are values by seat, all of the group that is being asked."""

REWOUND: Final = "rewound"
"""In place of an audience: the entry is where the game went back to: a place, a number of its answers, and how many
answers stand since the ledger began and since the game did."""

Entry = tuple[Any, Any]
AnswerGiven = tuple[Decision, Any]

Told = tuple[Sequence[Event] | None, Any]
"""What all are told who are not concerned, and who is; of an undo nothing, and the entry itself."""


class Ledger:
    """The entries of one table, and what follows from them."""

    __slots__ = (
        "_asked",
        "_asked_then",
        "_decided",
        "_first",
        "_read",
        "_told",
        "answers",
        "entries",
        "ids",
        "questions",
        "standing",
    )

    def __init__(self, ids: dict[int, int], current: Mapping[int, Decision] | None = None) -> None:
        """Begin with the ids that were given out before, and with the questions that are already open."""
        self.entries: list[Entry] = []
        self._first = (ids, dict(current or {}))
        self.forget()

    def forget(self) -> None:
        """Work everything out anew."""
        ids, current = self._first
        self._decided = self._read = 0
        self.ids = dict(ids)
        """By seat: the id of its latest question."""

        self.questions: dict[int, Mapping[int, Decision]] = {-1: current}
        """By place: what each seat of a group was asked; at -1, what was open when the ledger began."""

        self._asked = -1
        """Where the group was asked that was asked last."""

        self._asked_then = -1
        """The same, as far as answers have been taken in."""

        self.answers: dict[int, tuple[AnswerGiven, ...]] = {}
        """By place: who answered what."""

        self.standing: list[tuple[int, int]] = []
        """The answers that stand: the place of each, and its number there."""

        self._told: list[Told] = []

    def copy(self) -> "Ledger":
        twin = Ledger.__new__(Ledger)
        twin.entries, twin._first, twin._read = list(self.entries), self._first, self._read
        twin._decided, twin._asked, twin._asked_then = self._decided, self._asked, self._asked_then
        twin.ids, twin.standing = dict(self.ids), list(self.standing)
        twin.questions, twin.answers = dict(self.questions), dict(self.answers)
        twin._told = list(self._told)
        return twin

    def latest_questions(self) -> Mapping[int, Decision]:
        """What each seat of the group was asked that was asked last."""
        entries, latest = self.entries, self._asked
        for place in range(self._decided, len(entries)):
            entry, audience = entries[place]
            if audience is ASKED:
                self.questions[place] = decisions(entry, self.ids)
                latest = place
        self._decided, self._asked = len(entries), latest
        return self.questions[latest]

    def catch_up(self) -> None:
        """Take in what is new among the entries."""
        self.latest_questions()
        entries, asked = self.entries, self.questions[self._asked_then]
        for place in range(self._read, len(entries)):
            entry, audience = entries[place]
            if audience is ASKED:
                asked = self.questions[place]
            elif audience is ANSWERED:
                self.answers[place] = tuple([(asked[seat], value) for seat, value in entry.items()])
                self.standing += [(place, number) for number in range(len(entry))]
            elif audience is REWOUND:
                del self.standing[entry[2] :]
        self._read, self._asked_then = len(entries), self._asked

    def answer(self, number: int) -> AnswerGiven:
        """The answer that stands with this number."""
        place, offset = self.standing[number]
        return self.answers[place][offset]

    def tell(self) -> list[Told]:
        """What all who are not concerned are told, entry by entry; made once, for all who read it."""
        self.catch_up()
        entries, told = self.entries, self._told
        for place in range(len(told), len(entries)):
            entry, audience = entries[place]
            if audience == ALL:
                told.append(((entry,), None))
            elif audience is ASKED:
                silent = CHANCE in entry.options
                asked = () if silent else self.questions[place].values()
                told.append(([Asked(one.seat, one.id, one.about) for one in asked], None if silent else entry.options))
            elif audience is ANSWERED:
                silent = CHANCE in entry
                answers = () if silent else [Answered(one.seat, one.id, one.about) for one, _ in self.answers[place]]
                told.append((answers, None if silent else entry))
            elif audience is REWOUND:
                told.append((None, entry))
            else:
                told.append(((), audience))
        return told

    def tell_seat(self, place: int, seat: int) -> Sequence[Event]:
        """What a seat that is concerned is told at this place."""
        entry, audience = self.entries[place]
        if audience is not ASKED and audience is not ANSWERED:
            return (entry,)
        told: list[Event] = list(self._told[place][0] or ())
        if audience is ASKED:
            number = list(entry.options).index(seat)
            told[number] = tell_question(self.questions[place][seat])
        else:
            number = list(entry).index(seat)
            told[number] = tell_answer(*self.answers[place][number])
        return told

    def tell_all(self, place: int) -> Sequence[Event]:
        """Everything that this place tells, to whomever; chance is asked in silence, and answers."""
        entry, audience = self.entries[place]
        if audience is ASKED:
            return () if CHANCE in entry.options else [tell_question(one) for one in self.questions[place].values()]
        if audience is ANSWERED:
            return [tell_answer(*one) for one in self.answers[place]]
        return (entry,)

    def plain(self, start: int, end: int) -> Iterable[Mapping[str, Any]]:
        """What these entries tell, all but answers, as plain data for digests. Chance is asked in silence."""
        for place in range(start, end):
            entry, audience = self.entries[place]
            if audience is ASKED:
                if CHANCE not in entry.options:
                    questions = self.questions[place].values()
                    yield {"asked": [{"question": d.kind, **msgspec.structs.asdict(d)} for d in questions]}
            elif audience is REWOUND:
                yield {"rewound": entry[3]}
            elif audience is not ANSWERED:
                yield {entry.kind: entry, "to": audience}


def tell_question(asked: Decision) -> Asked:
    """A question as it is told to the seat that is asked."""
    return Asked(asked.seat, asked.id, asked.about, asked.options, asked.own)


def tell_answer(asked: Decision, value: Any) -> Answered:
    """An answer as it is told to the seat that gave it."""
    return Answered(asked.seat, asked.id, asked.about, (value,))


def decisions(question: Ask, ids: dict[int, int]) -> dict[int, Decision]:
    """A question as it is put to each seat, under the next id of that seat."""
    about, rule, own = question.about, question.rule, question.own
    asked = {}
    for seat, options in question.options.items():
        number = ids[seat] = ids[seat] + 1
        asked[seat] = Decision(number, seat, about, options, rule, own.get(seat) if own else None)
    return asked
