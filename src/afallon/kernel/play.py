"""Play: a running game that asks questions, takes answers, and runs steps in between."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from afallon.kernel.chance import CHANCE, SeededChance
from afallon.kernel.checkpoints import FIRST
from afallon.kernel.errors import BadAnswer, IllegalAnswer, StepError
from afallon.kernel.events import ALL, Withdrawn
from afallon.kernel.game import Game
from afallon.kernel.ledger import ANSWERED, ASKED, Ledger
from afallon.kernel.options import NotAnOption, Options
from afallon.kernel.steps import ANYBODY, Answer, Ask, Decision, State
from afallon.kernel.turn import Turn

_STEPS: Final = range(100_000)
"""Abort after this many steps without a question: the rules loop for ever."""

_NOBODY: Final[Mapping[int, Any]] = {}
"""The answers for a step that asks nothing."""


class Play(Turn[State]):
    """A running game: read `open` questions and `submit` answers until there is an `outcome`."""

    __slots__ = (
        "_asked",
        "_asking",
        "_chances",
        "_decisions",
        "_due",
        "_everybody",
        "_given",
        "_ledger",
        "_open",
        "_question",
        "_questions",
        "_stands",
        "chance",
        "game",
    )

    def __init__(self, game: Game, state: State, setup: Any, seats: int, ledger: Ledger) -> None:
        super().__init__(state, setup, seats, game.compile(setup), game.vocabulary)
        self.game = game
        self._questions = game.vocabulary.question_classes
        self._everybody = _everybody(seats)
        self.chance: SeededChance | None = None
        self._ledger = ledger
        self._log = ledger.entries
        self._question: Ask | None = None
        """The current question. Part of its group may have answered."""

        self._asking: tuple[str, tuple[Any, ...]] = ("", ())
        """The step that asks the current question, and its arguments."""

        self._asked = 0
        """The number of questions that have been put to a group."""

        self._given = _NOBODY
        """The answers to the current question so far."""

        self._decisions: Mapping[int, Decision] | None = None
        """The decision of each seat of the group, created on demand."""

        self._open: dict[int, Decision] | None = None
        self._chances = 0
        """The number of questions to chance so far, which is also the id of its latest question."""

        self._stands = 0
        """The number of standing answers since this table began."""

        self._due = FIRST
        """The number of standing answers that makes the next checkpoint due."""

    @property
    def open(self) -> dict[int, Decision]:
        """The open questions by seat; those that must be answered come first."""
        if self._open is None:
            asked, given = self._asked_now(), self._given
            waiting = (
                {seat: decision for seat, decision in asked.items() if seat not in given} if given else dict(asked)
            )
            if self._question is not None and self._question.optional:
                waiting = dict(sorted(waiting.items(), key=lambda item: item[1].optional))
            self._open = waiting
        return self._open

    def _asked_now(self) -> Mapping[int, Decision]:
        """Return the decision of each seat of the group, including seats that have answered."""
        if self._decisions is None:
            question = self._question
            self._decisions = {} if question is None else self._ledger.group(self._asked, question)
        return self._decisions

    @property
    def options(self) -> Mapping[int, Options]:
        """The options of each open question, by seat; callers that play every seat need no decisions."""
        question = self._question
        if question is None:
            return {}
        if not self._given:
            return question.options
        return {seat: options for seat, options in question.options.items() if seat not in self._given}

    def submit(self, *answers: Answer) -> None:
        """Take one answer, or several to questions that are open together: all of them or none.

        Raises `BadAnswer` if an answer fits no open question, `IllegalAnswer` if a rule forbids it, and `StepError` if
        a rule fails; the table is then unchanged. An answer that was given before is accepted without effect.
        """
        taken: dict[int, Any] = {}
        asked, given = self._decisions or self._asked_now(), self._given
        for answer in answers:
            if type(answer) is not Answer:
                raise BadAnswer("not_an_answer")
            seat, number = answer.seat, answer.decision
            if type(seat) is not int or type(number) is not int:
                raise BadAnswer("not_an_answer")
            decision = asked.get(seat)
            if decision is None or decision.id != number or seat in given:
                self._acknowledge_repetition(answer)
                continue
            try:
                taken[seat] = decision.options.read(answer.value)
            except NotAnOption as error:
                raise _illegal(decision, answer.value, error) from None
        if taken:
            self._take_some(taken)

    def submit_all(self, values: Mapping[int, Any]) -> None:
        """Answer every open question in one call, by seat, for callers that play every seat.

        Equivalent to `submit` with an answer for each of these seats, and much faster.
        """
        question, taken = self._question, {}
        options = self.options if question is None or self._given else question.options
        try:
            for seat, value in values.items():
                if type(seat) is not int:
                    raise LookupError
                taken[seat] = options[seat].read(value)
        except (LookupError, NotAnOption):  # submitting them as answers raises the precise error
            opened = self.open
            ids = {seat: opened[seat].id if type(seat) is int and seat in opened else 0 for seat in values}
            self.submit(*[Answer(ids[seat], seat, value) for seat, value in values.items()])
        else:
            if len(taken) == len(options):
                self._take(taken)
            elif taken:
                self._take_some(taken)

    def go_on(self) -> None:
        """Let chance answer its open question, after `chance` was attached to a table that was played by hand."""
        self._answer_for_chance()

    # Hooks for `Table`

    def _acknowledge_repetition(self, answer: Answer) -> None:
        """Accept an answer that was given before. Raises `BadAnswer` for any other."""
        raise BadAnswer("no_such_question", decision=answer.decision, seat=answer.seat)

    def _take_back(self, entries: int, seat: int) -> Decision:
        """Roll back to the moment when the ledger had `entries` entries; return this seat's question of then."""
        raise NotImplementedError

    def _keep_checkpoint(self) -> None:
        """Store a checkpoint of the current moment."""

    # Internals

    def _take(self, taken: dict[int, Any]) -> None:
        """Apply these answers. If a rule fails, roll back, so that nothing has changed."""
        entries = len(self._log)
        self.known = {}
        try:
            if self._accept(taken):
                self._answer_for_chance()
        except BaseException as error:
            decision = self._take_back(entries, next(reversed(taken)))
            if isinstance(error, StepError):
                raise StepError(error.step, decision, error.__cause__ or error) from error.__cause__
            raise
        finally:
            self.known = None
        if self._stands >= self._due:
            self._keep_checkpoint()

    def _take_some(self, taken: dict[int, Any]) -> None:
        """Apply the answers of a part of the group. The last answers resolve the step."""
        question, given = self._question, self._given
        assert question is not None
        if question.group is ANYBODY or len(given) + len(taken) == len(question.options):
            self._take(taken)
            return
        self._log.append((taken, ANSWERED))  # no rule runs here, so nothing can fail and no rollback is needed
        self._stands += len(taken)
        self._given, self._open = {**given, **taken}, None

    def _accept(self, taken: dict[int, Any]) -> bool:
        """Complete the group: resolve the step that asked, and run steps up to the next question.

        Return whether chance is asked next.
        """
        question, log = self._question, self._log
        assert question is not None
        if question.group is ANYBODY:
            seat = next(iter(taken))
            taken = {seat: taken[seat]}
            log.append((taken, ANSWERED))
            if len(question.options) > 1:
                log.append((Withdrawn(tuple(sorted(other for other in question.options if other != seat))), ALL))
        else:
            log.append((taken, ANSWERED))
        self._stands += len(taken)
        given = {**self._given, **taken} if self._given else taken
        step, arguments = self._asking
        self._given, self._open, self._decisions = _NOBODY, None, None
        try:
            self.program.bound[step][1](self, given, *arguments)
        except Exception as error:
            raise StepError(step, None, error) from error
        return self._advance()

    def _advance(self) -> bool:
        """Run steps until one asks a question or the game is over. Return whether chance is asked."""
        stack, tracks = self._stack, self.program.tracks
        name = ""
        try:
            for _ in _STEPS:
                if self.outcome is not None:
                    self._question = None
                    return False
                name, place = stack.pop()
                if name not in tracks:
                    ask, resolve = self.program.bound[name]
                    if ask is not None:
                        question = ask(self, *place)
                        if question is not None and question.options:
                            return self._ask(question, name, place)
                    resolve(self, _NOBODY, *place)
                    continue
                phase = name
                for name, ask, resolve, following in tracks[phase][place]:
                    stack.append(following)
                    if ask is not None:
                        question = ask(self)
                        if question is not None and question.options:
                            return self._ask(question, name, ())
                    resolve(self, _NOBODY)
                    if not stack or stack[-1] is not following:
                        break  # another step comes first, or the game is over
                    stack.pop()
                else:
                    if not stack:
                        raise LookupError(
                            f"phase {phase} ran out: its last step must go on to another, or end the game"
                        )
            raise RecursionError(f"{len(_STEPS)} steps without a question: the rules go round for ever")
        except Exception as error:
            raise StepError(name, None, error) from error

    def _ask(self, question: Ask, step: str, arguments: tuple[Any, ...]) -> bool:
        """Put a question to its group. Return whether chance is asked.

        Raises `TypeError` for a question that the game's vocabulary does not declare. Raises `ValueError` for a group
        that is neither chance alone nor seats of this table.
        """
        options = question.options
        if type(question.about) not in self._questions:
            raise TypeError(f"{question.about!r} is no question of this game: its vocabulary does not declare it")
        self._question, self._asking = question, (step, arguments)
        self._asked += 1
        self._log.append((question, ASKED))
        if CHANCE in options:
            if len(options) > 1:
                raise ValueError(f"chance is asked alone, not with others: {[*options]}")
            self._chances += 1
            return True
        if not self._everybody.issuperset(options):
            raise ValueError(f"these are no seats of this table: {[*options]}")
        if question.optional and not options.keys() >= {*question.optional}:
            raise ValueError(f"these are no seats that are asked: {[*question.optional]}")
        return False

    def _answer_for_chance(self) -> None:
        chance, question = self.chance, self._question
        if chance is None or question is None or CHANCE not in question.options:
            return
        is_asked = True
        while is_asked:
            question = self._question
            assert question is not None
            options = question.options[CHANCE]
            is_asked = self._accept({CHANCE: options.read(chance.draw(options, self._chances))})


@cache
def _everybody(seats: int) -> frozenset[int]:
    """Return the set of all seats of a table, cached by their number."""
    return frozenset(range(seats))


def _illegal(decision: Decision, value: Any, error: NotAnOption) -> IllegalAnswer:
    if error.barred is not None:
        facts = {name: fact for name, fact in error.barred.facts.items() if name not in ("rule", "kind", "value")}
        return IllegalAnswer("not_an_option", rule=error.barred.rule, kind=decision.kind, value=value, **facts)
    return IllegalAnswer("not_an_option", rule=decision.rule, kind=decision.kind, value=value)
