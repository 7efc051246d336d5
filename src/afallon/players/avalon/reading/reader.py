"""The reader: takes the events of one stream and gives the reading at any time."""

from collections.abc import Callable, Iterable, Iterator

from afallon.avalon import events
from afallon.avalon.announced import announced_setup
from afallon.avalon.imagine.clues import read as read_clues
from afallon.avalon.questions import Assassinate, DeclareAim, Recruit
from afallon.avalon.state import AvalonPosition
from afallon.avalon.view import AvalonView
from afallon.kernel import Answered, Asked, Event, Fold, Rewound, Table, Withdrawn, find_game
from afallon.players.avalon.evidence import history
from afallon.players.avalon.reading.acts import Act, Tallies, proposal_act, vote_act
from afallon.players.avalon.reading.deduction import Deduction
from afallon.players.avalon.reading.habits import Habits, fitted
from afallon.players.avalon.reading.situation import Situation
from afallon.players.avalon.reading.weighing import Reading, weigh

_TELLS_NOTHING = (
    Answered,
    Withdrawn,
    events.RoundStarted,
    events.TeamProposed,
    events.VotesShown,
    events.TeamApproved,
    events.TeamRejected,
    events.LeaderPassed,
)
"""Events that allow no deduction about characters."""


NOTHING = Reading((), (), {})
"""The reading before a game has started."""


class Reader:
    """Reads one stream: that of a seat, or the public one."""

    def __init__(self, seat: int | None = None, *, habits: Habits | None = None) -> None:
        self.seat = seat
        self._habits = habits or fitted()
        self._stream: list[Event] = []
        self._fold = Fold(lambda: AvalonView(reader=seat))
        self.tallies: Tallies | None = None
        self._situation: Situation | None = None
        self._position: AvalonPosition | None = None
        self._deduction: Deduction | None = None
        self._reading: Reading | None = None

    def feed(self, event: Event) -> None:
        """Take in the next event of the stream."""
        self._stream.append(event)
        self._fold.extend(self._stream)
        view = self.view
        if not isinstance(event, _TELLS_NOTHING) and not _is_plain_question(event):
            self._deduction = self._reading = None
        match event:
            case events.GameStarted():
                self.tallies = Tallies(event.seats)
            case Rewound() if self.tallies is not None:
                self.tallies.forget(lambda act: act.number > event.to)
                self._situation = None
            case events.TeamProposed():
                self._situation = Situation(view, len(view.proposals) - 1)
                self._take_in(proposal_act, view)
            case events.VotesShown():
                self._take_in(vote_act, view)

    def _take_in(self, act: Callable[..., Act], view: AvalonView) -> None:
        assert self.tallies is not None, "nobody proposes a team before the game has started"
        self._situation = self._situation or Situation(view, len(view.proposals) - 1)
        self.tallies.append(act(len(self._stream), self._situation, view.proposals[-1], self._habits, self.seat))
        self._reading = None

    @property
    def view(self) -> AvalonView:
        """The view folded from all events so far."""
        view = self._fold.view
        assert isinstance(view, AvalonView)
        return view

    @property
    def latest_act(self) -> Act | None:
        """The last proposal or votes that were taken in."""
        return None if self.tallies is None else self.tallies.latest

    @property
    def reading(self) -> Reading:
        """The reading so far, cached until an event changes it."""
        if self.tallies is None:
            return NOTHING
        if self._reading is None:
            self._reading = weigh(self.deduction, self.tallies, self.view)
        return self._reading

    @property
    def deduction(self) -> Deduction:
        """The possible worlds, given all events so far."""
        if self._deduction is None:
            view = self.view
            if self._position is None:
                setup = announced_setup(view.announced)
                self._position = Table(find_game("avalon"), setup, seats=setup.seats)
            stakes = {quest.quest: (quest.brink, quest.needed) for quest in history(view).quests}
            clues = read_clues(self._stream)
            self._deduction = Deduction(self._position, clues, stakes=stakes, habits=self._habits, reader=self.seat)
        return self._deduction


def _is_plain_question(event: Event) -> bool:
    return isinstance(event, Asked) and not isinstance(event.about, Recruit | DeclareAim | Assassinate)


def readings(stream: Iterable[Event], seat: int | None = None) -> Iterator[Reading]:
    """Yield the reading after every event of a stream."""
    reader = Reader(seat)
    for event in stream:
        reader.feed(event)
        yield reader.reading


def read(stream: Iterable[Event], seat: int | None = None) -> Reading:
    """Return the reading after all events of a stream: that of this seat, or the public one."""
    reader = Reader(seat)
    for event in stream:
        reader.feed(event)
    return reader.reading
