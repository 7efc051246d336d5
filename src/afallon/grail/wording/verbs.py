"""Phrases for single verbs: the subject, the message and its objects."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from afallon.grail.content import effects as do
from afallon.grail.content.glossary import ATTRIBUTES, Scope
from afallon.grail.wording.amounts import amount, change, counter, encounters, items, number
from afallon.grail.wording.phrases import Name, Part, Phrase, phrase, place, quantity, verse


class Deed(msgspec.Struct, frozen=True):
    """A message for a verb without its subject, with objects and further arguments."""

    key: str
    who: Scope | None = None
    """The subject; `None` if the effect happens by itself or its reader carries it out."""

    what: tuple[Part, ...] = ()
    facts: dict[str, Part] = {}
    whose: Scope | None = None
    """The scope that the effect applies to, if that is not its subject."""


def deed(verb: Any) -> Deed:
    """Return the deed of a verb that holds no other effects."""
    return _SAID[type(verb)](verb)


def _said(key: str, **facts: Callable[[Any], Part]) -> Callable[[Any], Deed]:
    """Return a function that makes a deed without a subject; each fact becomes an argument."""
    return lambda verb: Deed(key, facts={field: make(verb) for field, make in facts.items()})


def _done(key: str, what: Callable[[Any], Part]) -> Callable[[Any], Deed]:
    """Return a function that makes a deed with the scope of the verb as subject, and one object."""
    return lambda verb: Deed(key, verb.who, (what(verb),))


def _named(of: str, field: str | None = None) -> Callable[[Any], Name]:
    return lambda verb: Name(of, getattr(verb, field or of))


def _counted(what: str) -> Callable[[Any], Phrase]:
    return lambda verb: amount(what, verb.amount)


def _quantity(verb: do.Gain | do.Lose | do.Pay) -> Phrase:
    return amount(verb.what, verb.amount)


def _lost_items(verb: do.LoseItems) -> Phrase:
    lost = items(verb.amount, verb.keyword, verb.item)
    return phrase("in-use", what=lost) if verb.in_use else lost


def _modify(verb: do.Modify) -> Deed:
    changed = quantity(verb.what) if verb.what in ATTRIBUTES else phrase(f"number-{verb.what}")
    return Deed("modify", facts={"number": changed, "change": change(verb.amount)}, whose=verb.who)


def _discard(verb: do.DiscardCards) -> Deed:
    key = "discard-from-deck" if verb.source == "deck" else "discard"
    return Deed(key, verb.who, (amount("cards", verb.amount),))


_REDUCED: Final = {"discards": "cards"}
"""The countable thing, where its name differs."""


def _reduce(verb: do.Reduce) -> Deed:
    if verb.amount is None:
        return Deed(f"prevent-{verb.what}")
    if isinstance(verb.amount, int):
        return Deed(f"reduce-{verb.what}", facts={"amount": _less(verb.what, verb.amount)})
    per, does = verb.amount, phrase(f"effect-reduce-{verb.what}", amount=_less(verb.what, verb.amount.times))
    if per.at_most is None:
        return Deed("for-each", facts={"each": counter(per), "does": does})
    return Deed("for-each.at-most", facts={"each": counter(per), "does": does, "most": _less(verb.what, per.at_most)})


def _less(what: str, units: int) -> Part:
    return str(units) if what == "affinity" else amount(_REDUCED.get(what, what), units)


def _set(verb: do.SetTo) -> Deed:
    if verb.value == 0:
        return Deed("lose", verb.who, (phrase(f"all-{verb.what}"),))
    return Deed("set", facts={"what": quantity(verb.what), "value": str(verb.value)}, whose=verb.who)


def _move(verb: do.Move) -> Deed:
    if isinstance(verb.to, int):
        return Deed("move", verb.who, facts={"to": phrase("named-location", place=Name("location", verb.to))})
    return Deed("move", verb.who, facts={"to": phrase(f"goal-{verb.to}")})


def _light(verb: do.LightMenhir) -> Deed:
    if verb.dial is None:
        return Deed("light-menhir", facts=place(verb.location))
    return Deed("light-menhir.dial", facts={**place(verb.location), "dial": str(verb.dial)})


def _tokens(verb: do.ChangeTokens) -> Deed:
    key = "put-tokens" if verb.amount >= 0 else "remove-tokens"
    return Deed(key, facts={**place(verb.location), "what": amount(f"{verb.token}-tokens", abs(verb.amount))})


def _set_dial(verb: do.SetDial) -> Deed:
    if verb.value == 0:
        return Deed("remove-dial", facts={"dial": Name("dial", verb.dial)})
    key = f"set-{verb.token}-dial" + (".here" if verb.here else "")
    return Deed(key, facts={"dial": Name("dial", verb.dial), "value": number(verb.value)})


def _meet(verb: do.Meet) -> Deed:
    if verb.encounter is None:
        met = phrase(f"amount-{verb.colour}", units=verb.amount)
    else:
        met = encounters(verb.encounter, verb.amount)
    if verb.who == "party":
        return Deed("meet", facts={"what": met})
    return Deed("meet-here", facts={"what": met}) if verb.who == "here" else Deed("meet-alone", verb.who, (met,))


def _change_menhir(verb: do.ChangeMenhir) -> Deed:
    if verb.location == "all":
        return Deed("change-menhirs", facts={"change": change(verb.amount)})
    return Deed("change-menhir", facts={**place(verb.location), "change": change(verb.amount)})


def _discard_location(verb: do.DiscardLocation) -> Deed:
    key = "discard-location.from-game" if verb.from_game else "discard-location"
    return Deed(key, facts=place(verb.number))


def _guardian(key: str) -> Callable[[Any], Deed]:
    return lambda verb: Deed(key, facts={**place(verb.location), "guardian": Name("encounter", verb.guardian)})


def _add_encounter(verb: do.AddEncounter) -> Deed:
    return Deed(_PUT_ENCOUNTER[verb.place], facts={"what": encounters(verb.encounter, verb.amount)})


def _look(verb: do.LookAtDeck) -> Deed:
    key = "look-and-order" if verb.order else "look"
    return Deed(key, verb.who, facts={"deck": phrase(f"look-{verb.deck}"), "many": verb.amount})


_PUT_ENCOUNTER: Final = {
    "shuffled": "shuffle-encounter",
    "top": "put-encounter-on-top",
    "bottom": "put-encounter-at-bottom",
}
_PUT_EVENT: Final = {"top": "put-event-on-top", "bottom": "put-event-at-bottom"}


def _mark(verb: do.MarkStatus) -> Deed:
    status = Name("status", verb.status)
    if verb.box is None:
        return Deed("mark-status", facts={"status": status})
    return Deed("mark-status.box", facts={"status": status, "box": str(verb.box)})


_SAID: Final[dict[type, Callable[[Any], Deed]]] = {
    do.Gain: _done("gain", _quantity),
    do.Lose: _done("lose", _quantity),
    do.Pay: _done("pay", _quantity),
    do.SetTo: _set,
    do.Damage: _done("take", lambda verb: amount("unavoidable" if verb.unavoidable else "damage", verb.amount)),
    do.GainItem: _done("gain", lambda verb: items(verb.amount, verb.keyword, verb.item, crafted=verb.crafted)),
    do.LoseItems: _done("lose", _lost_items),
    do.GainSecret: _done("gain", lambda verb: phrase("named-secret", secret=Name("secret", verb.secret))),
    do.LoseSecret: lambda verb: Deed(
        "lose-secret.from-game" if verb.from_game else "lose-secret", facts={"secret": Name("secret", verb.secret)}
    ),
    do.Die: lambda verb: Deed("die", verb.who),
    do.LiftAffliction: lambda verb: Deed(
        "lift-affliction", verb.who, facts={"card": phrase(f"affliction-{verb.affliction}")}
    ),
    do.Modify: _modify,
    do.AddMarkers: _said("add-markers", what=_counted("markers")),
    do.RemoveMarkers: _said("remove-markers", what=_counted("markers")),
    do.MoveAffinity: _said("move-affinity", change=lambda verb: change(verb.amount)),
    do.DrawCards: _done("draw", _counted("cards")),
    do.DiscardCards: _discard,
    do.DiscardLast: _said("discard-last", many=lambda verb: verb.amount),
    do.GainCharges: _said("gain-charges", what=_counted("charges")),
    do.AllowCard: _said("allow-card"),
    do.Reduce: _reduce,
    do.Cancel: lambda verb: Deed(f"cancel-{verb.what}"),
    do.Escape: _said("escape"),
    do.TakeDiscarded: _done("take-discarded", _counted("cards")),
    do.EndEncounter: lambda verb: Deed(f"end-encounter-{verb.ended}"),
    do.Move: _move,
    do.Reveal: lambda verb: Deed("reveal", facts=place(verb.around)),
    do.ReplaceLocation: lambda verb: Deed(
        "replace-location", facts={**place(verb.number), "by": Name("location", verb.by)}
    ),
    do.LightMenhir: _light,
    do.PutOutMenhir: lambda verb: Deed("put-out-menhir", facts=place(verb.location)),
    do.ChangeMenhir: _change_menhir,
    do.DiscardLocation: _discard_location,
    do.PlaceGuardian: _guardian("place-guardian"),
    do.MoveGuardian: _guardian("move-guardian"),
    do.RemoveGuardian: _said("remove-guardian", guardian=_named("encounter", "guardian")),
    do.ChangeTokens: _tokens,
    do.SetDial: _set_dial,
    do.ChangeDial: _said("change-dial", dial=_named("dial"), change=lambda verb: change(verb.amount)),
    do.Meet: _meet,
    do.AddEncounter: _add_encounter,
    do.RemoveEncounter: _said("remove-encounter", what=lambda verb: encounters(verb.encounter, verb.amount)),
    do.MarkStatus: _mark,
    do.EraseStatus: _said("erase-status", status=_named("status")),
    do.AddRandomEvents: _said("add-random-events", what=_counted("random-events")),
    do.RevealEvent: _said("reveal-event"),
    do.AddEvent: lambda verb: Deed(_PUT_EVENT[verb.place], facts={"event": Name("event", verb.event)}),
    do.RemoveEvent: _said("remove-event", event=_named("event")),
    do.LookAtDeck: _look,
    do.EndDay: _said("end-day"),
    do.EndQuest: _said("end-quest", quest=_named("quest")),
    do.ChangeChapter: _said("change-chapter", chapter=lambda verb: str(verb.chapter)),
    do.NoteTask: _said("note-task", task=_named("task")),
    do.EndGame: _said("end-game", ending=_named("ending")),
    do.Read: _said("read", verse=lambda verb: verse(verb.verse)),
    do.Go: _said("go", verse=lambda verb: verse(verb.verse)),
    do.Hook: _said("hook", name=_named("hook", "name")),
}
