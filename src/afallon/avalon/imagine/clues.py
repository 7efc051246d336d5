"""Reading a stream: everything it tells of who holds which character."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from afallon.avalon.imagine.cards import QuestTold, Telling, gather
from afallon.kernel import Event


class Loyalty(NamedTuple):
    """A loyalty card that the reader has seen, and how often the Lancelots had changed sides by then."""

    seat: int
    card: str
    switches: int


class Evil(NamedTuple):
    """Those who had shown themselves to be evil, and how often the Lancelots had changed sides by then."""

    seats: tuple[int, ...]
    switches: int


class Clues(msgspec.Struct):
    """What the reader has learnt. An undo takes back what happened, not what was learnt, so undone parts count too."""

    announced: dict[str, Any] = {}
    first_leader: int = -1
    characters: dict[int, str] = {}
    seen: dict[str, tuple[int, ...]] = {}
    """By step of the night: whom the reader was shown."""

    loyalties: list[Loyalty] = []
    evil: list[Evil] = []
    assassin: int | None = None
    """Who makes the guess at the end, or did until he found somebody to make it for him."""

    not_the_servant: set[int] = set()
    quests: list[Telling] = []


class _Moment(msgspec.Struct, frozen=True):
    """How things stand at a place in the stream: an undo comes back to it."""

    round: int = 0
    switches: int = 0
    watched: int | None = None
    quest: QuestTold | None = None


def read(events: Sequence[Event]) -> Clues:
    """The clues in this stream."""
    clues = Clues()
    moments = [_Moment()]
    for place, event in enumerate(events):
        now = moments[-1]
        if event.kind == "rewound":
            _keep(clues, now)
            moments.append(moments[event.data["to"]])
        else:
            _tell(clues, event.kind, event.data, now.switches)
            moments.append(_following(now, place, event.kind, event.data))
        if event.kind == "cards_shown":
            _keep(clues, moments[-1])
    _keep(clues, moments[-1])
    return clues


def _keep(clues: Clues, moment: _Moment) -> None:
    if moment.quest is not None:
        gather(clues.quests, moment.quest)


def _tell(clues: Clues, kind: str, told: dict[str, Any], switches: int) -> None:
    match kind:
        case "game_started":
            clues.announced = told
        case "leader_chosen":
            clues.first_leader = told["seat"]
        case "dealt" | "character_shown":
            clues.characters[told["seat"]] = told["character"]
        case "characters_shown":
            clues.characters = dict(enumerate(told["characters"]))
        case "seen":
            clues.seen[told["step"]] = told["seats"]
        case "loyalty_shown":
            clues.loyalties.append(Loyalty(told["inspected"], told["card"], switches))
        case "leader_seen":
            clues.loyalties.append(Loyalty(told["leader"], told["card"], switches))
        case "evil_shown":
            clues.evil.append(Evil(told["seats"], switches))
        case "asked" if told["kind"] in ("recruit", "declare_aim", "assassinate") and clues.assassin is None:
            clues.assassin = told["seat"]
        case "recruitment_tried":
            clues.not_the_servant.add(told["named"])
        case "servant_recruited":
            clues.not_the_servant.discard(told["seat"])
            clues.characters[told["seat"]] = "untrustworthy_servant"


def _following(now: _Moment, place: int, kind: str, told: dict[str, Any]) -> _Moment:
    change: dict[str, Any] = {}
    match kind:
        case "round_started":
            change = {"round": told["round"], "watched": None, "quest": None}
        case "lancelots_switched":
            change = {"switches": now.switches + 1}
        case "watch_given":
            change = {"watched": told["seat"]}
        case "asked" if told["kind"] == "play_card" and now.quest is None:
            change = {"quest": QuestTold(now.round, now.switches, now.watched)}
        case _ if now.quest is not None:
            quest = now.quest.tell(place, kind, told)
            change = {} if quest is now.quest else {"quest": quest}
    return msgspec.structs.replace(now, **change) if change else now
