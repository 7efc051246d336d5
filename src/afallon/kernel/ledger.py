"""The ledger: everything that has happened at a table, in order, and what follows from it.

An entry is something and its audience: an event, and `ALL` or the seats that may know it. What was asked and answered
is kept as it came, a whole group at once; under which id each seat was asked, which answers stand, and what others are
told of it is worked out when somebody wants to know.
"""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from afallon.kernel.chance import CHANCE
from afallon.kernel.events import ALL, Answered, Asked, Rewound
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

Concern = tuple[int, int]
"""A place at which a seat is told something else than everybody, and the number of that event there."""


class Ledger:
    """The entries of one table, and what follows from them."""

    __slots__ = (
        "_first",
        "_groups",
        "_read",
        "_standing_of",
        "answers",
        "concerns",
        "entries",
        "ids",
        "public",
        "questions",
        "secrets",
        "standing",
        "starts",
    )

    def __init__(self, ids: dict[int, int], current: Mapping[int, Decision] | None = None) -> None:
        """Begin with the ids that were given out before, and with the questions that are already open."""
        self.entries: list[Entry] = []
        self._first = (ids, dict(current or {}))
        self.forget()

    def forget(self) -> None:
        """Work everything out anew."""
        ids, current = self._first
        self._read = 0
        self.ids = dict(ids)
        """By seat: the id of its latest question."""

        self._groups: list[Mapping[int, Decision]] = [current]
        """What each seat was asked: what was open when the ledger began, and then by the number of the ask."""

        self.questions: dict[int, Mapping[int, Decision]] = {}
        """By place: what each seat of a group was asked."""

        self.answers: dict[int, tuple[AnswerGiven, ...]] = {}
        """By place: who answered what."""

        self.standing: list[tuple[int, int]] = []
        """The answers that stand: the place of each, and its number there."""

        self._standing_of: dict[int, list[int]] = {}
        """By seat: the numbers of its answers that stand."""

        self.public: list[Event] = []
        """What everybody is told; where the game went back, there is only a place for it."""

        self.starts = [0]
        """By place: how many public events came before it."""

        self.concerns: dict[int | None, list[Concern]] = {reader: [] for reader in (*ids, None)}
        """By reader: where something else is told than everybody is."""

        self.secrets: dict[int | None, list[int]] = {reader: [] for reader in (*ids, None)}
        """By reader: where something is told of which others hear nothing."""

    def copy(self) -> "Ledger":
        twin = Ledger.__new__(Ledger)
        twin.entries, twin._first = list(self.entries), self._first
        twin._read, twin.ids, twin._groups, twin.standing = (
            self._read,
            dict(self.ids),
            list(self._groups),
            list(self.standing),
        )
        twin._standing_of = {seat: list(numbers) for seat, numbers in self._standing_of.items()}
        twin.questions, twin.answers = dict(self.questions), dict(self.answers)
        twin.public, twin.starts = list(self.public), list(self.starts)
        twin.concerns = {reader: list(concerns) for reader, concerns in self.concerns.items()}
        twin.secrets = {reader: list(places) for reader, places in self.secrets.items()}
        return twin

    @property
    def asked(self) -> int:
        """How many groups have been asked, as far as the entries have been taken in."""
        return len(self._groups) - 1

    def group(self, number: int, question: Ask) -> Mapping[int, Decision]:
        """What each seat is asked by this question, which is the latest, and the one of that number."""
        if len(self._groups) < number:
            self.catch_up()
        elif len(self._groups) == number:
            self._groups.append(decisions(question, self.ids))
        return self._groups[-1]

    def catch_up(self) -> None:
        """Take in what is new among the entries."""
        entries, groups, number = self.entries, self._groups, len(self.questions)
        asked = groups[number]
        for place in range(self._read, len(entries)):
            entry, audience = entries[place]
            if audience is ASKED:
                number += 1
                if number == len(groups):
                    groups.append(decisions(entry, self.ids))
                self.questions[place] = asked = groups[number]
            elif audience is ANSWERED:
                self.answers[place] = tuple([(asked[seat], value) for seat, value in entry.items()])
                for order, seat in enumerate(entry):
                    self._standing_of.setdefault(seat, []).append(len(self.standing))
                    self.standing.append((place, order))
            elif audience is REWOUND:
                del self.standing[entry[2] :]
                for numbers in self._standing_of.values():
                    del numbers[bisect_left(numbers, entry[2]) :]
        self._read = len(entries)

    def answer(self, number: int) -> AnswerGiven:
        """The answer that stands with this number."""
        place, offset = self.standing[number]
        return self.answers[place][offset]

    def latest(self) -> dict[int, AnswerGiven]:
        """By seat: its latest answer that stands."""
        return {seat: self.answer(numbers[-1]) for seat, numbers in self._standing_of.items() if numbers}

    def tell(self) -> None:
        """Work out what everybody is told, and whom each entry concerns: once, for all who read it."""
        self.catch_up()
        entries, public, starts, concerns = self.entries, self.public, self.starts, self.concerns
        for place in range(len(starts) - 1, len(entries)):
            entry, audience = entries[place]
            if audience == ALL:
                public.append(entry)
            elif audience is ASKED:
                if CHANCE not in entry.options:
                    for number, (seat, one) in enumerate(self.questions[place].items()):
                        public.append(Asked(seat, one.id, one.about, optional=one.optional))
                        concerns[seat].append((place, number))
            elif audience is ANSWERED:
                if CHANCE not in entry:
                    for number, (one, _) in enumerate(self.answers[place]):
                        public.append(Answered(one.seat, one.id, one.about))
                        concerns[one.seat].append((place, number))
            elif audience is REWOUND:
                public.append(Rewound(0))
                for concerned in concerns.values():
                    concerned.append((place, 0))
            else:
                for seat in set(audience):
                    concerns[seat].append((place, 0))
                    self.secrets[seat].append(place)
            starts.append(len(public))

    def tell_reader(self, concern: Concern, reader: int | None, before: int) -> Sequence[Event]:
        """What a reader is told at a place that concerns them, who had been told so much before the ledger began."""
        place, number = concern
        entry, audience = self.entries[place]
        if audience is ASKED:
            told: Event = tell_question(self.questions[place][reader])  # type: ignore[index]
        elif audience is ANSWERED:
            told = tell_answer(*self.answers[place][number])
        elif audience is REWOUND:
            back_to, answers, _, _ = entry
            told = Rewound(before + self.starts[back_to] + bisect_left(self.secrets[reader], back_to) + answers)
        else:
            told = entry
        start, end = self.starts[place], self.starts[place + 1]
        if end - start < 2:
            return (told,)
        everything = self.public[start:end]
        everything[number] = told
        return everything

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
                    yield {"asked": list(map(_plain_question, questions))}
            elif audience is REWOUND:
                yield {"rewound": entry[3]}
            elif audience is not ANSWERED:
                yield {entry.kind: entry, "to": audience}


def _plain_question(asked: Decision) -> dict[str, Any]:
    """A question for digests, without `optional`, which records of earlier versions do not know."""
    fields = msgspec.structs.asdict(asked)
    del fields["optional"]
    return {"question": asked.kind, **fields}


def tell_question(asked: Decision) -> Asked:
    """A question as it is told to the seat that is asked."""
    return Asked(asked.seat, asked.id, asked.about, asked.options, asked.own, asked.optional)


def tell_answer(asked: Decision, value: Any) -> Answered:
    """An answer as it is told to the seat that gave it."""
    return Answered(asked.seat, asked.id, asked.about, (value,))


def decisions(question: Ask, ids: dict[int, int]) -> dict[int, Decision]:
    """A question as it is put to each seat, under the next id of that seat."""
    about, rule, own = question.about, question.rule, question.own
    asked = {}
    for seat, options in question.options.items():
        ids[seat] = number = ids[seat] + 1
        asked[seat] = Decision(number, seat, about, options, rule)
    if own:
        asked = {seat: replace(one, own=own.get(seat)) for seat, one in asked.items()}
    for seat in question.optional:
        asked[seat] = replace(asked[seat], optional=True)
    return asked
