"""The Russian book."""

from afallon.avalon.edition import Edition

EDITION = Edition(
    name="ru",
    number=3,
    characters=frozenset(
        {
            *("merlin", "percival", "servant", "good_lancelot"),
            *("assassin", "mordred", "morgana", "oberon", "minion", "evil_lancelot"),
            *("cleric", "troublemaker", "untrustworthy_servant"),
            *("lunatic", "brute", "revealer", "trickster"),
            *("good_rogue", "evil_rogue", "good_sorcerer", "evil_sorcerer"),
            *("senior_messenger", "junior_messenger", "evil_messenger"),
        }
    ),
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
