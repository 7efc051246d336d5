"""The Ukrainian book."""

from afallon.avalon.edition import Edition

EDITION = Edition(
    name="ua",
    number=1,
    characters=frozenset(
        {
            *("merlin", "percival", "servant", "good_lancelot"),
            *("assassin", "mordred", "morgana", "oberon", "minion", "evil_lancelot"),
        }
    ),
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
    settles={"allegiance_deck": "five"},
)
