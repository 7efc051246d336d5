"""The Polish book."""

from afallon.avalon.edition import Edition

EDITION = Edition(
    name="pl",
    number=2,
    characters=frozenset(
        {
            *("merlin", "percival", "servant", "good_lancelot"),
            *("assassin", "mordred", "morgana", "oberon", "minion", "evil_lancelot"),
        }
    ),
    modules=frozenset({"lady_of_the_lake", "lancelot_variant_1", "plot_cards", "quest_selection"}),
    without_merlin=False,
    named_assassin=False,
    morgana_needs_percival=False,
    basic_lancelot=False,
    settles={"allegiance_deck": "five", "fifth_quest": "two_quests"},
)
