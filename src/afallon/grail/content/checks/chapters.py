"""Chapters and endings: each can be reached, and there are enough encounters for all chapters."""

from collections import Counter
from collections.abc import Iterator

from afallon.grail.content.chapters import Chapter
from afallon.grail.content.effects import ChangeChapter, EndGame, Meet
from afallon.grail.content.encounters import Encounter
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.glossary import LEVELS
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.grail.content.parts import parts_of


def check_chapters(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report chapters that are out of order or out of reach, and encounters that chapters lack.

    Encounters that a chapter adds and that none has removed must exist, at the largest number of players.
    """
    there: Counter[tuple[str, int]] = Counter()
    encounters: tuple[Encounter, ...] = (*sections.combat_encounters, *sections.diplomacy_encounters)
    for encounter in encounters:
        if encounter.level is not None:
            there[encounter.colour, encounter.level] += encounter.copies
    chapters = sorted(sections.chapters, key=lambda chapter: chapter.number)
    wanted: Counter[tuple[str, int]] = Counter()
    for place, chapter in enumerate(chapters, start=1):
        if chapter.number != place:
            yield origins.problem("chapters", chapter, ("number",), "chapters_not_in_order")
        yield from _check_levels(chapter, origins)
        for recipe in chapter.remove:
            wanted[recipe.colour, recipe.level] -= max(recipe.cards)
        for number, recipe in enumerate(chapter.add):
            kind = (recipe.colour, recipe.level)
            wanted[kind] += max(recipe.cards)
            if wanted[kind] > there[kind]:
                yield origins.problem(
                    "chapters",
                    chapter,
                    ("add", number),
                    "too_few_encounters",
                    wanted=wanted[kind],
                    colour=recipe.colour,
                    level=recipe.level,
                    found=there[kind],
                )
    yield from _check_colours(sections, origins)
    yield from _check_reached(sections, origins)


def _check_levels(chapter: Chapter, origins: Origins) -> Iterator[PackProblem]:
    for field in ("add", "remove"):
        for place, recipe in enumerate(getattr(chapter, field)):
            if recipe.level not in LEVELS:
                yield origins.problem("chapters", chapter, (field, place), "no_such_level", level=recipe.level)


def _check_colours(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report effects that draw from a colour that no chapter puts into play."""
    added = {recipe.colour for chapter in sections.chapters for recipe in chapter.add}
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for path, part in parts_of(entry):
                if isinstance(part, Meet) and part.colour is not None and part.colour not in added:
                    inner = (*path, "colour")
                    yield origins.problem(section, entry, inner, "colour_never_in_play", colour=part.colour)


def check_changes(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report changes of chapter outside the success of a quest (GR-EVENT-10), or not to a later one (GR-EVENT-20)."""
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for path, part in parts_of(entry):
                if not isinstance(part, ChangeChapter):
                    continue
                if path[:2] != ("quest", "success"):
                    yield origins.problem(section, entry, path, "chapter_changed_outside_quest")
                elif part.chapter <= getattr(entry, "chapter", 1):
                    yield origins.problem(section, entry, (*path, "chapter"), "chapter_not_later", chapter=part.chapter)


def _check_reached(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report endings, and chapters other than the first, that no effect leads to."""
    everything = [
        part
        for section in sections.__struct_fields__
        for entry in getattr(sections, section)
        for _, part in parts_of(entry)
    ]
    begun = {1, *(part.chapter for part in everything if isinstance(part, ChangeChapter))}
    reached = {part.ending for part in everything if isinstance(part, EndGame)}
    for chapter in sections.chapters:
        if chapter.number not in begun:
            yield origins.problem("chapters", chapter, ("number",), "chapter_never_begins", chapter=chapter.number)
    for ending in sections.endings:
        if ending.id not in reached:
            yield origins.problem("endings", ending, ("id",), "ending_out_of_reach", ending=ending.id)
