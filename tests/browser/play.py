"""Whole games of Avalon: sockets answer, but the first question of every kind is answered on a page.

The page takes the seat that has the question. So games are quick, and every kind of question is tested on the page.
"""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, expect

from tests.browser.person import Person, capital
from tests.browser.scenes import keep
from tests.browser.stage import NAMES, Sitter, Stage
from tests.server.serving import Server

Question = dict[str, Any]
Choose = Callable[["Play", int, Question], Any]
"""Returns the answer of this seat; `NotImplemented` means the answer of `sensible`."""

_GOOD_CARDS = ("success", "good_message", "rogue_success")
_HELD = ("assassinate", "recruit")


class Play:
    """One game from the night to the story. `sinks` are the rounds in which evil fails the quest."""

    def __init__(
        self,
        server: Server,
        context: BrowserContext,
        seats: int,
        choose: Choose | None = None,
        sinks: tuple[int, ...] = (),
        **options: Any,
    ) -> None:
        self.stage = Stage(server, seats, **options).start()
        self.person = Person(context, server.address, NAMES[0]).open()
        self.person.company = self.stage
        self.choose = choose
        self.sinks = sinks
        self.asked: dict[int, str] = {}
        self.round = 0
        self.leader = -1
        self.hands: dict[int, list[str]] = {}
        self.by_page = ["choose_team", "vote", "assassinate"]
        """Kinds of question already answered on a page; the first three are tested with every game elsewhere."""

        self._page_seat: int | None = None
        self._events_read = 0
        for sitter in self.stage.sitters:
            assert sitter.side
        self.characters = {_dealt(sitter): sitter.seat for sitter in self.stage.sitters}

    def seat(self, character: str) -> int:
        return self.characters[character]

    def evil(self) -> list[int]:
        return [sitter.seat for sitter in self.stage.sitters if sitter.side == "evil"]

    def events(self, kind: str) -> list[dict[str, Any]]:
        """Return the data of all public events of this kind so far."""
        return [event["data"] for event in self.stage.sitters[0].events if event["kind"] == kind]

    @property
    def is_over(self) -> bool:
        return bool(self.events("game_ended"))

    # Playing on

    def dawn(self) -> "Play":
        self.stage.dawn()
        return self

    def until(self, *kinds: str) -> tuple[int, Question] | None:
        """Answer until a question of these kinds; return its seat and the question. Without kinds, play to the end."""
        while (now := self._next()) is not None:
            seat, question = now
            if question["kind"] in kinds:
                return seat, question
            self.answer(seat, question)
        return None

    def until_seat(self, kind: str, seat: int) -> Question:
        """Answer until this seat has this kind of question; others answer such questions at their sockets."""
        was_open = kind not in self.by_page
        self.by_page += [kind] if was_open else []
        while (now := self.until(kind)) is not None and now[0] != seat:
            self.answer(*now)
        assert now is not None, "this moment did not come"
        if was_open:
            self.by_page.remove(kind)
        return now[1]

    def wait_for_event(self, kind: str) -> dict[str, Any]:
        """Wait for the first public event of this kind and return its data."""
        while not (events := self.events(kind)):
            assert self.stage.sitters[0].listen(30) is not None, f"no event {kind} came"
        return events[0]

    def inspections_by(self, seat: int) -> list[dict[str, Any]]:
        """Return the loyalty cards that this seat has been shown."""
        sitter = self.stage.sitters[seat]
        while sitter.listen(0) is not None:
            pass
        shown = [event["data"] for event in sitter.events if event["kind"] == "loyalty_shown"]
        return [card for card in shown if card["inspector"] == seat]

    def answer(self, seat: int, question: Question) -> None:
        """Answer for this seat: on the page if this kind has not been answered there, else at its socket."""
        kind = self._kind(question)
        value = NotImplemented if self.choose is None else self.choose(self, seat, question)
        if value is NotImplemented:
            value = sensible(self, seat, question)
        sitter = self.stage.sitters[seat]
        if kind in self.by_page:
            sitter.answer(value)
        else:
            self.by_page.append(kind)
            self.sit_at(seat, reload=True)
            give(self.person, kind, value)
        while sitter.question is not None and sitter.question["id"] == question["id"]:
            assert sitter.listen(30) is not None, f"no answer came to {kind}"
        self.asked.pop(seat, None)  # before the public event arrives

    def sit_at(self, seat: int, reload: bool = False) -> Person:
        """Return the page of this seat. An open page plays events out slowly; `reload` shows the present at once."""
        if self._page_seat != seat or reload:
            self._page_seat = seat
            self.person.name = NAMES[seat]
            keep(self.person, **self.stage.storage(seat))
            self.person.open(self.stage.path)
        return self.person

    def to_the_story(self) -> Person:
        """Play to the end and open the story."""
        self.until()
        assert self.is_over
        self.person.page.reload()
        story = self.person.find("heading", "page-who-was-who")
        expect(story).to_be_visible()
        assert not (complaints := self.person.recording.complaints), complaints
        return self.person

    def _next(self) -> tuple[int, Question] | None:
        """Wait for a question and return its seat and the question; None when the game is over."""
        while True:
            self._read_events()
            if self.is_over:
                return None
            if self.asked:
                seat, sitter = min(self.asked), self.stage.sitters[min(self.asked)]
                while sitter.question is None:
                    assert sitter.listen(30) is not None, f"no question came to seat {seat}"
                return seat, sitter.question
            assert self.stage.sitters[0].listen(30) is not None, "nothing happens"

    def _read_events(self) -> None:
        """Update round, leader, hands and open questions from the new public events."""
        witness = self.stage.sitters[0]
        while witness.listen(0) is not None:
            pass
        for event in witness.events[self._events_read :]:
            kind, data = event["kind"], event["data"]
            if kind == "asked":
                self.asked[data["seat"]] = data["kind"]
            elif kind == "answered":
                self.asked.pop(data["seat"], None)
            elif kind == "round_started":
                self.round = data["round"]
            elif kind in ("plot_card_given", "plot_card_taken"):
                self.hands.setdefault(data["seat"], []).append(data["card"])
                if kind == "plot_card_taken":
                    self.hands[data["other"]].remove(data["card"])
            if kind in ("round_started", "team_proposed"):
                self.leader = data["leader"]
            elif kind in ("leader_passed", "leader_chosen"):
                self.leader = data["seat"]
        self._events_read = len(witness.events)

    def _kind(self, question: Question) -> str:
        """Return the kind of a question; variants that look different on the page get kinds of their own."""
        kind = str(question["kind"])
        if kind == "vote" and all("have_at_you" in self.hands.get(seat, ()) for seat in self.asked):
            return "vote_openly"
        return "assassinate_two" if kind == "assassinate" and question["options"]["type"] == "subset" else kind


def sensible(play: Play, seat: int, question: Question) -> Any:
    """Return a default answer: approve, fail the quests of the rounds in `sinks`, succeed in the others if possible."""
    options, kind = question["options"], question["kind"]
    sinks = play.round in play.sinks
    if options["type"] == "subset":
        first = [member for member in options["of"] if (member in play.evil()) == sinks]
        return sorted([*first, *(member for member in options["of"] if member not in first)][: options["size"]])
    values = options["values"]
    wanted = {"vote": "approve", "play_card": "fail" if sinks else "success"}.get(kind)
    if kind == "play_card" and wanted not in values:
        wanted = next((card for card in _GOOD_CARDS if card in values), None)
    return wanted if wanted in values else values[0]


def give(person: Person, kind: str, value: Any) -> None:
    """Give an answer on the page with the controls for this kind of question."""
    button = person.next_step.get_by_role("button")
    if kind.startswith("vote"):
        person.press(person.find("button", f"avalon-vote-{value}"))
    elif kind == "play_card":
        person.choose(person.find("radio", f"avalon-quest-card-{value}"))
        person.hold_until_done(person.find("button", "page-play-card"))
    elif kind == "change_card":
        person.hold_until_done(person.find("button", "page-change-card"))
    elif kind == "show_loyalty":
        choice = person.next_step.get_by_role("radio", name=capital(person.say(f"avalon-loyalty-{value}")), exact=True)
        expect(person.find("button", "page-hand-card")).to_be_visible()
        if choice.count():
            person.choose(choice)
        person.hold_until_done(person.find("button", "page-hand-card"))
    elif kind == "choose_quest":
        person.press(button.filter(has_text=person.say("avalon-quest-numbered", quest=value)))
    elif kind == "declare_aim":
        person.press(person.find("button", f"avalon-aim-{value}"))
    elif value in ("use", "pass"):
        person.press(person.find("button", f"avalon-answer-{value}"))
    elif kind in ("choose_plot_card", "take_plot_card"):
        person.press(button.filter(has_text=person.say(f"avalon-plot-card-{value}")))
    elif value is None:
        person.press(person.find("button", "nobody"))
    else:
        _pick(person, kind, value if isinstance(value, list) else [value])


def _pick(person: Person, kind: str, seats: list[int]) -> None:
    for seat in seats:
        person.press(person.seats.get_by_role("button", name=f"{NAMES[seat]}"))
    if kind == "choose_team":
        person.press(person.find("button", "page-propose-team"))
        return
    names = person.say("list-last-separator").join(NAMES[seat] for seat in seats)
    confirm = person.find("button", "page-choose-person", name=names)
    person.hold_until_done(confirm) if kind.startswith(_HELD) else person.press(confirm)


def _dealt(sitter: Sitter) -> str:
    return next(str(event["data"]["character"]) for event in sitter.events if event["kind"] == "dealt")
