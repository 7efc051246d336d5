"""Reading the journal: verse, effects, choice, next verse, until exploration is complete (GR-DAY-18)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.locations import Verse
from afallon.grail.rules.day.defeat import asks_for_encounters
from afallon.grail.rules.effects.choosing import choose, offered
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene, members
from afallon.grail.rules.joint_choices import agreed, ask_together
from afallon.grail.rules.journal.events import ExplorationCompleted, ParagraphRead, VerseRead, VerseSetAside
from afallon.grail.rules.journal.questions import ChooseVerse
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, OneOf, Step


def read_verse(turn: GrailTurn, name: str) -> None:
    """Let the acting party read this verse next, or its substitute if the requirements do not hold."""
    verses, name = setup_of(turn).pack.verses, _verse_to_read(turn, name)
    tell(turn, VerseRead(verse=name))
    for paragraph in verses[name].paragraphs:
        if hold(turn, paragraph.requires, _scene(name)):
            tell(turn, ParagraphRead(paragraph=f"{name}:{paragraph.id}"))
    turn.enter("reading")


def read_within(turn: GrailTurn, name: str) -> None:
    """Let the acting party read this verse to its end, interrupting its activity or the verse it is reading."""
    if turn.state.party.verse is not None:
        tell(turn, VerseSetAside(verse=turn.state.party.verse))
    read_verse(turn, name)


def has_nothing_new(position: GrailPosition, name: str) -> bool:
    """Return whether this verse was read before and now offers only choices that end the reading."""
    name = _verse_to_read(position, name)
    verse = setup_of(position).pack.verses[name]
    if name not in position.state.read or verse.effects or verse.go is not None:
        return False
    open_choices = offered(position, verse.choices, members(position), _scene(name)).values
    return all(
        not choice.effects and not choice.cost and choice.go is None
        for choice in verse.choices
        if choice.id in open_choices
    )


def _verse_to_read(position: GrailPosition, name: str) -> str:
    verses, passed_by = setup_of(position).pack.verses, set()
    while name not in passed_by and not hold(position, verses[name].requires, _scene(name)):
        passed_by.add(name)
        name = full_name(name, verses[name].otherwise or name)
    return name


def full_name(verse: str, other: str) -> str:
    """Return the full name of a verse that another verse names, perhaps by its short name within their section."""
    return other if ":" in other else f"{verse.partition(':')[0]}:{other}"


def full_name_in(path: str, verse: str) -> str:
    """Return the full name of a verse that is named at this path of the pack."""
    section, name, *_ = path.split("/")
    return full_name(name if section == "locations" else section, verse)


class VerseEffects(Step[State]):
    name = "verse_effects"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        scene = _scene(_name(turn))
        run(turn, scene._replace(path=f"{scene.path}/effects"))


class VerseChoices(Step[State]):
    """Let all members choose once, together (GR-PARTY-20).

    A beaten party has only the choices about its defeat (GR-PARTY-24).
    """

    name = "verse_choices"

    def ask(self, position: GrailPosition) -> Ask | None:
        options = _options(position)
        if not options.values:
            return None
        party, seats = position.state.party, members(position)
        return ask_together(ChooseVerse(seats=seats, location=party.location, verse=_name(position)), seats, options)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if answers:
            wish = agreed(turn, answers)
            choice = next(choice for choice in _verse(turn).choices if choice.id == wish)
            turn.push(FollowVerse.name, choice.go)
            choose(turn, choice, members(turn), _scene(_name(turn)), answers)


class GoOn(Step[State]):
    """Follow the verse's own link if nothing was chosen."""

    name = "go_on"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        turn.push(FollowVerse.name, None if turn.state.party.beaten else _verse(turn).go)


class FollowVerse(Step[State]):
    """Read the next verse; without one the exploration is complete."""

    name = "follow_verse"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], target: str | None) -> None:
        turn.leave("reading")
        if target is None:
            tell(turn, ExplorationCompleted())
        else:
            read_verse(turn, full_name(_name(turn), target))


def _options(position: GrailPosition) -> OneOf:
    choices = _verse(position).choices
    if position.state.party.beaten:
        choices = tuple(choice for choice in choices if asks_for_encounters(choice.requires))
    return offered(position, choices, members(position), _scene(_name(position)))


def _name(position: GrailPosition) -> str:
    name = position.state.party.verse
    assert name is not None
    return name


def _verse(position: GrailPosition) -> Verse:
    return setup_of(position).pack.verses[_name(position)]


def _scene(verse: str) -> Scene:
    """Return the address of a verse in the pack."""
    section, _, name = verse.partition(":")
    return Scene(f"book/{name}" if section == "book" else f"locations/{section}/verses/{name}")
