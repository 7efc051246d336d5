"""Self-limiting content: its own effects make its conditions fail, at once or after enough repetitions."""

from collections.abc import Iterable
from typing import Any

from afallon.grail.content import conditions as has
from afallon.grail.content import effects as do
from afallon.grail.content.conditions import Requirements


def ends_itself(requirements: Requirements, doings: Iterable[Any], between: Iterable[Any] = ()) -> bool:
    """Return whether enough of these effects and costs make one of the conditions fail for good.

    `between` are the other effects that may happen before the next repetition.
    """
    done, restored = tuple(doings), tuple(between)
    return any(_is_undone(one, done) and not _is_met(one, restored) for one in requirements)


def _is_undone(condition: Any, done: tuple[Any, ...]) -> bool:
    match condition:
        case has.HasNot(of=of):
            return bool(of) and all(_is_met(one, done) for one in of)
        case has.HasAny(of=of):
            return bool(of) and all(_is_undone(one, done) for one in of)
    return any(_undoes(doing, condition) for doing in done)


def _is_met(condition: Any, done: tuple[Any, ...]) -> bool:
    match condition:
        case has.HasNot(of=of):
            return any(_is_undone(one, done) for one in of)
        case has.HasAny(of=of):
            return any(_is_met(one, done) for one in of)
    return any(_meets(doing, condition) for doing in done)


def _meets(doing: Any, condition: Any) -> bool:
    """Return whether this helps to meet the condition."""
    match condition, doing:
        case has.HasStatus(status=name), do.MarkStatus(status=other):
            return name == other
        case has.HasTask(task=name), do.NoteTask(task=other):
            return name == other
        case has.HasRead(verse=name), do.Read(verse=other):
            return name == other
        case has.HasSecret(secret=number), do.GainSecret(secret=wanted):
            return number == wanted
        case has.HasItem(item=str(name)), do.GainItem(item=other):
            return name == other
        case has.HasAtLeast(what=what), do.Gain(what=gained):
            return what == gained
        case has.HasAtMost(), _:
            return _takes(doing, condition.what)
        case has.HasTokens(token=token), do.ChangeTokens(token=laid, amount=amount):
            return token == laid and amount > 0
        case has.HasDial(dial=name), do.SetDial(dial=other):
            return name == other
        case has.HasDial(dial=name), do.ChangeDial(dial=other, amount=amount):
            return name == other and not (isinstance(amount, int) and amount <= 0)
        case has.HasMenhir(number=number), do.LightMenhir(location=location):
            return number == location
    return False


def _undoes(doing: Any, condition: Any) -> bool:
    """Return whether this works against the condition."""
    match condition, doing:
        case has.HasStatus(status=name), do.EraseStatus(status=other):
            return name == other
        case has.HasSecret(secret=number), do.LoseSecret(secret=lost) | do.AnyCost(secret=lost):
            return number == lost
        case has.HasItem(), do.LoseItems(item=item, keyword=keyword) | do.AnyCost(
            what=None, secret=None, item=item, keyword=keyword
        ):
            return condition.item in (None, item) and condition.keyword in (None, keyword)
        case has.HasAtLeast(), _:
            return _takes(doing, condition.what)
        case has.HasAtMost(what=what), do.Gain(what=gained):
            return what == gained
        case has.HasTokens(token=token), do.ChangeTokens(token=laid, amount=amount):
            return token == laid and amount < 0
        case has.HasDial(dial=name), do.ChangeDial(dial=other, amount=int(amount)):
            return name == other and amount < 0
        case has.HasDial(dial=name), do.SetDial(dial=other, value=0):
            return name == other
        case has.HasQuest(quest=name, achieved=False), do.EndQuest(quest=other):
            return name == other
        case has.HasChapter(), do.ChangeChapter():
            return True
        case has.HasLocation(), do.Move() | do.ReplaceLocation() | do.DiscardLocation():
            return True
        case has.HasMenhir(number=number), do.PutOutMenhir(location=location):
            return number == location
    return False


def _takes(doing: Any, what: str) -> bool:
    """Return whether this lowers the track or resource."""
    match doing:
        case do.Damage():
            return what == "health"
        case do.Lose(what=taken):
            return what == taken
        case do.Pay(what=taken) | do.Cost(what=taken) | do.AnyCost(what=taken):
            return what == taken != "terror"  # a payment in terror raises it (GR-DAY-60)
    return False
