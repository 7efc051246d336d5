"""Entries: characters, modules and plot cards, each declared once with its name, crest and rules."""

import re
from typing import ClassVar, Final

from afallon.avalon.numbers import NAME
from afallon.avalon.part import Part
from afallon.avalon.scene import Thing
from afallon.kernel import Question

GROUPS: Final = ("classic", "modules", "lancelots", "faces", "hands")
"""The headings of the host's page, in order; headings of added entries follow."""

_PATH: Final = re.compile(r"M[0-9 .,MLHVCSQTAZmlhvcsqtaz-]*")


class Entry(Part, frozen=True, kw_only=True):
    """A character, a module or a plot card.

    Message key: `avalon-<kind>-<name>`, with its effect as `.short`. For characters and modules `.odds` names the
    side that it helps, according to the rulebooks.
    """

    kind: ClassVar[str]
    """The kind of entry as it appears in message keys."""

    attributes: ClassVar[tuple[str, ...]] = (".short", ".odds")

    number: int | None = None
    """Its position among entries of its kind, in set-up codes and on the host's page. Every built-in entry has a
    number, which never changes its meaning; an added entry has none and is encoded by name."""

    group: str = ""
    """Its heading on the host's page; message key `avalon-group-<group>`."""

    crest: str = ""
    """An SVG path in a square of 48; without one, the plain drawing of its side is shown."""

    rules: tuple[str, ...] = ()
    """Ids of the rules that it implements, or of whole areas (`AV-EXC`)."""

    matters_to: tuple[type[Question], ...] = ()
    """Questions whose help text explains this entry."""

    brings: tuple[Part, ...] = ()
    """Shared parts that come into play with it, once even if several entries bring them."""

    def __post_init__(self) -> None:
        if not NAME.fullmatch(self.name):
            raise ValueError(f"{self.kind} {self.name!r}: a name is small letters and digits, with single underscores")
        if self.crest and not _PATH.fullmatch(self.crest):
            raise ValueError(f"{self.kind} {self.name}: its crest is no path of an SVG: {self.crest!r}")

    @property
    def key(self) -> str:
        """The message key of its name."""
        return f"avalon-{self.kind}-{self.name}"

    @property
    def thing(self) -> Thing:
        """The thing that represents it on the table."""
        return Thing(self.name, self.key)
