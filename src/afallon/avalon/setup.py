"""Set-up check: turn a request into a playable set-up, or report every reason why it is refused."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence, Set
from functools import lru_cache
from itertools import product
from typing import Any, Literal

import msgspec

from afallon.additions import AdditionError
from afallon.avalon.box import OPTIONS, owners
from afallon.avalon.character import EVIL, GOOD
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.editions import EDITIONS
from afallon.avalon.in_play import options_in_play
from afallon.avalon.modules import MODULES
from afallon.avalon.numbers import in_order
from afallon.avalon.option import Option
from afallon.avalon.plan import Plan, Setup
from afallon.avalon.sizes import SIDES
from afallon.avalon.tags import HUNTS, MAKES_SWITCH, SWITCHES_SIDES
from afallon.kernel import Problem, certain, read_request

BASIC = ("merlin", "assassin")
"""The default characters if a request names none (AV-SETUP-03)."""

_USUAL_EVIL = next(name for name, character in CHARACTERS.items() if character.side == EVIL and character.fills_up)

_ASK_FOR_MERLIN = ("percival_needs_merlin", "edition_needs_character")
_SETTLED_BY = {
    "mordred_without_merlin": _ASK_FOR_MERLIN,
    "assassin_without_target": (*_ASK_FOR_MERLIN, "servant_needs_a_target"),
}
"""By warning: the refusals that already ask for the missing thing."""

_NAMES_WHAT_IT_ASKS_FOR = {"edition_needs_character": "character", "edition_needs_module": "module"}
"""By refusal: the detail that names the missing thing, if it is not `needed`."""


class _Fixed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of every request; `_Request` adds one field for each declared option."""

    edition: str = "custom"
    characters: tuple[str, ...] | None = None
    modules: tuple[str, ...] = ()
    assassin: str | None = None
    deal: tuple[str, ...] | None = None
    first_leader: int | None = None

    def asked(self, option: Option[Any]) -> Any:
        """Return the requested value of an option, `None` if the request leaves it open."""
        return getattr(self, option.name)


if _taken := {*OPTIONS} & {*_Fixed.__struct_fields__}:
    raise AdditionError(f"options with names that every set-up has: {sorted(_taken)}; they need others")


def _values(option: Option[Any]) -> Any:
    """Return the type of an option's request field; it includes `None` if editions have different defaults."""
    values: Any = bool if option.is_switch else Literal[option.values]
    return values | None if any(option.name in edition.settles for edition in EDITIONS.values()) else values


_Request: Any = msgspec.defstruct(
    "_Request",
    [(option.name, _values(option), None) for option in OPTIONS.values()],
    bases=(_Fixed,),
    frozen=True,
    forbid_unknown_fields=True,
)


def check(seats: int, options: dict[str, Any]) -> tuple[Setup | None, tuple[Problem, ...]]:
    """Return the set-up, or `None` if it is refused, and all problems, refusals first."""
    request, unread, problems = read_request(options, _Request, "AV-SETUP-08")
    sizes: Sequence[int] = (seats,)
    if type(seats) is not int or seats not in SIDES:
        sizes = sorted(SIDES, reverse=True)
        problems = (Problem("wrong_number_of_seats", "AV-SETUP-01", details={"seats": seats}), *problems)
    problems += _name_problems(request)
    if not problems:
        return _check(seats, request)
    possible = product(sizes, _possible_requests(request, unread))
    return None, (*problems, *certain(_check(size, one)[1] for size, one in possible))


def _possible_requests(request: _Fixed, unread: frozenset[str]) -> Iterator[_Fixed]:
    """Yield the possible meanings of a request with unclear fields; a problem that they all share is certain.

    An unclear list of characters or modules stands for its known names, or for all names; an unclear deal is left
    out. `custom` stands for an unknown edition, since every edition refuses at least as much.
    """
    may_be: dict[str, tuple[Any, ...]] = {}
    if request.edition not in EDITIONS:
        may_be["edition"] = ("custom",)
    if _is_unclear("deal", request, unread, CHARACTERS):
        may_be["deal"] = (None,)
    if _is_unclear("characters", request, unread, CHARACTERS) or ("deal" in may_be and request.characters is None):
        may_be["characters"] = _least_and_most(request.characters, CHARACTERS)
    if _is_unclear("modules", request, unread, MODULES):
        may_be["modules"] = _least_and_most(request.modules, MODULES)
    if "assassin" in unread or request.assassin not in (None, *CHARACTERS):
        may_be["assassin"] = (None, _USUAL_EVIL)
    for values in product(*may_be.values()):
        yield msgspec.structs.replace(request, **dict(zip(may_be, values, strict=True)))


def _is_unclear(field: str, request: _Fixed, unread: frozenset[str], known: Container[str]) -> bool:
    """Whether a list of names is unreadable or contains an unknown name."""
    return field in unread or any(name not in known for name in getattr(request, field) or ())


def _least_and_most(named: Sequence[str] | None, known: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the known names of a list, and the same with all other known names appended."""
    least = tuple(name for name in named or () if name in known)
    return least, (*least, *(name for name in known if name not in least))


@lru_cache(maxsize=256)
def _check(seats: int, request: _Fixed) -> tuple[Setup | None, tuple[Problem, ...]]:
    problems: list[Problem] = []
    deck = _fill_up(seats, request)
    edition = EDITIONS[request.edition]
    characters = tuple(CHARACTERS[name] for name in deck)
    plan = Plan(
        seats=seats,
        edition=edition,
        deck=deck,
        modules=request.modules,
        tags=frozenset().union(
            *(c.tags for c in characters), *(MODULES[name].traits_with(seats) for name in request.modules)
        ),
        assassin=request.assassin or next((n for n in deck if HUNTS in CHARACTERS[n].tags), None),
        settled=tuple(
            (option.name, option.choose(request.asked(option), edition.settles))
            for option in in_order(options_in_play(deck, request.modules))
        ),
    )
    problems += _check_deck(plan, request)
    problems += _check_edition(plan, request)
    problems += _check_assassin(plan, request)
    problems += _check_seating(plan, request)
    for name in dict.fromkeys(deck):
        if (own_check := CHARACTERS[name].check) is not None:
            problems += _of_use(own_check(plan), plan.edition.offers_character(name))
    for name in plan.modules:
        if (module_check := MODULES[name].check) is not None:
            problems += _of_use(module_check(plan), plan.edition.offers_module(name))
    problems = _agreeing(problems)
    if problems and problems[0].refused:
        return None, tuple(problems)
    setup = Setup(
        seats=seats,
        edition=request.edition,
        deck=deck,
        sides=tuple(character.side for character in characters),
        modules=tuple(name for name in MODULES if name in request.modules),
        assassin=plan.assassin,
        deal=request.deal,
        first_leader=request.first_leader,
        settled=plan.settled,
    )
    return setup, tuple(problems)


def _of_use(problems: Iterable[Problem], is_offered: bool) -> Iterator[Problem]:
    """Drop warnings about a character or module that the edition refuses."""
    return (problem for problem in problems if problem.refused or is_offered)


def _agreeing(problems: Sequence[Problem]) -> list[Problem]:
    """Return the refusals, then the warnings that would remain after the refusals are obeyed."""
    refusals = [problem for problem in problems if problem.refused]
    codes = {problem.code for problem in refusals}
    settled = {warning for warning, settling in _SETTLED_BY.items() if codes.intersection(settling)}
    wanted = {problem.details.get(_NAMES_WHAT_IT_ASKS_FOR.get(problem.code, "needed")) for problem in refusals}
    advice = [
        problem
        for problem in problems
        if not problem.refused and problem.code not in settled and not _will_have_effect(problem, wanted)
    ]
    return [*refusals, *advice]


def _will_have_effect(problem: Problem, wanted: Set[Any]) -> bool:
    """Whether the problem is an option without effect that gets one once the refusals are obeyed."""
    return problem.code == "option_has_no_effect" and not wanted.isdisjoint(owners(OPTIONS[problem.details["option"]]))


@lru_cache(maxsize=256)
def _name_problems(request: _Fixed) -> tuple[Problem, ...]:
    return tuple(_check_names(request))


def _check_names(request: _Fixed) -> Iterator[Problem]:
    if request.edition not in EDITIONS:
        yield Problem("unknown_edition", "AV-SETUP-11", details={"edition": request.edition})
    hunter = () if request.assassin is None else (request.assassin,)
    named = (*(request.characters or ()), *(request.deal or ()), *hunter)
    for name in dict.fromkeys(named):
        if name not in CHARACTERS:
            yield Problem("unknown_character", "AV-SETUP-08", details={"character": name})
    for name in dict.fromkeys(request.modules):
        if name not in MODULES:
            yield Problem("unknown_module", "AV-SETUP-08", details={"module": name})


def _fill_up(seats: int, request: _Fixed) -> tuple[str, ...]:
    """Return the requested characters, with servants and minions in the remaining places (AV-SETUP-03, 10)."""
    if request.deal is not None:
        chosen = list(request.deal)
    else:
        chosen = list(BASIC if request.characters is None else request.characters)
        sides = Counter(CHARACTERS[name].side for name in chosen)
        for filler in CHARACTERS.values():
            if filler.fills_up:
                size = SIDES[seats][0 if filler.side == GOOD else 1]
                chosen += [filler.name] * (size - sides[filler.side])
    order = list(CHARACTERS)
    return tuple(sorted(chosen, key=order.index))


def _check_deck(plan: Plan, request: _Fixed) -> Iterator[Problem]:
    for name, copies in Counter(plan.deck).items():
        if copies > 1 and not CHARACTERS[name].fills_up:
            yield Problem("character_twice", "AV-SETUP-10", details={"character": name})
    for side, size in zip((GOOD, EVIL), SIDES[plan.seats], strict=True):
        asked = sum(CHARACTERS[name].side == side for name in plan.deck)
        if request.deal is not None and asked != size:
            details = {"side": side, "asked": asked, "size": size}
            yield Problem("deal_has_wrong_sides", "AV-SETUP-02", details=details)
        elif asked > size:
            yield Problem("too_many_of_a_side", "AV-SETUP-02", details={"side": side, "asked": asked, "size": size})


def _check_edition(plan: Plan, request: _Fixed) -> Iterator[Problem]:
    edition = plan.edition
    for name in dict.fromkeys(plan.deck):
        if not edition.offers_character(name):
            details = {"character": name, "edition": edition.name}
            yield Problem("character_not_in_edition", "AV-SETUP-11", details=details)
    for name in dict.fromkeys(plan.modules):
        if not edition.offers_module(name):
            yield Problem("module_not_in_edition", "AV-SETUP-11", details={"module": name, "edition": edition.name})
        if plan.modules.count(name) > 1:
            yield Problem("module_twice", "AV-SETUP-08", details={"module": name})
    in_play = dict(plan.settled)
    for option in OPTIONS.values():
        usual = option.choose(None, edition.settles)
        if option.name not in in_play and request.asked(option) not in (None, usual):
            yield Problem("option_has_no_effect", "AV-SETUP-08", refused=False, details={"option": option.name})
    if not edition.basic_lancelot and plan.has_tag(SWITCHES_SIDES) and not plan.has("lancelot_variant_1"):
        details = {"module": "lancelot_variant_1", "edition": edition.name}
        yield Problem("edition_needs_module", "AV-LANC-08", details=details)
    if not edition.without_merlin:
        for name in BASIC:
            if name not in plan.deck:
                details = {"character": name, "edition": edition.name}
                yield Problem("edition_needs_character", "AV-NOMERLIN-05", details=details)


def _check_assassin(plan: Plan, request: _Fixed) -> Iterator[Problem]:
    """Check the character that makes the guess and whether it has a target (AV-NOMERLIN-02, 06, 07)."""
    refusals = tuple(_check_named(plan, request.assassin))
    yield from refusals
    if plan.assassin is not None and not refusals and not plan.has_target():
        yield Problem("assassin_without_target", "AV-NOMERLIN-07", refused=False)


def _check_named(plan: Plan, name: str | None) -> Iterator[Problem]:
    """Check that the named character may make the guess."""
    if name is None or (name in plan.deck and HUNTS in CHARACTERS[name].tags):
        return
    details = {"character": name}
    if not plan.edition.named_assassin:
        yield Problem("edition_names_no_assassin", "AV-NOMERLIN-05", details={"edition": plan.edition.name})
    if plan.has_tag(HUNTS):
        yield Problem("two_assassins", "AV-NOMERLIN-02", details=details)
    may_switch = SWITCHES_SIDES in CHARACTERS[name].tags and plan.has_tag(MAKES_SWITCH)
    if CHARACTERS[name].side != EVIL or may_switch:
        yield Problem("assassin_must_be_evil", "AV-NOMERLIN-06", details=details)
    elif plan.deck.count(name) != 1:
        yield Problem("assassin_must_be_one_player", "AV-NOMERLIN-06", details=details)


def _check_seating(plan: Plan, request: _Fixed) -> Iterator[Problem]:
    if request.first_leader is not None and request.first_leader not in range(plan.seats):
        details: dict[str, Any] = {"seat": request.first_leader}
        yield Problem("no_such_leader", "AV-SETUP-05", details=details)
    if request.deal is not None:
        if len(request.deal) != plan.seats:
            details = {"cards": len(request.deal), "seats": plan.seats}
            yield Problem("deal_has_wrong_length", "AV-SETUP-04", details=details)
        if request.characters is not None and _special(request.characters) != _special(request.deal):
            yield Problem("deal_differs_from_characters", "AV-SETUP-04")


def _special(names: tuple[str, ...]) -> list[str]:
    """Return the names without servants and minions, sorted."""
    return sorted(name for name in names if not CHARACTERS[name].fills_up)
