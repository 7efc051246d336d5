"""The ledger: every event, question and answer of a table in order, and the indexes derived from them.

An entry is a pair of content and audience: an event, and `ALL` or the seats that may know it. Questions and answers are
stored as they arrive, one entry for a whole group. Everything else is derived on demand: the id of each seat's
question, the answers that stand, and the events that other readers receive.
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
"""Marker in the audience slot: the entry is the question (`Ask`) that was put to a group."""

ANSWERED: Final = "answered"
"""Marker in the audience slot: the entry maps seats of the asked group to their answers."""

REWOUND: Final = "rewound"
"""Marker in the audience slot: the game was rewound. The entry has four numbers: place and index of the first undone
answer, standing answers since the ledger began, and standing answers since the game began."""

Entry = tuple[Any, Any]
AnswerGiven = tuple[Decision, Any]

Concern = tuple[int, int]
"""A place where a seat receives another version than the public one, and the index of that event there."""


class Ledger:
    """The entries of one table, and the indexes derived from them."""

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
        """Start with the ids of the latest question of each seat, and with the questions that are already open."""
        self.entries: list[Entry] = []
        self._first = (ids, dict(current or {}))
        self.forget()

    def forget(self) -> None:
        """Drop all derived indexes; they are rebuilt from the entries on demand."""
        ids, current = self._first
        self._read = 0
        self.ids = dict(ids)
        """The id of each seat's latest question."""

        self._groups: list[Mapping[int, Decision]] = [current]
        """The decisions of each asked group: first those open when the ledger began, then one group per question."""

        self.questions: dict[int, Mapping[int, Decision]] = {}
        """The decisions of each asked group, by the place of its entry."""

        self.answers: dict[int, tuple[AnswerGiven, ...]] = {}
        """The answers given at each place, with their decisions."""

        self.standing: list[tuple[int, int]] = []
        """The answers that stand (are not undone): the place of each, and its index there."""

        self._standing_of: dict[int, list[int]] = {}
        """By seat, the positions of its answers in `standing`."""

        self.public: list[Event] = []
        """The public stream. A rewind has a placeholder here, since its number differs from reader to reader."""

        self.starts = [0]
        """By place, the number of public events before it."""

        self.concerns: dict[int | None, list[Concern]] = {reader: [] for reader in (*ids, None)}
        """By reader, the places with another version of an event than the public one."""

        self.secrets: dict[int | None, list[int]] = {reader: [] for reader in (*ids, None)}
        """By reader, the places with an event that is not public at all."""

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
        """The number of groups that have been asked, among the entries read so far."""
        return len(self._groups) - 1

    def group(self, number: int, question: Ask) -> Mapping[int, Decision]:
        """Return the decisions of the latest question, which has this number."""
        if len(self._groups) < number:
            self.catch_up()
        elif len(self._groups) == number:
            self._groups.append(decisions(question, self.ids))
        return self._groups[-1]

    def catch_up(self) -> None:
        """Index the new entries."""
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
        """Return the standing answer with this number."""
        place, offset = self.standing[number]
        return self.answers[place][offset]

    def latest(self) -> dict[int, AnswerGiven]:
        """Return the latest standing answer of each seat."""
        return {seat: self.answer(numbers[-1]) for seat, numbers in self._standing_of.items() if numbers}

    def tell(self) -> None:
        """Extend the public stream and the lists of concerns, once for all readers."""
        self.catch_up()
        entries, public, starts, concerns = self.entries, self.public, self.starts, self.concerns
        for place in range(len(starts) - 1, len(entries)):
            entry, audience = entries[place]
            if audience == ALL:
                public.append(entry)
            elif audience is ASKED:
                if CHANCE not in entry.options:
                    for number, (seat, decision) in enumerate(self.questions[place].items()):
                        public.append(Asked(seat, decision.id, decision.about, optional=decision.optional))
                        concerns[seat].append((place, number))
            elif audience is ANSWERED:
                if CHANCE not in entry:
                    for number, (decision, _) in enumerate(self.answers[place]):
                        public.append(Answered(decision.seat, decision.id, decision.about))
                        concerns[decision.seat].append((place, number))
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
        """Return the events that a reader receives at a place that concerns it.

        `before` is the number of events that the reader had received before the ledger began.
        """
        place, number = concern
        entry, audience = self.entries[place]
        if audience is ASKED:
            own: Event = tell_question(self.questions[place][reader])  # type: ignore[index]
        elif audience is ANSWERED:
            own = tell_answer(*self.answers[place][number])
        elif audience is REWOUND:
            back_to, answers, _, _ = entry
            own = Rewound(before + self.starts[back_to] + bisect_left(self.secrets[reader], back_to) + answers)
        else:
            own = entry
        start, end = self.starts[place], self.starts[place + 1]
        if end - start < 2:
            return (own,)
        events = self.public[start:end]
        events[number] = own
        return events

    def tell_all(self, place: int) -> Sequence[Event]:
        """Return all events of an entry, for the stream of the truth.

        A question to chance has no event; the answer of chance has one.
        """
        entry, audience = self.entries[place]
        if audience is ASKED:
            return () if CHANCE in entry.options else [tell_question(asked) for asked in self.questions[place].values()]
        if audience is ANSWERED:
            return [tell_answer(*given) for given in self.answers[place]]
        return (entry,)

    def plain(self, start: int, end: int) -> Iterable[Mapping[str, Any]]:
        """Yield these entries as plain data for digests, except answers and questions to chance."""
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
    """Return a question for digests, without `optional`, which records of earlier versions do not have."""
    fields = msgspec.structs.asdict(asked)
    del fields["optional"]
    return {"question": asked.kind, **fields}


def tell_question(asked: Decision) -> Asked:
    """Return the question as the event that the asked seat receives."""
    return Asked(asked.seat, asked.id, asked.about, asked.options, asked.own, asked.optional)


def tell_answer(asked: Decision, value: Any) -> Answered:
    """Return the answer as the event that the answering seat receives."""
    return Answered(asked.seat, asked.id, asked.about, (value,))


def decisions(question: Ask, ids: dict[int, int]) -> dict[int, Decision]:
    """Return the decision of each asked seat, and count up the ids in `ids`."""
    about, rule, own = question.about, question.rule, question.own
    asked = {}
    for seat, options in question.options.items():
        ids[seat] = number = ids[seat] + 1
        asked[seat] = Decision(number, seat, about, options, rule)
    if own:
        asked = {seat: replace(decision, own=own.get(seat)) for seat, decision in asked.items()}
    for seat in question.optional:
        asked[seat] = replace(asked[seat], optional=True)
    return asked
