"""Everything there is to say of a pack, for its author."""

from pathlib import Path

from afallon.grail.content.checks import CAREFUL_CHECKS, CHECKS, check_sections
from afallon.grail.content.checks.texts import check_texts
from afallon.grail.content.errors import PackError, PackProblem
from afallon.grail.content.loader import read_files, read_sections
from afallon.grail.content.pack import Sections


def check_pack(folder: Path) -> tuple[Sections | None, tuple[PackProblem, ...]]:
    """What the pack holds (if it can be read), and every problem that was found in it."""
    try:
        sections, origins, problems = read_sections(read_files(folder))
    except PackError as error:
        return None, error.problems
    if problems:
        return None, problems
    texts = tuple(check_texts(folder, sections, origins))
    return sections, (*check_sections(sections, origins, CHECKS + CAREFUL_CHECKS), *texts)
