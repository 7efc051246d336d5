"""Phrases for effects, one message for each verb.

Successive effects with the same subject share a sentence: "Each of you gains 1 experience and loses 1 terror."
"""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any, Final

import msgspec

from afallon.grail.content import effects as do
from afallon.grail.content.glossary import Scope
from afallon.grail.wording.conditions import requirements
from afallon.grail.wording.framing import Frame, framed, often, paid
from afallon.grail.wording.phrases import Line, Lines, Name, Part, Phrase, chained, phrase, which
from afallon.grail.wording.verbs import Deed, deed


def effects(verbs: Iterable[Any], you: Scope = "party") -> Lines:
    """Return an effect list as lines of one sentence each; `you` is the scope that the text addresses."""
    lines: list[Line] = []
    for holds_others, group in groupby(verbs, key=lambda verb: type(verb) in _HOLDING):
        if holds_others:
            lines += (line for verb in group for line in _HOLDING[type(verb)](verb, you))
        else:
            lines += map(Line, _clauses(group, you))
    return tuple(lines)


def run_together(verbs: Iterable[Any], you: Scope) -> Lines:
    """Return an effect list in as few lines as possible, to follow a condition, a cost or a moment."""
    lines = effects(verbs, you)
    if len(lines) < 2 or any(line.below for line in lines) or any(type(verb) in _HOLDING for verb in verbs):
        return lines
    return (Line(chained("then", [line.text for line in lines])),)


def _clauses(verbs: Iterable[Any], you: Scope) -> list[Phrase]:
    """Return a clause for each subject with all its deeds, or for each deed if one of them lists several objects."""
    clauses: list[Phrase] = []
    for who, group in groupby(_joined(map(deed, verbs)), key=lambda one: one.who):
        deeds = tuple(group)
        said = tuple(_predicate(one, you) for one in deeds)
        if who is None:
            clauses += said
        elif any(len(one.what) > 1 for one in deeds):
            clauses += (_subject(who, you, one) for one in said)
        else:
            clauses.append(_subject(who, you, said))
    return clauses


def _subject(who: Scope, you: Scope, does: Part) -> Phrase:
    return phrase("subject", who=phrase(f"who-{who}"), who_is=which(who, you), does=does)


def _joined(deeds: Iterable[Deed]) -> list[Deed]:
    """Merge successive deeds that differ only in their objects."""
    joined: list[Deed] = []
    for one in deeds:
        last = joined[-1] if joined else None
        if last is not None and one.what and msgspec.structs.replace(one, what=last.what) == last:
            joined[-1] = msgspec.structs.replace(last, what=(*last.what, *one.what))
        else:
            joined.append(one)
    return joined


def _predicate(told: Deed, you: Scope) -> Phrase:
    arguments = dict(told.facts)
    if told.what:
        arguments["what"] = told.what
    if told.who is not None:
        arguments["who_is"] = which(told.who, you)
    if told.whose is not None:
        arguments |= {"who": phrase(f"who-{told.whose}"), "who_is": "you" if told.whose == you else told.whose}
    return phrase(f"effect-{told.key}", **arguments)


# Effects that hold other effects


def choice(option: do.Choice, you: Scope = "party") -> Line:
    """Return the line of a choice: its name, limit, requirements, cost and effects."""
    frames = [Frame("choice", {"name": Name("choice", option.id)}), *often(option.once)]
    lines = run_together(option.effects, you)
    if option.requires and not option.cost and not lines:
        lines = (Line(phrase("only-if", requires=requirements(option.requires, you))),)
    elif option.requires:
        frames.append(Frame("if", {"requires": requirements(option.requires, you)}))
    (line,) = framed([*frames, *paid(option.cost)], lines)
    return line


def outcome(option: do.Choice, you: Scope = "party") -> Lines:
    """Return the lines of a choice's effects and limit."""
    return framed(often(option.once), run_together(option.effects, you))


def _choose(verb: do.Choose, you: Scope) -> Lines:
    does = phrase("effect-vote" if verb.vote else "effect-choose", who_is=which(verb.who, you))
    heading = phrase("heading", text=_subject(verb.who, you, does))
    return (Line(heading, tuple(choice(option, you) for option in verb.choices)),)


def _when(verb: do.When, you: Scope) -> Lines:
    match verb:  # merge nested conditions into one
        case do.When(then=(do.When(otherwise=()) as inner,), otherwise=()):
            return _when(do.When(requires=verb.requires + inner.requires, then=inner.then), you)
    if not verb.then:
        return framed([_if(verb, you, holds=False)], effects(verb.otherwise, you))
    then, otherwise = effects(verb.then, you), effects(verb.otherwise, you)
    holding = any(type(inner) in _HOLDING for inner in (*verb.then, *verb.otherwise))
    if len(then) == len(otherwise) == 1 and not holding:
        condition = requirements(verb.requires, you)
        return (Line(phrase("if-else", requires=condition, does=then[0].text, otherwise=otherwise[0].text)),)
    return framed([_if(verb, you)], then) + (framed([Frame("otherwise")], otherwise) if verb.otherwise else ())


def _if(verb: do.When, you: Scope, *, holds: bool = True) -> Frame:
    return Frame("if", {"requires": requirements(verb.requires, you, holds=holds)})


def _toss(verb: do.Toss, you: Scope) -> Lines:
    faces = [
        framed([Frame(f"toss-{face}")], run_together(getattr(verb, face), you) or (Line(phrase("nothing-happens")),))
        for face in ("skull", "grail")
    ]
    return (Line(phrase("heading", text=phrase("effect-toss")), tuple(line for lines in faces for line in lines)),)


_HOLDING: Final[dict[type, Callable[[Any, Scope], Lines]]] = {do.Choose: _choose, do.When: _when, do.Toss: _toss}
