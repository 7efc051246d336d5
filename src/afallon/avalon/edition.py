"""Editions: the content and defaults of one rulebook."""

from collections.abc import Mapping

import msgspec


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """The content of one rulebook: only listed characters and modules, unless it mixes all books (AV-SETUP-11).

    Message key: `avalon-edition-<name>`, with `.short`.
    """

    name: str
    number: int | None = None
    """Its number in set-up codes, as for an `Entry`."""

    characters: frozenset[str] = frozenset()
    modules: frozenset[str] = frozenset()
    mixes_books: bool = False
    """Whether it offers everything and turns refusals that only some books demand into warnings (AV-SETUP-11)."""

    without_merlin: bool
    """Whether a game may leave Merlin out (AV-NOMERLIN-01, 05)."""

    named_assassin: bool
    """Whether another evil character may make the guess (AV-NOMERLIN-02)."""

    morgana_needs_percival: bool
    """Whether Morgana without Percival is refused, not only advised against (AV-ROLE-11)."""

    basic_lancelot: bool = True
    """Whether the Lancelots may be played without a variant (AV-LANC-08)."""

    settles: Mapping[str, str | bool] = {}
    """By option: the edition's default, if it differs from the option's own."""

    def offers_character(self, name: str) -> bool:
        return self.mixes_books or name in self.characters

    def offers_module(self, name: str) -> bool:
        return self.mixes_books or name in self.modules
