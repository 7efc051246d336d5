"""The complete check of a pack, for its author."""

from pathlib import Path

from afallon.grail.content.checks import CAREFUL_CHECKS, CHECKS, check_sections, in_order
from afallon.grail.content.checks.texts import check_texts
from afallon.grail.content.errors import PackError, PackProblem
from afallon.grail.content.loader import read_files, read_sections
from afallon.grail.content.pack import Sections


def check_pack(folder: Path) -> tuple[Sections | None, tuple[PackProblem, ...]]:
    """Return the sections, or `None` if the pack cannot be read completely, and every problem found.

    Readable content is checked even if other content cannot be read. Without the entry `pack`, map, start and languages
    are unknown, so only the checks that do not need it are run.
    """
    try:
        sections, origins, problems = read_sections(read_files(folder))
    except PackError as error:
        return None, error.problems
    is_known = len(sections.pack) == 1
    checked = check_sections(sections, origins, CHECKS + CAREFUL_CHECKS if is_known else CHECKS)
    texts = check_texts(folder, sections, origins) if is_known else ()
    found = (*problems, *checked, *(problem for problem in texts if not origins.is_consequence(problem)))
    return None if problems else sections, in_order(found)
