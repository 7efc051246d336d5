"""An entry: whatever people see by its name. It is declared once, and every surface learns of it from there."""

import re
from typing import ClassVar, Final

from afallon.avalon.numbers import NAME
from afallon.avalon.part import Part
from afallon.avalon.scene import Thing
from afallon.kernel import Question

GROUPS: Final = ("classic", "modules", "lancelots", "faces", "hands")
"""The groups in which a host is offered everything, in their order; one that somebody adds comes last."""

_PATH: Final = re.compile(r"M[0-9 .,MLHVCSQTAZmlhvcsqtaz-]*")


class Entry(Part, frozen=True, kw_only=True):
    """A character, a module or a plot card.

    Its words are `avalon-<kind>-<name>` and the attributes of that: what it does (`.short`), and of what can be chosen
    also whom the books say it helps (`.odds`).
    """

    kind: ClassVar[str]
    """With this the keys of its words begin."""

    attributes: ClassVar[tuple[str, ...]] = (".short", ".odds")

    number: int | None = None
    """Its place among its kind, in set-up codes and on the host's page. In our box everything has one, and what a
    number means may never change; what is added has none, and is written by its name."""

    group: str = ""
    """Under which heading a host finds it; the words are `avalon-group-<group>`."""

    crest: str = ""
    """Lines in a square of 48, as the path of an SVG; without one it has the plain drawing of its side."""

    rules: tuple[str, ...] = ()
    """What it is made of: rules, or whole areas of them (`AV-EXC`)."""

    matters_to: tuple[type[Question], ...] = ()
    """The questions with which help tells what it does."""

    brings: tuple[Part, ...] = ()
    """What comes into play with it, be it alone or with others that bring the same."""

    def __post_init__(self) -> None:
        if not NAME.fullmatch(self.name):
            raise ValueError(f"{self.kind} {self.name!r}: a name is small letters and digits, with single underscores")
        if self.crest and not _PATH.fullmatch(self.crest):
            raise ValueError(f"{self.kind} {self.name}: its crest is no path of an SVG: {self.crest!r}")

    @property
    def key(self) -> str:
        """Where its name stands among the words."""
        return f"avalon-{self.kind}-{self.name}"

    @property
    def thing(self) -> Thing:
        """What stands for it on the table."""
        return Thing(self.name, self.key)
