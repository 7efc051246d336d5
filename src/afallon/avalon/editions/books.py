"""The three books, and the mixture of them all."""

from afallon.avalon.editions.edition import Edition

_CLASSIC = frozenset({"merlin", "assassin", "servant", "minion", "percival", "morgana", "mordred", "oberon"})
_LANCELOTS = frozenset({"good_lancelot", "evil_lancelot"})

UA = Edition(
    name="ua",
    characters=_CLASSIC | _LANCELOTS,
    modules=frozenset(
        {
            "excalibur",
            "lady_of_the_lake",
            "lancelot_variant_1",
            "lancelot_variant_2",
            "plot_cards",  # AV-PLOT-16
            "quest_selection",
        }
    ),
    without_merlin=True,
    named_assassin=False,
    morgana_needs_percival=False,
    allegiance_deck="five",
)

PL = Edition(
    name="pl",
    characters=_CLASSIC | _LANCELOTS,
    modules=frozenset({"lady_of_the_lake", "lancelot_variant_1", "plot_cards", "quest_selection"}),
    without_merlin=False,
    named_assassin=False,
    morgana_needs_percival=False,
    basic_lancelot=False,
    allegiance_deck="five",
    fifth_quest="two_quests",
)

RU = Edition(
    name="ru",
    modules=frozenset(
        {
            "excalibur",
            "lady_of_the_lake",
            "lancelot_variant_1",
            "lancelot_variant_2",
            "plot_cards",
            "trapper",
        }
    ),
    without_merlin=True,
    named_assassin=True,
    morgana_needs_percival=True,
)

CUSTOM = Edition(
    name="custom", mixes_books=True, without_merlin=True, named_assassin=True, morgana_needs_percival=False
)
