"""The coach: review a finished game and find knowable facts, revealing moves and better teams.

It reads streams as a seat or a spectator could have read them at the time. Only the truth, for comparison, comes from
the end of the game.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, takewhile
from math import exp, log
from typing import Final

import msgspec

from afallon.avalon import events
from afallon.avalon.character import EVIL
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.tags import HUNTED
from afallon.kernel import Event, GameEnded
from afallon.players.avalon.reading import habits
from afallon.players.avalon.reading.acts import Act
from afallon.players.avalon.reading.reader import Reader
from afallon.players.avalon.reading.weighing import Reading

Streams = Mapping[int | None, Sequence[Event]]
"""The events of a game by seat, with the spectators' stream under `None`."""

SURE: Final = 0.9
"""The probability from which a conclusion counts as sure."""

MOST_MOVES: Final = 10

_REVEALING = (events.EvilShown, events.CharactersShown, GameEnded)
"""Events that reveal hidden information: the coach stops reading at the first of them."""

_ACTS = (events.TeamProposed, events.VotesShown)

_TELLING = (
    events.NightEnded,
    events.QuestSucceeded,
    events.QuestFailed,
    events.LoyaltyShown,
    events.LeaderSeen,
    events.CharacterShown,
)
"""Events that give a seat new information about others."""


class StillPlaying(Exception):
    """The game is not over: the coach's findings would be spoilers."""


class When(msgspec.Struct, frozen=True):
    """A moment of a game: the round, the attempt, and the kind of the event that it follows."""

    round: int
    attempt: int
    after: str


class Knowable(msgspec.Struct, frozen=True):
    """What one seat could conclude about another: how likely the other was evil when play ended.

    `since` is the moment from which the conclusion stayed sure and right; `None` if it never was.
    """

    seat: int
    evil: bool
    chance: float
    since: When | None


class Seat(msgspec.Struct, frozen=True):
    """A seat: its character, how evil it looked to all after each telling event, and its possible conclusions."""

    seat: int
    character: str
    side: str
    looked: tuple[tuple[When, float], ...]
    could_know: tuple[Knowable, ...]


class Move(msgspec.Struct, frozen=True):
    """A vote or a proposed team that says much about the side of its player.

    For a vote, `if_good` and `if_evil` are the shares of good and evil players who would have voted so. For a team,
    they are how much likelier than chance such players are to propose it. `before` and `after` are how likely the seat
    was evil to all.
    """

    when: When
    seat: int
    vote: str | None
    team: tuple[int, ...]
    if_good: float
    if_evil: float
    before: float
    after: float


class Exposure(msgspec.Struct, frozen=True):
    """An act of Merlin: how likely he seemed to be Merlin to the Assassin before and after it."""

    when: When
    vote: str | None
    team: tuple[int, ...]
    before: float
    after: float


class Choice(msgspec.Struct, frozen=True):
    """A proposed team and the best alternative, each with the probability that it could not sink its quest.

    The probability follows from all that the leader knew.
    """

    when: When
    leader: int
    team: tuple[int, ...]
    sound: float
    best: tuple[int, ...]
    best_sound: float


class Coaching(msgspec.Struct, frozen=True):
    """All findings of the coach on one game."""

    seats: tuple[Seat, ...]
    moves: tuple[Move, ...]
    """The most revealing moves, strongest first."""

    exposure: tuple[Exposure, ...]
    choices: tuple[Choice, ...]


def coach(streams: Streams) -> Coaching:
    """Review a finished game of Avalon, given the streams of all seats and of the spectators.

    Raises `StillPlaying` if the game is not over.
    """
    public = streams[None]
    if not any(isinstance(event, GameEnded) for event in public):
        raise StillPlaying
    shown = next(event for event in public if isinstance(event, events.CharactersShown))
    started = next(event for event in public if isinstance(event, events.GameStarted))
    hunter = shown.characters.index(started.assassin) if started.assassin in shown.characters else None
    lines = {seat: list(_follow(stream, seat, acts=seat in (None, hunter))) for seat, stream in streams.items()}
    return Coaching(
        seats=tuple(
            Seat(
                seat=seat,
                character=name,
                side=CHARACTERS[name].side,
                looked=tuple((line.when, line.reading.evil[seat]) for line in lines[None] if line.is_telling),
                could_know=tuple(_could_know(lines[seat], seat, shown.characters)),
            )
            for seat, name in enumerate(shown.characters)
        ),
        moves=tuple(sorted(_moves(lines[None]), key=_weight, reverse=True)[:MOST_MOVES]),
        exposure=() if hunter is None else tuple(_exposure(lines[hunter], shown.characters)),
        choices=tuple(_choices(lines, started)),
    )


class _Line(msgspec.Struct):
    """A telling moment of a stream, with the readings before and after the event, and its act if it is one."""

    when: When
    event: Event
    before: Reading
    reading: Reading
    act: Act | None
    leader: int
    team: tuple[int, ...]

    @property
    def is_telling(self) -> bool:
        return isinstance(self.event, (*_TELLING, events.VotesShown))


def _follow(stream: Sequence[Event], seat: int | None, *, acts: bool) -> Iterator[_Line]:
    """Yield the telling moments of a stream until something is revealed.

    These are events with new information and teams that the seat proposed; with `acts` also all teams and votes.
    """
    reader = Reader(seat)
    for event in takewhile(lambda event: not isinstance(event, _REVEALING), stream):
        is_act = isinstance(event, _ACTS)
        own = isinstance(event, events.TeamProposed) and event.leader == seat
        if not (isinstance(event, _TELLING) or own or (acts and is_act)):
            reader.feed(event)
            continue
        before = reader.reading
        reader.feed(event)
        view = reader.view
        proposal = view.proposals[-1] if view.proposals else None
        attempt = 0 if proposal is None or proposal.round != view.round else proposal.attempt
        yield _Line(
            When(view.round, attempt, event.kind),
            event,
            before,
            before if own else reader.reading,  # a leader learns nothing from its own team
            reader.latest_act if is_act else None,
            proposal.leader if proposal else -1,
            proposal.team if proposal else (),
        )


def _could_know(lines: Sequence[_Line], seat: int, characters: Sequence[str]) -> Iterator[Knowable]:
    telling = [line for line in lines if line.is_telling]
    for other, name in enumerate(characters):
        if other == seat or not telling:
            continue
        evil = CHARACTERS[name].side == EVIL
        since = None
        for line in reversed(telling):
            chance = line.reading.evil[other]
            if (chance if evil else 1 - chance) < SURE:
                break
            since = line.when
        yield Knowable(other, evil, telling[-1].reading.evil[other], since)


def _moves(lines: Sequence[_Line]) -> Iterator[Move]:
    for line in lines:
        match line.event:
            case events.TeamProposed(leader=leader):
                yield _move(line, leader, None)
            case events.VotesShown(votes=votes):
                yield from (_move(line, seat, vote) for seat, vote in enumerate(votes) if seat != line.leader)


def _move(line: _Line, seat: int, vote: str | None) -> Move:
    return Move(
        when=line.when,
        seat=seat,
        vote=vote,
        team=line.team,
        if_good=_likelihood(line, seat, habits.SERVANT),
        if_evil=_likelihood(line, seat, habits.EVIL),
        before=line.before.evil[seat],
        after=line.reading.evil[seat],
    )


def _likelihood(line: _Line, seat: int, kind: str) -> float:
    """Return how likely such a player is to act so, averaged over the sets of evil players possible before the act."""
    assert line.act is not None, "only acts are weighed"
    is_evil, caution = kind == habits.EVIL, habits.fitted().caution
    likelihood = weight = 0.0
    for evil, chance in line.before.evil_sets.items():
        if bool(evil >> seat & 1) == is_evil:
            likelihood += chance * exp(line.act.row(kind, evil)[seat] / caution)
            weight += chance
    return likelihood / weight if weight else 1.0


def _weight(move: Move) -> float:
    return abs(log(move.if_evil / move.if_good))


def _exposure(lines: Sequence[_Line], characters: Sequence[str]) -> Iterator[Exposure]:
    """Yield how much Merlin's acts revealed to the Assassin, whose stream is given."""
    merlin = next((seat for seat, name in enumerate(characters) if HUNTED in CHARACTERS[name].tags), None)
    if merlin is None:
        return
    name = characters[merlin]
    for line in lines:
        votes = line.event.votes if isinstance(line.event, events.VotesShown) else None
        if line.act is not None and (votes is None) == (line.leader == merlin):
            vote = None if votes is None else votes[merlin]
            before, after = (reading.characters[merlin].get(name, 0.0) for reading in (line.before, line.reading))
            yield Exposure(line.when, vote, line.team, before, after)


def _choices(lines: Mapping[int | None, Sequence[_Line]], started: events.GameStarted) -> Iterator[Choice]:
    """Yield all proposed teams in order, judged by what their leaders could read beforehand."""
    own = {seat: iter(_own_teams(of_seat, seat)) for seat, of_seat in lines.items() if seat is not None}
    for event in (line.event for line in lines[None]):
        if isinstance(event, events.TeamProposed):
            line, needed = next(own[event.leader]), started.fails_to_sink[event.quest - 1]
            sound = {
                team: line.before.sound(team, needed) for team in combinations(range(started.seats), len(event.team))
            }
            best = max(sound, key=lambda team: (round(sound[team], 9), event.leader in team, team == event.team))
            yield Choice(line.when, event.leader, event.team, sound[event.team], best, sound[best])


def _own_teams(lines: Sequence[_Line], seat: int) -> list[_Line]:
    return [line for line in lines if isinstance(line.event, events.TeamProposed) and line.leader == seat]
