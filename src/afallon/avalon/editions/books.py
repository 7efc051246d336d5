"""The three books, and the mixture of them all."""

from afallon.avalon.editions.edition import Edition

_CLASSIC = frozenset({"merlin", "assassin", "servant", "minion", "percival", "morgana", "mordred", "oberon"})

UA = Edition(
    name="ua",
    characters=_CLASSIC,
    modules=frozenset({"lady_of_the_lake"}),
    without_merlin=True,
    named_assassin=False,
    morgana_needs_percival=False,
)

PL = Edition(
    name="pl",
    characters=_CLASSIC,
    modules=frozenset({"lady_of_the_lake"}),
    without_merlin=False,
    named_assassin=False,
    morgana_needs_percival=False,
)

RU = Edition(
    name="ru",
    characters=_CLASSIC,
    modules=frozenset({"lady_of_the_lake"}),
    without_merlin=True,
    named_assassin=True,
    morgana_needs_percival=True,
)

CUSTOM = Edition(
    name="custom", mixes_books=True, without_merlin=True, named_assassin=True, morgana_needs_percival=False
)
