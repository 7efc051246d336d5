"""What effects do, in phrases: a verb for a verb."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from afallon.grail.content import effects as do
from afallon.grail.content.effects import Amount, AnyCost, Cost, Per
from afallon.grail.content.glossary import ATTRIBUTES, Once
from afallon.grail.wording.conditions import requirements
from afallon.grail.wording.phrases import Name, Part, Phrase, phrase, quantity, verse, who


def amount(value: Amount | None) -> Part:
    """A number, or so many per something."""
    if not isinstance(value, Per):
        return phrase("all") if value is None else str(value)
    of: dict[str, Part] = {"of": _counted(value)} if value.of is not None else {}
    counted = phrase(f"per-{value.per}", times=str(value.times), **of)
    return counted if value.at_most is None else phrase("at-most", amount=counted, most=str(value.at_most))


def _counted(value: Per) -> Part:
    assert value.of is not None
    if value.per in ("status", "dial"):
        return Name(value.per, value.of)
    return quantity(value.of)


def signed(value: Amount) -> Part:
    """A change of a number: with its sign."""
    if isinstance(value, int):
        return f"+{value}" if value >= 0 else f"−{-value}"
    return phrase("more", amount=amount(value))


def effect(verb: Any) -> Phrase:
    """What one verb does."""
    return _SAID[type(verb)](verb)


def effects(verbs: Iterable[Any]) -> tuple[Phrase, ...]:
    return tuple(map(effect, verbs))


def cost(costs: Iterable[Cost | AnyCost]) -> tuple[Phrase, ...]:
    """What is paid: so much of a track or resource, or cards."""
    return tuple(map(_cost, costs))


def _cost(one: Cost | AnyCost) -> Phrase:
    if one.what is not None:
        return phrase("cost", what=quantity(one.what), amount=str(one.amount))
    assert isinstance(one, AnyCost)
    sort, _, name = one.kind.partition(":")
    card: Part = phrase(f"keyword-{name}") if sort == "keyword" else Name(sort, name)
    return (
        phrase("cost-card", card=card)
        if one.amount == 1
        else phrase("cost-card.many", card=card, amount=str(one.amount))
    )


def once(limit: Once | None) -> tuple[Phrase, ...]:
    """How often something can be done; nothing, if it can be done again and again."""
    return () if limit is None else (phrase(f"once-{limit}"),)


def choice(option: do.Choice) -> Phrase:
    """A thing to choose, with what it needs, costs and does."""
    parts: list[Part] = [*once(option.once), *requirements(option.requires)]
    parts += cost(option.cost)
    parts += effects(option.effects)
    return phrase("choice", name=Name("choice", option.id), effects=tuple(parts) or phrase("nothing"))


def _plain(key: str, *fields: str) -> Callable[[Any], Phrase]:
    """A verb whose facts each become an argument."""

    def say(verb: Any) -> Phrase:
        return phrase(f"effect-{key}", **{field: _ARGUMENTS[field](getattr(verb, field)) for field in fields})

    return say


_ARGUMENTS: Final[dict[str, Callable[[Any], Part]]] = {
    "who": who,
    "what": quantity,
    "amount": amount,
    "value": amount,
    "secret": lambda number: Name("secret", number),
    "status": lambda name: Name("status", name),
    "dial": lambda name: Name("dial", name),
    "task": lambda name: Name("task", name),
    "quest": lambda name: Name("quest", name),
    "by": lambda number: Name("location", number),
    "token": lambda token: phrase(f"token-{token}"),
    "ending": lambda name: Name("ending", name),
    "ended": lambda ended: phrase(f"ended-{ended}"),
    "chapter": str,
    "affliction": lambda name: phrase(f"state-{name}"),
    "guardian": lambda name: Name("encounter", name),
    "encounter": lambda name: Name("encounter", name),
    "event": lambda name: Name("event", name),
    "name": lambda name: Name("hook", name),
    "verse": verse,
}


def _place(number: int | None) -> Part:
    return phrase("here") if number is None else Name("location", number)


def _damage(verb: do.Damage) -> Phrase:
    key = "effect-damage.unavoidable" if verb.unavoidable else "effect-damage"
    return phrase(key, who=who(verb.who), amount=amount(verb.amount))


def _which(verb: do.GainItem | do.LoseItems) -> Part:
    if verb.item is not None:
        return Name("item", verb.item)
    if verb.keyword is not None:
        return phrase(f"keyword-{verb.keyword}")
    return phrase("item.crafted" if getattr(verb, "crafted", False) else "item")


def _gain_item(verb: do.GainItem) -> Phrase:
    return phrase("effect-gain_item", who=who(verb.who), which=_which(verb), amount=str(verb.amount))


def _lose_items(verb: do.LoseItems) -> Phrase:
    return phrase("effect-lose_items", who=who(verb.who), which=_which(verb), amount=amount(verb.amount))


def _lose_secret(verb: do.LoseSecret) -> Phrase:
    key = "effect-lose_secret.from-game" if verb.from_game else "effect-lose_secret"
    return phrase(key, secret=Name("secret", verb.secret))


def _modify(verb: do.Modify) -> Phrase:
    number = quantity(verb.what) if verb.what in ATTRIBUTES else phrase(f"number-{verb.what}")
    return phrase("effect-modify", who=who(verb.who), number=number, change=signed(verb.amount))


def _move_affinity(verb: do.MoveAffinity) -> Phrase:
    return phrase("effect-move_affinity", change=signed(verb.amount))


def _discard_cards(verb: do.DiscardCards) -> Phrase:
    key = "effect-discard_cards.deck" if verb.source == "deck" else "effect-discard_cards"
    return phrase(key, who=who(verb.who), amount=amount(verb.amount))


def _reduce(verb: do.Reduce) -> Phrase:
    return phrase("effect-reduce", what=phrase(f"reduced-{verb.what}"), amount=amount(verb.amount))


def _cancel(verb: do.Cancel) -> Phrase:
    return phrase(f"effect-cancel.{verb.what}")


def _move(verb: do.Move) -> Phrase:
    to: Part = Name("location", verb.to) if isinstance(verb.to, int) else phrase(f"goal-{verb.to}")
    return phrase("effect-move", who=who(verb.who), to=to)


def _light(verb: do.LightMenhir) -> Phrase:
    if verb.dial is None:
        return phrase("effect-light_menhir", place=_place(verb.location))
    return phrase("effect-light_menhir.dial", place=_place(verb.location), dial=str(verb.dial))


def _tokens(verb: do.ChangeTokens) -> Phrase:
    token = phrase(f"token-{verb.token}")
    return phrase("effect-change_tokens", place=_place(verb.location), token=token, change=signed(verb.amount))


def _replace(verb: do.ReplaceLocation) -> Phrase:
    return phrase("effect-replace_location", place=_place(verb.number), by=Name("location", verb.by))


def _meet(verb: do.Meet) -> Phrase:
    met: Part = phrase(f"colour-{verb.colour}") if verb.encounter is None else Name("encounter", verb.encounter)
    if verb.who == "party":
        return phrase("effect-meet", met=met, amount=str(verb.amount))
    return phrase("effect-meet-apart", who=phrase(f"meeting-{verb.who}"), met=met, amount=str(verb.amount))


def _change_menhir(verb: do.ChangeMenhir) -> Phrase:
    if verb.location == "all":
        return phrase("effect-change_menhir.all", change=signed(verb.amount))
    return phrase("effect-change_menhir", place=_place(verb.location), change=signed(verb.amount))


def _discard_location(verb: do.DiscardLocation) -> Phrase:
    key = "effect-discard_location.from-game" if verb.from_game else "effect-discard_location"
    return phrase(key, place=_place(verb.number))


def _add_encounter(verb: do.AddEncounter) -> Phrase:
    added = Name("encounter", verb.encounter)
    return phrase(f"effect-add_encounter.{verb.place}", encounter=added, amount=str(verb.amount))


def _look(verb: do.LookAtDeck) -> Phrase:
    key = "effect-look_at_deck.order" if verb.order else "effect-look_at_deck"
    return phrase(key, who=who(verb.who), deck=phrase(f"look-{verb.deck}"), amount=str(verb.amount))


def _guardian(key: str) -> Callable[[Any], Phrase]:
    def say(verb: Any) -> Phrase:
        guardian = Name("encounter", verb.guardian)
        return phrase(f"effect-{key}", guardian=guardian, place=_place(verb.location))

    return say


def _choose(verb: do.Choose) -> Phrase:
    key = "effect-choose.vote" if verb.vote else "effect-choose"
    return phrase(key, who=who(verb.who), choices=tuple(map(choice, verb.choices)))


def _when(verb: do.When) -> Phrase:
    then = effects(verb.then) or phrase("nothing")
    if not verb.otherwise:
        return phrase("effect-when", requires=requirements(verb.requires), then=then)
    otherwise = effects(verb.otherwise)
    return phrase("effect-when.otherwise", requires=requirements(verb.requires), then=then, otherwise=otherwise)


def _toss(verb: do.Toss) -> Phrase:
    nothing = phrase("nothing")
    return phrase("effect-toss", skull=effects(verb.skull) or nothing, grail=effects(verb.grail) or nothing)


_SAID: Final[dict[type, Callable[[Any], Phrase]]] = {
    do.Gain: _plain("gain", "who", "what", "amount"),
    do.Lose: _plain("lose", "who", "what", "amount"),
    do.Pay: _plain("pay", "who", "what", "amount"),
    do.SetTo: _plain("set", "who", "what", "value"),
    do.Damage: _damage,
    do.GainItem: _gain_item,
    do.LoseItems: _lose_items,
    do.GainSecret: _plain("gain_secret", "who", "secret"),
    do.LoseSecret: _lose_secret,
    do.Die: _plain("die", "who"),
    do.LiftAffliction: _plain("lift_affliction", "who", "affliction"),
    do.Modify: _modify,
    do.AddMarkers: _plain("add_markers", "amount"),
    do.RemoveMarkers: _plain("remove_markers", "amount"),
    do.MoveAffinity: _move_affinity,
    do.DrawCards: _plain("draw_cards", "who", "amount"),
    do.DiscardCards: _discard_cards,
    do.DiscardLast: _plain("discard_last", "amount"),
    do.GainCharges: _plain("gain_charges", "amount"),
    do.AllowCard: _plain("allow_card"),
    do.Reduce: _reduce,
    do.Cancel: _cancel,
    do.Escape: _plain("escape"),
    do.TakeDiscarded: _plain("take_discarded", "who", "amount"),
    do.EndEncounter: _plain("end_encounter", "ended"),
    do.Move: _move,
    do.Reveal: lambda verb: phrase("effect-reveal", place=_place(verb.around)),
    do.ReplaceLocation: _replace,
    do.LightMenhir: _light,
    do.PutOutMenhir: lambda verb: phrase("effect-put_out_menhir", place=_place(verb.location)),
    do.ChangeMenhir: _change_menhir,
    do.DiscardLocation: _discard_location,
    do.PlaceGuardian: _guardian("place_guardian"),
    do.MoveGuardian: _guardian("move_guardian"),
    do.RemoveGuardian: _plain("remove_guardian", "guardian"),
    do.ChangeTokens: _tokens,
    do.SetDial: _plain("set_dial", "dial", "token", "value"),
    do.ChangeDial: lambda verb: phrase("effect-change_dial", dial=Name("dial", verb.dial), change=signed(verb.amount)),
    do.Meet: _meet,
    do.AddEncounter: _add_encounter,
    do.RemoveEncounter: _plain("remove_encounter", "encounter", "amount"),
    do.MarkStatus: _plain("mark_status", "status"),
    do.EraseStatus: _plain("erase_status", "status"),
    do.AddRandomEvents: _plain("add_random_events", "amount"),
    do.RevealEvent: _plain("reveal_event"),
    do.AddEvent: lambda verb: phrase(f"effect-add_event.{verb.place}", event=Name("event", verb.event)),
    do.RemoveEvent: _plain("remove_event", "event"),
    do.LookAtDeck: _look,
    do.EndDay: _plain("end_day"),
    do.EndQuest: _plain("end_quest", "quest"),
    do.ChangeChapter: _plain("change_chapter", "chapter"),
    do.NoteTask: _plain("note_task", "task"),
    do.EndGame: _plain("end_game", "ending"),
    do.Read: _plain("read", "verse"),
    do.Go: _plain("go", "verse"),
    do.Choose: _choose,
    do.When: _when,
    do.Toss: _toss,
    do.Hook: _plain("hook", "name"),
}
