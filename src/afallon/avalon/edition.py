"""What an edition is."""

from collections.abc import Mapping

import msgspec


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """One rulebook's offer, by name: nothing is offered that it does not list, unless it mixes all books (AV-SETUP-11).

    Its words are `avalon-edition-<name>`, with `.short`.
    """

    name: str
    number: int | None = None
    """Its place in set-up codes, as with an `Entry`."""

    characters: frozenset[str] = frozenset()
    modules: frozenset[str] = frozenset()
    mixes_books: bool = False
    """Whether it offers everything there is; rules that only some book insists on are warnings then (AV-SETUP-11)."""

    without_merlin: bool
    """Whether a game may leave Merlin out (AV-NOMERLIN-01, 05)."""

    named_assassin: bool
    """Whether another evil character may make the guess (AV-NOMERLIN-02)."""

    morgana_needs_percival: bool
    """Whether Morgana without Percival is refused, not only advised against (AV-ROLE-11)."""

    basic_lancelot: bool = True
    """Whether the Lancelots may be played without a variant (AV-LANC-08)."""

    settles: Mapping[str, str | bool] = {}
    """By option: its value where nobody has asked for another, if that is not the usual one."""

    def offers_character(self, name: str) -> bool:
        return self.mixes_books or name in self.characters

    def offers_module(self, name: str) -> bool:
        return self.mixes_books or name in self.modules
