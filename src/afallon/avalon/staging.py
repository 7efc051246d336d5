"""Build the scenes of Avalon from a reader's view alone."""

from collections import Counter
from functools import lru_cache
from typing import Final

from afallon.avalon import questions
from afallon.avalon.basic import BASIC_GAME
from afallon.avalon.box import OPTIONS, default_hidden
from afallon.avalon.character import EVIL
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.entry import Entry
from afallon.avalon.in_play import parts_in_play
from afallon.avalon.modules import MODULES
from afallon.avalon.scene import Answering, AvalonOwn, AvalonTable, HandedOver, Person, QuestSpace, Sight, Thing
from afallon.avalon.tags import HUNTED, HUNTED_MESSENGER, HUNTS, VEILS_MERLIN
from afallon.avalon.view import AvalonView
from afallon.kernel import OpenQuestion, Question

_WAYS: Final = {
    questions.Vote.kind: "vote",
    questions.PlayCard.kind: "quest_card",
    questions.ChangeCard.kind: "changed_card",
    questions.ShowLoyalty.kind: "loyalty_card",
    questions.ChooseQuest.kind: "quest",
    questions.DeclareAim.kind: "aim",
    questions.ChoosePlotCard.kind: "plot_card",
    questions.TakePlotCard.kind: "plot_card",
}
"""By kind of question: its type of input, where that is not derived from the options."""

_HUNT: Final = (questions.Recruit, questions.DeclareAim, questions.Assassinate)
"""Questions that reveal the asked seat as evil."""

_HELD: Final = {questions.Recruit.kind, questions.Assassinate.kind}
"""Kinds of questions whose answer decides the game and cannot be taken back."""

_AIMS: Final = {"merlin": HUNTED, "messengers": HUNTED_MESSENGER}
"""By aim: the tag of its targets."""

_TURN_LAST: Final = (VEILS_MERLIN, HUNTED_MESSENGER, HUNTS, HUNTED)
"""Tags of the characters whose cards turn last at the end, in order."""


# The table


def table_scene(view: AvalonView) -> AvalonTable:
    """Return the public scene."""
    announced, proposal = view.announced, view.proposal
    deck, modules = announced.deck, announced.modules
    table = AvalonTable(
        asked=view.asked,
        outcome=view.outcome,
        seats=announced.seats,
        edition=announced.edition,
        deck=_counted(deck),
        modules=modules,
        assassin=announced.assassin,
        options=_announced(tuple(announced.options.items())),
        quest_cards=announced.quest_cards,
        night_is_over=view.night_is_over,
        leader=view.leader if view.leader >= 0 else None,
        round=view.round,
        attempt=view.attempt,
        rejections=view.rejections,
        current_quest=_current_quest(view),
        on_the_way=proposal is not None and proposal.approved is True,
        quests=_quests(view),
        people=_people(view),
        proposals=view.proposals,
        cards=[],
        under_way=None if view.question is None else _stands_for(deck, modules, view.matter),
        ask_key=ask_key(view.question),
        helpful=list(_helpful(deck, modules, view.matter)),
        aim=None,
        recruitment=None,
        guess=view.guess,
        reveal_order=() if len(view.shown) < view.seats else _reveal_order(tuple(view.characters.values())),
    )
    for known in view.parts.values():
        known.lay(view, table)
    return table


def _people(view: AvalonView) -> list[Person]:
    people = [Person() for _ in range(view.seats)]
    if not people:
        return people
    for seat in view.answered:
        people[seat].is_ready = True
    if not view.team_is_back:
        _seat_team(view, people)
    if view.leader >= 0 and view.outcome is None:
        people[view.leader].is_leader = True
    for seat in (*view.evil, *(view.asked if isinstance(view.question, _HUNT) else ())):
        people[seat].side = EVIL
    for seat in view.shown:
        people[seat].character, people[seat].side = view.characters[seat], view.sides[seat]
    for seat in () if view.guess is None else view.guess.named:
        people[seat].is_named = True
    return people


def _seat_team(view: AvalonView, people: list[Person]) -> None:
    """Mark team members and votes of the latest proposal, unless it is from an earlier round."""
    latest = view.proposals[-1] if view.proposals else None
    if latest is None or latest.round != view.round:
        return
    for seat, vote in enumerate(latest.votes) if latest.votes else latest.open_votes.items():
        people[seat].vote = vote
    if latest.approved is not False:
        for seat in latest.team:
            people[seat].on_team = True


def _quests(view: AvalonView) -> list[QuestSpace]:
    quests = [QuestSpace(size, needed) for size, needed in zip(view.sizes, view.fails_to_sink, strict=True)]
    for played in view.quests:
        space = quests[played.quest - 1]
        space.succeeded, space.fails, space.cards = played.succeeded, played.fails, played.cards
    return quests


def _current_quest(view: AvalonView) -> int | None:
    if view.proposal is not None:
        return view.proposal.quest
    is_known = isinstance(view.question, questions.ChooseTeam) or not _is_chosen(view.deck, view.modules)
    return view.quest if is_known and view.quest else None


def ask_key(question: Question | None) -> str:
    """Return the message key of a question, or of choosing a team if no question is open."""
    return f"avalon-ask-{questions.ChooseTeam.kind if question is None else question.wording}"


@lru_cache(maxsize=256)
def _reveal_order(characters: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(sorted(range(len(characters)), key=lambda seat: _rank(characters[seat])))


def _rank(name: str) -> int:
    """Return the sort key: servants and minions turn first, decisive characters last."""
    character = CHARACTERS[name]
    if character.fills_up:
        return -1
    return max((place for place, tag in enumerate(_TURN_LAST, start=1) if tag in character.tags), default=0)


# Constant during a game


@lru_cache(maxsize=256)
def _counted(deck: tuple[str, ...]) -> dict[str, int]:
    return dict(Counter(deck))


@lru_cache(maxsize=256)
def _announced(settled: tuple[tuple[str, str | bool], ...]) -> tuple[str, ...]:
    """Return the message keys of the options that players should know about."""
    shown = [(OPTIONS[name], value) for name, value in settled if value != default_hidden(OPTIONS[name])]
    return tuple(f"avalon-option-{option.name}" + ("" if option.is_switch else f"-{value}") for option, value in shown)


@lru_cache(maxsize=1024)
def _stands_for(deck: tuple[str, ...], modules: tuple[str, ...], matter: type[Question]) -> Thing | None:
    return next((p.asks[matter] for p in (BASIC_GAME, *parts_in_play(deck, modules)) if matter in p.asks), None)


@lru_cache(maxsize=256)
def _is_chosen(deck: tuple[str, ...], modules: tuple[str, ...]) -> bool:
    """Whether leaders choose the quest."""
    return _stands_for(deck, modules, questions.ChooseQuest) is not None


@lru_cache(maxsize=1024)
def _helpful(deck: tuple[str, ...], modules: tuple[str, ...], matter: type[Question]) -> tuple[Thing, ...]:
    """Return the characters and modules in play that add a rule to a question."""
    entries: list[Entry] = [*(CHARACTERS[name] for name in dict.fromkeys(deck)), *(MODULES[name] for name in modules)]
    return tuple(entry.thing for entry in entries if matter in entry.matters_to)


# One reader


def own_scene(view: AvalonView) -> AvalonOwn:
    """Return the reader's private scene."""
    reader = view.reader if isinstance(view.reader, int) else -1
    own = AvalonOwn(
        reader=view.reader,
        question=view.open_question,
        character=view.characters.get(reader),
        side=view.sides.get(reader),
        side_changes=0,
        characters=view.characters,
        sides=view.sides,
        night=[Sight(seen.step, seen.seats, seen.learns) for seen in view.seen if seen.seat == reader],
        secrets=view.secrets,
        handed_over=[
            HandedOver(shown.inspector, shown.card)
            for shown in view.inspections
            if shown.inspected == reader and shown.card is not None
        ],
        answering=None if view.open_question is None else _answering(view.open_question, view.deck),
    )
    for known in view.parts.values():
        known.tell(view, own)
    return own


def _answering(question: OpenQuestion, deck: tuple[str, ...]) -> Answering:
    answering = Answering(_WAYS.get(question.kind, "words"), is_held=question.kind in _HELD)
    if answering.way == "aim":
        answering.aims = {aim: _hunted(deck, aim) for aim in question.options["values"]}
    elif answering.way == "words":
        _pick_people(question.options, answering)
    return answering


def _pick_people(options: dict[str, object], answering: Answering) -> None:
    """Derive the seats to pick from the options; integer values are seats here."""
    match options:
        case {"type": "subset", "of": list(seats), "size": int(size)}:
            answering.way, answering.seats, answering.number = "people", tuple(seats), size
        case {"type": "one_of", "values": list(values)}:
            seats = [value for value in values if isinstance(value, int)]
            answering.nobody = None in values
            if seats or answering.nobody:
                answering.way, answering.seats, answering.number = "people", tuple(seats), 1


def _hunted(deck: tuple[str, ...], aim: str) -> list[str]:
    tag = _AIMS.get(aim)
    return [name for name in deck if tag in CHARACTERS[name].tags]
