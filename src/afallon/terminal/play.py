"""The game loop: bots answer at once, people take turns at one keyboard, and every answer is saved."""

import shlex
from contextlib import suppress
from functools import partial
from typing import Any

from afallon.kernel import Answer, Answered, AnswerError, Asked, Decision, Table
from afallon.players import PLAYERS
from afallon.terminal import spoken
from afallon.terminal.device import Device
from afallon.terminal.kits import KITS
from afallon.terminal.prompt import InputRefused, menu_of, read_answer, read_command
from afallon.terminal.saved_game import SavedGame
from afallon.terminal.scene import Scene, standing
from afallon.terminal.words import Words


class _Left(Exception):
    """A player has left the table."""


class _NotNow(Exception):
    """The question is not answered now: an earlier answer was taken back, or another player goes first."""


class Play:
    """One game at one terminal. It accesses the table only through the views, events and questions of its seats."""

    def __init__(self, saved: SavedGame, device: Device) -> None:
        self._saved, self._session, self._path, self._device = saved, saved.session, saved.path, device
        session, table = saved.session, saved.table
        self._kit = KITS[table.game.name]
        self._bots = {seat: PLAYERS[session.bots]() for seat in table.seats if seat not in session.people}
        self._read: dict[int | None, int] = {}
        self._in_front: int | None = session.people[0] if len(session.people) == 1 else None
        self._consents: set[tuple[int, str]] = set()
        """Standing consents, by seat and name, for this session."""

        self._waiting: set[int] = set()
        """Seats that let another seat with the same question answer first."""

        self._unsaved: str | None = None
        """The error message if the last answer could not be saved."""

    @property
    def _table(self) -> Table[Any]:
        return self._saved.table

    def run(self, warnings: list[str], *, resumed: bool) -> None:
        """Play to the end, or until a player leaves; then show where the game is saved."""
        self._saved.keep()
        self._device.begin()
        try:
            self._begin(self._welcome(warnings), resumed=resumed)
            while self._table.outcome is None:
                self._bots_answer()
                if not self._consents_answer():
                    self._next_person_answers()
            finished = True
        except (_Left, EOFError, KeyboardInterrupt):
            finished = False
        finally:
            self._device.end()
        first = self._session.people[0]
        words = self._words(first)
        if finished:
            self._recall()
            self._device.leave([line for fresh, line in self._scene(first, words).log(in_full=True) if fresh])
            view = self._table.view(None)
            self._device.leave(self._kit.story(view, words), partial(self._kit.draw_story, view, words))
        if (notice := self._keep(words)) is not None:
            self._device.leave(["", notice])
        else:
            self._device.leave(["", words.say("terminal-kept" if finished else "terminal-left")])
            self._device.show_command(f"  {self._command()}")

    def _keep(self, words: Words) -> str | None:
        """Save the game; return an error message on failure. The game continues in any case."""
        try:
            self._saved.keep()
        except OSError as error:
            return words.say("terminal-cannot-save", file=str(self._path), reason=error.strerror or str(error))
        return None

    def _command(self) -> str:
        """Return the command that resumes this game, or replays it."""
        verb = f"play {self._kit.game} --resume" if self._table.outcome is None else "replay"
        return f"afallon {verb} {shlex.quote(str(self._path))}"

    def _begin(self, welcome: list[str], *, resumed: bool) -> None:
        """Introduce the players; then every person sees their own card before the first question."""
        people = self._session.people
        if resumed:
            self._read = {seat: len(self._table.events_for(seat)) for seat in people}
        if self._table.outcome is not None:
            return
        if len(people) == 1 or not self._kit.has_secrets:
            view, words = self._table.view(people[0]), self._words(people[0])
            self._device.read([*welcome, "", *self._kit.table(view, words)], words)
            return
        self._device.read(welcome, self._words(people[0]))
        for seat in () if resumed else people:
            self._look_at_card(seat)

    def _welcome(self, warnings: list[str]) -> list[str]:
        words = self._words(self._session.people[0])
        return [
            words.say(f"terminal-welcome-{self._kit.game}"),
            words.say("terminal-around-the-table", names=words.people(self._table.seats)),
            *self._kit.welcome(self._table.view(None), words),
            *warnings,
        ]

    def _look_at_card(self, seat: int) -> None:
        """Show one person their card and night."""
        self._bring(seat)
        words = self._words(seat)
        self._device.read(self._kit.table(self._table.view(seat), words), words)

    def _bots_answer(self) -> None:
        """Let bots answer, the lowest seat first, until only people are asked or have precedence."""
        while True:
            waiting = [decision for _, decision in sorted(self._table.open.items()) if not decision.optional]
            of_bots = [decision for decision in waiting if decision.seat in self._bots]
            if not of_bots or any(self._kit.shares_turns(other) for other in waiting if other not in of_bots):
                return
            decision = of_bots[0]
            view, rng = self._table.view(decision.seat), self._session.rng(decision)
            value = self._bots[decision.seat].answer(decision, view, rng)
            self._table.submit(Answer(decision.id, decision.seat, value))

    def _next_person_answers(self) -> None:
        if self._table.outcome is not None:
            return
        # Depends on the table alone, so that a resumed game continues alike.
        first_seat, seats = self._kit.first_to_ask(self._table.view(None)), len(self._table.seats)
        people = [decision for seat, decision in self._table.open.items() if seat not in self._bots]
        first = min(
            people,
            key=lambda asked: (asked.seat in self._waiting, asked.optional, (asked.seat - first_seat) % seats),
        )
        # A joint question is answered by the player at the keyboard, if it is theirs too.
        decision = next((one for one in self._answered_with(first) if one.seat == self._in_front), first)
        self._bring(decision.seat)
        with suppress(_NotNow):
            self._answer(decision)

    def _answered_with(self, decision: Decision) -> list[Decision]:
        """Return the questions that one answer settles: this one, or those of all people here for a joint choice."""
        if not self._kit.is_joint(decision):
            return [decision]
        people = [self._table.open[seat] for seat in self._session.people if seat in self._table.open]
        return [one for one in people if one.about == decision.about]

    def _bring(self, seat: int) -> None:
        """Pass the keyboard to this seat if another has it, without showing one player's secrets to another."""
        if seat == self._in_front:
            return
        words = self._words(seat)
        if not self._kit.has_secrets:
            self._device.turn_to(words.say("terminal-turn-to", name=words.names[seat]))
            self._in_front = seat
            return
        public = self._scene(None, words)
        self._device.hand_over(public, words.say("terminal-hand-over", name=words.names[seat]))
        self._read[None] = len(public.events)
        self._in_front = seat

    def _answer(self, decision: Decision) -> None:
        seat = decision.seat
        together = self._answered_with(decision)
        scene = self._scene(seat, self._words(seat), decision, tuple(one.seat for one in together))
        looking_on = (seat,) if self._kit.has_secrets else self._session.people
        read: dict[int | None, int] = {one: len(self._table.events_for(one)) for one in looking_on}
        self._device.tell(scene)
        menu = menu_of(decision, scene.words)
        notice, unconfirmed = self._unsaved, None
        while True:
            typed = self._device.ask(scene, notice)
            notice = None
            if not typed.strip():
                continue
            if (asked := read_command(typed, scene.words.language, menu)) is not None:
                if asked == "always":
                    self._agree(decision)
                    break
                notice = self._obey(asked, scene)
                continue
            try:
                value = read_answer(typed, menu)
                question = self._kit.confirmation(scene.words, decision, value, scene.view)
                if question is not None and value != unconfirmed:
                    notice, unconfirmed = question, value
                    continue
                self._table.submit(*(Answer(one.id, one.seat, value) for one in together))
            except InputRefused as error:
                notice = explain(error, scene.words)
            except AnswerError as error:
                notice = scene.words.say(f"error-{error.code}")
            else:
                break
        self._read |= read
        self._waiting.clear()
        self._unsaved = self._keep(scene.words)
        if len(self._session.people) > 1 and self._kit.has_secrets:
            self._device.wipe()

    def _agree(self, decision: Decision) -> None:
        """Agree to this question, and to all of its kind from now on."""
        consent = self._kit.consent(decision)
        assert consent is not None
        what, value = consent
        self._consents.add((decision.seat, what))
        self._table.submit(Answer(decision.id, decision.seat, value))

    def _agreed(self, decision: Decision) -> Any:
        """Return the standing consent to this question, or `None`."""
        consent = self._kit.consent(decision)
        return consent[1] if consent is not None and (decision.seat, consent[0]) in self._consents else None

    def _consents_answer(self) -> bool:
        """Answer questions by standing consents. Returns whether there were any."""
        answers = [
            Answer(decision.id, seat, value)
            for seat, decision in self._table.open.items()
            if (value := self._agreed(decision)) is not None
        ]
        if answers:
            self._table.submit(*answers)
        return bool(answers)

    def _obey(self, asked: str, scene: Scene) -> str | None:
        """Run a command. Returns a message to show with the question."""
        words, view = scene.words, scene.view
        match asked:
            case "quit":
                raise _Left
            case "save":
                return self._keep(words) or words.say("terminal-saved", file=str(self._path))
            case "undo":
                return self._undo(words)
            case "history" | "journal":
                self._device.read(self._kit.history(view, words), words, partial(self._kit.draw_history, view, words))
            case "ask_again":
                self._consents = {(seat, what) for seat, what in self._consents if seat != view.reader}
                return str(words.say("terminal-asked-again"))
            case "next":
                assert scene.decision is not None
                return self._let_others(scene.decision, words)
            case "verses":
                self._device.read(self._kit.verses(view, words), words)
            case "log":
                self._recall()
                whole = self._scene(scene.view.reader, words)
                self._device.read([line for _, line in whole.log(in_full=True)], words)
            case "table":
                self._device.read(self._kit.table(view, words), words)
            case "rules":
                assert scene.decision is not None
                rules = words.rules(scene.decision.kind, view)
                self._device.read([*rules, "", spoken.commands(words, menu_of(scene.decision, words))], words)
        return None

    def _let_others(self, decision: Decision, words: Words) -> str:
        """Let another seat with the same question answer first."""
        others = [seat for seat in self._table.open if seat in self._session.people and seat != decision.seat]
        if not self._kit.shares_turns(decision) or not others:
            return words.say("terminal-nobody-else")
        self._waiting = {*self._waiting, decision.seat} if set(others) - self._waiting else set()
        raise _NotNow

    def _undo(self, words: Words) -> str:
        """Take back answers up to the last one of a person, as far as nothing was revealed."""
        people = self._session.people
        self._recall()
        while self._kit.may_undo(self._table.view(None)):
            answered = [event for _, event in standing(self._table.events_for(None)) if event.kind == "answered"]
            self._table.undo()
            asked = self._table.open.get(answered[-1].data["seat"])
            if (
                asked is not None
                and asked.seat in people
                and self._agreed(asked) is None
                and not self._is_half_answered(asked)
            ):
                self._unsaved = self._keep(words)
                raise _NotNow
        return words.say(f"{self._kit.game}-cannot-take-back")

    def _is_half_answered(self, decision: Decision) -> bool:
        """Return whether another person's answer to the same joint choice is still given."""
        events = [event for _, event in standing(self._table.events_for(None))]
        last = next(event for event in reversed(events) if not isinstance(event, Asked))
        is_same = isinstance(last, Answered) and last.about == decision.about
        here = [seat for seat in self._session.people if seat not in self._table.open]
        return is_same and last.data["seat"] in here and self._kit.is_joint(decision)

    def _recall(self) -> None:
        """Load all events, also those before the checkpoint that the game was loaded from."""
        before = {seat: self._table.told(seat) - len(self._table.events_for(seat)) for seat in self._read}
        self._saved.recall()
        self._read = {seat: read + before[seat] for seat, read in self._read.items()}

    def _words(self, seat: int) -> Words:
        words = self._kit.words(self._session.languages[seat], self._session.names)
        taught: Words = self._kit.at_table(words, self._table.setup)
        return taught

    def _scene(
        self, seat: int | None, words: Words, decision: Decision | None = None, asked: tuple[int, ...] = ()
    ) -> Scene:
        events = self._table.events_for(seat)
        return Scene(self._kit, words, self._table.view(seat), events, self._read.get(seat, 0), decision, asked)


def explain(refused: InputRefused, words: Words) -> str:
    """Return why an input was refused."""
    details = {
        name: words.joined(value) if isinstance(value, list) else value for name, value in refused.details.items()
    }
    return words.say(refused.key, **details)
