"""Extract from a stream all information about the deal."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from afallon.avalon import events
from afallon.avalon.basic_view import NOT_STARTED
from afallon.avalon.imagine.cards import QuestTold, Telling, gather
from afallon.avalon.questions import Assassinate, DeclareAim, PlayCard, Recruit
from afallon.kernel import Asked, Event, Rewound


class Loyalty(NamedTuple):
    """A loyalty card that the reader has seen, and the number of Lancelot switches before it."""

    seat: int
    card: str
    switches: int


class Evil(NamedTuple):
    """The seats that were shown to be evil, and the number of Lancelot switches before it."""

    seats: tuple[int, ...]
    switches: int


class Clues(msgspec.Struct):
    """The reader's knowledge. An undo takes back events, not knowledge, so undone parts of the stream count too."""

    announced: events.GameStarted = NOT_STARTED
    first_leader: int = -1
    characters: dict[int, str] = {}
    seen: dict[str, tuple[int, ...]] = {}
    """By step of the night: the seats that the reader was shown."""

    loyalties: list[Loyalty] = []
    evil: list[Evil] = []
    assassin: int | None = None
    """The seat of the set-up's assassin, even if a recruited Servant makes the guess in his place."""

    not_the_servant: set[int] = set()
    quests: list[Telling] = []


class _Moment(msgspec.Struct, frozen=True):
    """The relevant state at a place in the stream; an undo restores it."""

    round: int = 0
    switches: int = 0
    watched: int | None = None
    by_choice: bool = False
    quest: QuestTold | None = None


def read(stream: Sequence[Event]) -> Clues:
    """Return the clues in this stream."""
    clues = Clues()
    moments = [_Moment()]
    for place, event in enumerate(stream):
        now = moments[-1]
        if isinstance(event, Rewound):
            _keep(clues, now)
            moments.append(moments[event.to])
        else:
            _tell(clues, event, now.switches)
            moments.append(_following(now, place, event))
        if isinstance(event, events.CardsShown):
            _keep(clues, moments[-1])
    _keep(clues, moments[-1])
    return clues


def _keep(clues: Clues, moment: _Moment) -> None:
    if moment.quest is not None:
        gather(clues.quests, moment.quest)


def _tell(clues: Clues, event: Event, switches: int) -> None:
    match event:
        case events.GameStarted():
            clues.announced = event
        case events.LeaderChosen():
            clues.first_leader = event.seat
        case events.Dealt() | events.CharacterShown():
            clues.characters[event.seat] = event.character
        case events.CharactersShown():
            clues.characters = dict(enumerate(event.characters))
        case events.Seen():
            clues.seen[event.step] = event.seats
        case events.LoyaltyShown():
            clues.loyalties.append(Loyalty(event.inspected, event.card, switches))
        case events.LeaderSeen():
            clues.loyalties.append(Loyalty(event.leader, event.card, switches))
        case events.EvilShown():
            clues.evil.append(Evil(event.seats, switches))
        case Asked(about=Recruit() | DeclareAim() | Assassinate()) if clues.assassin is None:
            clues.assassin = event.seat
        case events.RecruitmentTried() if event.named is not None:
            clues.not_the_servant.add(event.named)
        case events.ServantRecruited():
            clues.not_the_servant.discard(event.seat)
            clues.characters[event.seat] = "untrustworthy_servant"


def _following(now: _Moment, place: int, event: Event) -> _Moment:
    change: dict[str, Any] = {}
    match event:
        case events.GameStarted():
            change = {"by_choice": bool(event.options.get("excalibur_choice"))}
        case events.RoundStarted():
            change = {"round": event.round, "watched": None, "quest": None}
        case events.LancelotsSwitched():
            change = {"switches": now.switches + 1}
        case events.WatchGiven():
            change = {"watched": event.seat}
        case Asked(about=PlayCard()) if now.quest is None:
            change = {"quest": QuestTold(now.round, now.switches, now.watched, by_choice=now.by_choice)}
        case _ if now.quest is not None:
            quest = now.quest.tell(place, event)
            change = {} if quest is now.quest else {"quest": quest}
    return msgspec.structs.replace(now, **change) if change else now
