"""Checks of a pack beyond its schemas. Each check is a function from sections to problems."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from afallon.grail.content.checks.advancement import check_advancement, check_decks, check_shares, check_skills
from afallon.grail.content.checks.boards import check_boards
from afallon.grail.content.checks.cards import check_cards, check_starting_cards
from afallon.grail.content.checks.chapters import check_changes, check_chapters
from afallon.grail.content.checks.costs import check_costs
from afallon.grail.content.checks.encounters import check_encounters, check_introductions
from afallon.grail.content.checks.engine import check_hooks, count_hooks
from afallon.grail.content.checks.journal import check_arrivals, check_journal, check_notes
from afallon.grail.content.checks.languages import check_languages
from afallon.grail.content.checks.map import check_map
from afallon.grail.content.checks.names import check_names
from afallon.grail.content.checks.plane import check_plane
from afallon.grail.content.checks.references import check_references
from afallon.grail.content.checks.repetition import check_gains, check_once
from afallon.grail.content.checks.requirements import check_requirements
from afallon.grail.content.checks.statuses import check_register, check_statuses
from afallon.grail.content.checks.things import check_things
from afallon.grail.content.checks.ways import check_ways
from afallon.grail.content.checks.world import check_owners, check_world
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections

Check = Callable[[Sections, Origins], Iterator[PackProblem]]

CHECKS: Final[tuple[Check, ...]] = (
    check_names,
    check_references,
    check_starting_cards,
    check_journal,
    check_notes,
    check_arrivals,
    check_costs,
    check_once,
    check_statuses,
    check_encounters,
    check_advancement,
    check_boards,
    check_hooks,
    check_changes,
    check_world,
    check_languages,
)
"""Every pack must pass these checks, or it cannot be played."""

CAREFUL_CHECKS: Final[tuple[Check, ...]] = (
    check_map,
    check_ways,
    check_cards,
    check_decks,
    check_shares,
    check_skills,
    check_chapters,
    check_introductions,
    check_gains,
    count_hooks,
    check_plane,
    check_register,
    check_requirements,
    check_things,
    check_owners,
)
"""Further checks for the author of a whole campaign: content that can never be reached, owned or used."""


def check_sections(sections: Sections, origins: Origins, checks: tuple[Check, ...] = CHECKS) -> tuple[PackProblem, ...]:
    """Run the checks and return their problems, except mere consequences of content that could not be read."""
    problems = (problem for check in checks for problem in check(sections, origins))
    return in_order(problem for problem in problems if not origins.is_consequence(problem))


def in_order(problems: Iterable[PackProblem]) -> tuple[PackProblem, ...]:
    """Return the problems sorted by file, line and code."""
    return tuple(sorted(problems, key=lambda problem: (problem.file, problem.line, problem.code)))


__all__ = ["CAREFUL_CHECKS", "CHECKS", "Check", "check_sections", "in_order"]
