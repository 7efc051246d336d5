"""Play: a game that asks and takes answers, and runs its steps in between."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.kernel.chance import CHANCE, SeededChance
from afallon.kernel.errors import BadAnswer, IllegalAnswer, StepError
from afallon.kernel.events import ALL, Withdrawn
from afallon.kernel.ledger import ANSWERED, ASKED, Ledger
from afallon.kernel.options import NotAnOption, Options
from afallon.kernel.program import Program
from afallon.kernel.steps import ANYBODY, Answer, Ask, Decision, State
from afallon.kernel.turn import Turn

_MOST_STEPS: Final = 100_000
"""So many steps without a question: the rules go round for ever."""

_NOBODY: Final[Mapping[int, Any]] = {}
"""No answers, for the steps that ask nothing."""


class Play(Turn[State]):
    """A game in play: `open` questions, `submit` answers, until there is an `outcome`."""

    __slots__ = ("_asking", "_chances", "_given", "_ledger", "_open", "_question", "_stands", "chance")

    def __init__(self, state: State, setup: Any, seats: int, program: Program, ledger: Ledger) -> None:
        super().__init__(state, setup, seats, program)
        self.chance: SeededChance | None = None
        self._ledger = ledger
        self._log = ledger.entries
        self._question: Ask | None = None
        """What is being asked; its group may have answered in part."""

        self._asking: tuple[str, tuple[Any, ...]] = ("", ())
        """The step that asks it, and the arguments of that step."""

        self._given = _NOBODY
        """The answers of the group so far."""

        self._open: dict[int, Decision] | None = None
        self._chances = 0
        """How often chance has been asked: the id of its latest question."""

        self._stands = 0
        """How many answers stand, without those before the start."""

    @property
    def open(self) -> dict[int, Decision]:
        """The questions that wait for an answer, by seat."""
        if self._open is None:
            if self._question is None:
                self._open = {}
            else:
                given = self._given
                self._open = {seat: one for seat, one in self._ledger.latest_questions().items() if seat not in given}
        return self._open

    @property
    def options(self) -> Mapping[int, Options]:
        """What may be answered now, by seat: all that somebody needs who plays every seat."""
        question = self._question
        if question is None:
            return {}
        if not self._given:
            return question.options
        return {seat: options for seat, options in question.options.items() if seat not in self._given}

    def submit(self, *answers: Answer) -> None:
        """Take an answer, or several to questions that are open together: all of them or none.

        A refused answer raises and changes nothing; one that was given before is acknowledged.
        """
        taken: dict[int, Any] = {}
        opened = self._open
        if opened is None:
            opened = self.open
        for answer in answers:
            if type(answer) is not Answer or type(answer.seat) is not int or type(answer.decision) is not int:
                raise BadAnswer("not_an_answer")
            decision = opened.get(answer.seat)
            if decision is None or decision.id != answer.decision:
                self._acknowledge_repetition(answer)
                continue
            try:
                taken[answer.seat] = decision.options.read(answer.value)
            except NotAnOption as error:
                raise _illegal(decision, answer.value, error) from None
        if taken:
            self._take(taken)

    def submit_all(self, values: Mapping[int, Any]) -> None:
        """Answer everything that is asked now in one call, by seat: for whoever plays every seat.

        It is the same as to `submit` an answer for each of these seats, and much quicker.
        """
        options, taken = self.options, {}
        try:
            for seat, value in values.items():
                if type(seat) is not int:
                    raise LookupError
                taken[seat] = options[seat].read(value)
        except (LookupError, NotAnOption):  # submitting them one by one says what is wrong
            opened = self.open
            ids = {seat: opened[seat].id if type(seat) is int and seat in opened else 0 for seat in values}
            self.submit(*[Answer(ids[seat], seat, value) for seat, value in values.items()])
        else:
            if taken:
                self._take(taken)

    def go_on(self) -> None:
        """Let chance answer what is open for it: for whoever has attached it to a table that was played by hand."""
        self._answer_for_chance()

    # For whoever owns the game

    def _acknowledge_repetition(self, answer: Answer) -> None:
        """Let an answer pass that was given before; refuse any other to a question that is not open."""
        raise BadAnswer("no_such_question", decision=answer.decision, seat=answer.seat)

    def _take_back(self, entries: int, seat: int) -> Decision:
        """A rule has failed: stand as when there were so many entries, and say what this seat was asked then."""
        raise NotImplementedError

    def _have_taken(self) -> None:
        """Answers have been taken, and everything that follows from them has happened."""

    # How it works

    def _take(self, taken: dict[int, Any]) -> None:
        """Let these answers happen; if a rule fails on the way, nothing has."""
        question, entries = self._question, len(self._log)
        assert question is not None
        try:
            if self._accept(question, taken):
                self._answer_for_chance()
        except BaseException as error:
            decision = self._take_back(entries, next(reversed(taken)))
            if isinstance(error, StepError):
                raise StepError(error.step, decision, error.__cause__ or error) from error.__cause__
            raise
        self._have_taken()

    def _accept(self, question: Ask, taken: dict[int, Any]) -> bool:
        """Some of the group answer; if that is enough, the step that asked does its work, and the game goes on.

        Whether chance is to answer next.
        """
        log, anybody = self._log, question.group is ANYBODY
        if anybody:
            seat = next(iter(taken))
            taken = {seat: taken[seat]}
        log.append((taken, ANSWERED))
        self._stands += len(taken)
        if anybody:
            given: Mapping[int, Any] = taken
            if len(question.options) > 1:
                log.append((Withdrawn(tuple(sorted(other for other in question.options if other != seat))), ALL))
        else:
            given = {**self._given, **taken} if self._given else taken
            if len(given) < len(question.options):
                self._given = given
                if self._open is not None:
                    self._open = {seat: one for seat, one in self._open.items() if seat not in taken}
                return False
        step, arguments = self._asking
        self._given, self._open = _NOBODY, None
        try:
            self.program.bound[step][1](self, given, *arguments)
        except Exception as error:
            raise StepError(step, None, error) from error
        return self._advance()

    def _advance(self) -> bool:
        """Run steps until one of them asks somebody, or the game is over. Whether chance is asked."""
        tracks, stack = self.program.tracks, self._stack
        name = ""
        try:
            for _ in range(_MOST_STEPS):
                if self.outcome is not None:
                    self._question = None
                    return False
                name, place = stack.pop()
                track = tracks.get(name)
                if track is None:
                    arguments = place
                    ask, resolve = self.program.bound[name]
                else:
                    slot = track[place]
                    if slot is None:
                        if stack:
                            continue
                        raise LookupError(f"phase {name} ran out: its last step must go on to another, or end the game")
                    name, ask, resolve, following = slot
                    stack.append(following)
                    arguments = ()
                if ask is not None:
                    question = ask(self, *arguments)
                    if question is not None and question.options:
                        self._asking, self._question = (name, arguments), question
                        self._log.append((question, ASKED))
                        if CHANCE in question.options:
                            self._chances += 1
                            return True
                        return False
                resolve(self, _NOBODY, *arguments)
            raise RecursionError(f"{_MOST_STEPS} steps without a question: the rules go round for ever")
        except Exception as error:
            raise StepError(name, None, error) from error

    def _answer_for_chance(self) -> None:
        chance, question = self.chance, self._question
        if chance is None or question is None or CHANCE not in question.options:
            return
        is_asked = True
        while is_asked:
            question = self._question
            assert question is not None
            options = question.options[CHANCE]
            decision = Decision(self._chances, CHANCE, question.about, options, question.rule)
            is_asked = self._accept(question, {CHANCE: options.read(chance.answer(decision))})


def _illegal(decision: Decision, value: Any, error: NotAnOption) -> IllegalAnswer:
    if error.barred is not None:
        facts = {name: fact for name, fact in error.barred.facts.items() if name not in ("rule", "kind", "value")}
        return IllegalAnswer("not_an_option", rule=error.barred.rule, kind=decision.kind, value=value, **facts)
    return IllegalAnswer("not_an_option", rule=decision.rule, kind=decision.kind, value=value)
