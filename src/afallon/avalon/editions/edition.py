"""What an edition is."""

import msgspec


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """One rulebook's offer. `None` for characters or modules means all there are (AV-SETUP-11)."""

    name: str
    characters: frozenset[str] | None = None
    modules: frozenset[str] | None = None
    mixes_books: bool = False
    """Whether rules that only some book insists on are warnings (AV-SETUP-11)."""

    without_merlin: bool
    """Whether a game may leave Merlin out (AV-NOMERLIN-01, 05)."""

    named_assassin: bool
    """Whether another evil character may make the guess (AV-NOMERLIN-02)."""

    morgana_needs_percival: bool
    """Whether Morgana without Percival is refused, not only advised against (AV-ROLE-11)."""

    basic_lancelot: bool = True
    """Whether the Lancelots may be played without a variant (AV-LANC-08)."""

    allegiance_deck: str = "six"
    """Lancelot's first variant (AV-LANC-01, 02)."""

    fifth_quest: str = "two_successes"
    """What quest selection asks before quest 5 (AV-TARGET-03, 04)."""

    def offers_character(self, name: str) -> bool:
        return self.characters is None or name in self.characters

    def offers_module(self, name: str) -> bool:
        return self.modules is None or name in self.modules
