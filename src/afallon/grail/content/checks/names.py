"""Names in paths and questions: single words that are not answers themselves."""

import re
from collections.abc import Iterator
from typing import Final

from afallon.grail.content.errors import PackProblem
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections, name_of
from afallon.grail.content.parts import parts_of

ONE_WORD: Final = re.compile(r"[A-Za-z0-9_-]+")
ANSWERS: Final = frozenset({"stop", "retreat", "top", "done", "go_on"})
"""Answers to questions whose options also name cards or items."""

NAMED_IN_QUESTIONS: Final = frozenset({"combat_cards", "diplomacy_cards", "items"})


def check_names(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report ids of entries and their parts that are not allowed."""
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for path, part in parts_of(entry):
                name = getattr(part, "id", None)
                is_answer = name in ANSWERS and part is entry and section in NAMED_IN_QUESTIONS
                if isinstance(name, str) and (is_answer or not ONE_WORD.fullmatch(name)):
                    yield origins.problem(
                        section, entry, (*path, "id"), "name_not_allowed", name=name, of=name_of(entry)
                    )
