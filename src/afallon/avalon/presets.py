"""Presets: set-ups with a name, for people who want to begin and not to choose.

The words are in the text files: `avalon-preset-<name>`, and its attribute `.short`.
"""

from typing import Final

from afallon.kernel.preset import Preset


def _preset(name: str, seats: int, *characters: str, modules: tuple[str, ...] = ()) -> Preset:
    return Preset(name, seats, {"edition": "custom", "characters": list(characters), "modules": list(modules)})


_CLASSIC = ("merlin", "percival", "assassin", "morgana")
_LANCELOTS = ("good_lancelot", "evil_lancelot")

PRESETS: Final = (
    _preset("first_game", 5, "merlin", "assassin"),
    _preset("without_merlin", 5),
    _preset("percival_and_morgana", 6, *_CLASSIC),
    _preset("mordred_in_the_dark", 7, *_CLASSIC, "mordred"),
    _preset("oberon_alone", 7, *_CLASSIC, "oberon"),
    _preset("lady_of_the_lake", 8, *_CLASSIC, modules=("lady_of_the_lake",)),
    _preset("classic_box", 10, *_CLASSIC, "mordred", "oberon", modules=("lady_of_the_lake",)),
    _preset("excalibur", 7, *_CLASSIC, modules=("excalibur",)),
    _preset("quest_selection", 7, *_CLASSIC, modules=("quest_selection",)),
    _preset("lancelots", 8, *_CLASSIC, *_LANCELOTS),
    _preset("lancelots_drawn", 8, *_CLASSIC, *_LANCELOTS, modules=("lancelot_variant_1",)),
    _preset("lancelots_foretold", 8, *_CLASSIC, *_LANCELOTS, modules=("lancelot_variant_2",)),
    _preset("plot_cards", 7, *_CLASSIC, modules=("plot_cards",)),
    _preset("trapper", 8, *_CLASSIC, modules=("trapper",)),
    _preset("cleric_and_misfits", 10, "merlin", "cleric", "assassin", "lunatic", "brute", "revealer"),
    _preset("liars_and_the_lady", 8, "merlin", "troublemaker", "assassin", "trickster", modules=("lady_of_the_lake",)),
    _preset("rogues", 8, "merlin", "good_rogue", "assassin", "evil_rogue"),
    _preset("sorcerers", 8, "merlin", "good_sorcerer", "assassin", "evil_sorcerer"),
    _preset("messengers", 8, "merlin", "senior_messenger", "junior_messenger", "assassin", "evil_messenger"),
    _preset("recruitment", 7, *_CLASSIC, "untrustworthy_servant"),
    _preset(
        "full_hands",
        10,
        *("merlin", "percival", "good_rogue", "good_sorcerer", "senior_messenger", "junior_messenger"),
        *("assassin", "evil_rogue", "evil_sorcerer", "evil_messenger"),
    ),
    _preset(
        "big_box",
        10,
        *("merlin", "percival", "good_lancelot", "cleric", "troublemaker", "untrustworthy_servant"),
        *("assassin", "morgana", "evil_lancelot", "trickster"),
        modules=("lady_of_the_lake", "excalibur", "quest_selection", "plot_cards", "trapper", "lancelot_variant_1"),
    ),
)
"""From the gentlest to the richest: the classic box, one new thing at a time, then as much at once as ten can hold."""
