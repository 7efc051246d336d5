"""Card faces: rows of key halves and the text below them."""

from collections.abc import Iterable

import msgspec

from afallon.grail.content.cards import Ability, AttributeHalf, Card, LeftHalf, RightHalf
from afallon.grail.content.characters import CharacterAction
from afallon.grail.content.encounters import AttackRow, CombatEncounter, DiplomacyEncounter, Stage
from afallon.grail.content.glossary import Scope
from afallon.grail.content.items import Item
from afallon.grail.content.locations import LocationAction
from afallon.grail.rules.encounter.keys import Key
from afallon.grail.wording.amounts import amount, cost
from afallon.grail.wording.conditions import requirements
from afallon.grail.wording.effects import effects, run_together
from afallon.grail.wording.framing import Frame, framed, often, paid
from afallon.grail.wording.phrases import Line, Lines, Name, Part, Phrase, chained, phrase, quantity


class Face(msgspec.Struct, frozen=True):
    """The printed face of a card, without its name."""

    kinds: tuple[Part, ...] = ()
    """Kinds of the card, printed below its title."""

    rows: tuple[tuple[Part | None, Part | None], ...] = ()
    """The key halves on its left and right edge, by row from the top."""

    lines: Lines = ()


# Keys


def right_half(half: RightHalf) -> Phrase:
    """Return the phrase for a right half: its requirement, and its multiplier or cancel symbol."""
    asked: Phrase
    if isinstance(half, AttributeHalf):
        asked = phrase("key-attribute", attribute=quantity(half.attribute), amount=str(half.at_least))
    else:
        asked = phrase(f"key-{half.__struct_config__.tag}")
    if half.cancel:
        return phrase("key.cancel", half=asked)
    return asked if half.times == 1 else phrase("key.times", half=asked, times=str(half.times))


def left_half(half: LeftHalf) -> Part:
    """Return the phrase for a left half: its bonus, and the kind of half it joins unless that is an attribute half."""
    given, kind = bonus(half), half.__struct_config__.tag
    if kind == "bonus":
        return given
    return phrase(f"half-{kind}", bonus=given) if half.gives_something else phrase(f"key-{kind}")


def bonus(half: LeftHalf, times: int = 1) -> Part:
    """Return the phrase for the bonus of a connected key, multiplied by `times`."""
    given: list[Phrase] = []
    for field in ("markers", "affinity", "stage", "draw", "discard_last"):
        if number := getattr(half, field) * times:
            given.append(phrase(f"bonus-{field}", units=number))
    if half.extra_card and times:
        given.append(phrase("bonus-extra_card"))
    return chained("comma", given) if given else phrase("nothing")


def joined_key(key: Key) -> Phrase:
    """Return the phrase for two joined halves: the requirement and the bonus."""
    return phrase("key.joined", half=right_half(key.right), bonus=bonus(key.left, key.times))


def _rows(
    left: Iterable[LeftHalf | None], right: Iterable[RightHalf | None]
) -> tuple[tuple[Part | None, Part | None], ...]:
    lefts = [None if half is None else left_half(half) for half in left]
    rights = [None if half is None else right_half(half) for half in right]
    most = max(len(lefts), len(rights))
    lefts += [None] * (most - len(lefts))
    rights += [None] * (most - len(rights))
    return tuple(zip(lefts, rights, strict=True))


# Abilities and actions


def ability(told: Ability, you: Scope) -> Lines:
    """Return the lines of an ability: its moment, limit, conditions, cost and effects."""
    frames = [*_moment(told), *often(told.limit), *_if(told.requires, you)]
    if told.charges:
        frames.append(Frame("spend-for", {"what": (amount("charges", told.charges),)}))
    if told.optional:
        frames.append(Frame("may-pay-for", {"what": cost(told.cost)}) if told.cost else Frame("if-you-wish"))
    else:
        frames += paid(told.cost)
    return framed(frames, run_together(told.effects, you))


def abilities(told: Iterable[Ability], you: Scope) -> Lines:
    return tuple(line for one in told for line in ability(one, you))


def action(told: LocationAction | CharacterAction, you: Scope) -> Lines:
    """Return the lines of an action of a location or a character."""
    frames = [*often(told.limit), *_if(told.requires, you), *paid(told.cost)]
    return framed(frames, run_together(told.effects, you))


def _moment(told: Ability) -> Iterable[Frame]:
    """Yield the frame for the moment of an ability, if it has one."""
    timing: Part = phrase(f"timing-{told.timing}")
    if told.timing in ("always", "charges"):
        return
    if told.timing == "delayed" and told.tokens > 1:
        timing = phrase("timing-delayed.tokens", tokens=amount("time-tokens", told.tokens))
    elif told.dial is not None:
        timing = phrase("timing-on_empty_dial.named", dial=Name("dial", told.dial))
    yield Frame("timed", {"timing": timing})


def _if(conditions: tuple[object, ...], you: Scope) -> list[Frame]:
    return [Frame("if", {"requires": requirements(conditions, you)})] if conditions else []


def _labelled(label: str, lines: Lines) -> Lines:
    return framed([Frame("timed", {"timing": phrase(label)})], lines) if lines else ()


# Whole cards


def card(printed: Card) -> Face:
    """Return the face of a combat or diplomacy card."""
    lines: Lines = (Line(phrase("passive")),) if printed.passive else ()
    lines += abilities(printed.abilities, "active")
    lines += _labelled("if-discarded", run_together(printed.if_discarded, "active"))
    return Face(rows=_rows(printed.left, printed.right), lines=lines)


def item(printed: Item) -> Face:
    kinds = [phrase(f"keyword-{printed.keyword}")] if printed.keyword else []
    if printed.crafted:
        kinds.append(phrase("item.crafted"))
    return Face(kinds=tuple(kinds), lines=abilities(printed.abilities, "owner"))


def encounter(printed: CombatEncounter | DiplomacyEncounter) -> Face:
    """Return the face of an enemy with its attack table, or of an opponent with its stages."""
    kinds: list[Part] = [phrase(f"colour-{printed.colour}")]
    if printed.level is not None:
        kinds.append(phrase("level", level=str(printed.level)))
    lines = _enemy(printed) if isinstance(printed, CombatEncounter) else _opponent(printed)
    lines += abilities(printed.abilities, "party") + effects(printed.text)
    return Face(kinds=tuple(kinds), rows=_rows((), printed.right), lines=lines)


def _enemy(printed: CombatEncounter) -> Lines:
    lines: Lines = (Line(phrase("asked-price", price=str(printed.price))),) if printed.right else ()
    lines += tuple(Line(trait(one)) for one in printed.traits)
    for row in printed.attacks:
        lines += framed([Frame("attack-row", {"pool": _pool(row)})], run_together(row.effects, "party"))
    for label in ("opportunity", "reward", "loot"):
        lines += _labelled(f"printed-{label}", run_together(getattr(printed, label), "party"))
    return lines


def trait(name: str) -> Phrase:
    """Return the phrase for a trait of an enemy and its meaning."""
    return phrase("trait", trait=phrase(f"trait-{name}"), meaning=phrase(f"trait-{name}.short"))


def _pool(row: AttackRow) -> str:
    return str(row.least) if row.most in (None, row.least) else f"{row.least}–{row.most}"


def _opponent(printed: DiplomacyEncounter) -> Lines:
    lines: Lines = ()
    if printed.stages:
        lines = (Line(phrase("printed-track", lowest=f"−{-printed.lowest}", highest=f"+{printed.highest}")),)
    for one in printed.stages:
        named = phrase("numbered-stage", number=str(one.number), name=Name("stage", one.id))
        lines += (Line(phrase("heading", text=named), stage(one)),)
    avoidance = printed.avoidance
    if avoidance is not None:
        frames = [Frame("timed", {"timing": phrase("printed-avoidance")}), *_if(avoidance.requires, "party")]
        if avoidance.price:
            frames.append(Frame("each-pays-for", {"what": cost(avoidance.price)}))
        lines += framed(frames, run_together(avoidance.effects, "party"))
    for label in ("failure", "reward"):
        lines += _labelled(f"printed-{label}", run_together(getattr(printed, label), "party"))
    return lines


def stage(printed: Stage) -> Lines:
    """Return the lines of a stage of a talk: its bonuses and the opponent's reaction."""
    return stage_bonuses(printed) + _labelled("printed-reaction", run_together(printed.reaction, "party"))


def stage_bonuses(printed: Stage) -> Lines:
    """Return the lines of the stage bonuses, one for each attribute."""
    lines: Lines = ()
    for one in printed.bonuses:
        frame = Frame("stage-bonus", {"attribute": quantity(one.attribute)})
        lines += framed([frame], run_together(one.effects, "party"))
    return lines
