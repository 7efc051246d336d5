"""Presets: named set-ups for a quick start.

Message keys: `avalon-preset-<name>`, with the attribute `.short`; `avalon-presets-<group>` for every group but the
first, which is offered before anything else.
"""

from typing import Final

from afallon.kernel.preset import Preset


def _preset(group: str, name: str, seats: int, *characters: str, modules: tuple[str, ...] = ()) -> Preset:
    options = {"edition": "custom", "characters": list(characters), "modules": list(modules)}
    return Preset(name, seats, options, group)


_CLASSIC = ("merlin", "percival", "assassin", "morgana")
_LANCELOTS = ("good_lancelot", "evil_lancelot")

PRESETS: Final = (
    _preset("first", "first_game", 5, "merlin", "assassin"),
    _preset("first", "without_merlin", 5),
    _preset("first", "percival_and_morgana", 6, *_CLASSIC),
    _preset("first", "mordred_in_the_dark", 7, *_CLASSIC, "mordred"),
    _preset("first", "oberon_alone", 7, *_CLASSIC, "oberon"),
    _preset("classic", "lady_of_the_lake", 8, *_CLASSIC, modules=("lady_of_the_lake",)),
    _preset("classic", "classic_box", 10, *_CLASSIC, "mordred", "oberon", modules=("lady_of_the_lake",)),
    _preset("classic", "excalibur", 7, *_CLASSIC, modules=("excalibur",)),
    _preset("classic", "quest_selection", 7, *_CLASSIC, modules=("quest_selection",)),
    _preset("lancelots", "lancelots", 8, *_CLASSIC, *_LANCELOTS),
    _preset("lancelots", "lancelots_drawn", 8, *_CLASSIC, *_LANCELOTS, modules=("lancelot_variant_1",)),
    _preset("lancelots", "lancelots_foretold", 8, *_CLASSIC, *_LANCELOTS, modules=("lancelot_variant_2",)),
    _preset("classic", "plot_cards", 7, *_CLASSIC, modules=("plot_cards",)),
    _preset("classic", "trapper", 8, *_CLASSIC, modules=("trapper",)),
    _preset("faces", "cleric_and_misfits", 10, "merlin", "cleric", "assassin", "lunatic", "brute", "revealer"),
    _preset(
        "faces",
        "liars_and_the_lady",
        8,
        *("merlin", "troublemaker", "assassin", "trickster"),
        modules=("lady_of_the_lake",),
    ),
    _preset("faces", "rogues", 8, "merlin", "good_rogue", "assassin", "evil_rogue"),
    _preset("faces", "sorcerers", 8, "merlin", "good_sorcerer", "assassin", "evil_sorcerer"),
    _preset("faces", "messengers", 8, "merlin", "senior_messenger", "junior_messenger", "assassin", "evil_messenger"),
    _preset("faces", "recruitment", 7, *_CLASSIC, "untrustworthy_servant"),
    _preset(
        "all",
        "full_hands",
        10,
        *("merlin", "percival", "good_rogue", "good_sorcerer", "senior_messenger", "junior_messenger"),
        *("assassin", "evil_rogue", "evil_sorcerer", "evil_messenger"),
    ),
    _preset(
        "all",
        "big_box",
        10,
        *("merlin", "percival", "good_lancelot", "cleric", "troublemaker", "untrustworthy_servant"),
        *("assassin", "morgana", "evil_lancelot", "trickster"),
        modules=("lady_of_the_lake", "excalibur", "quest_selection", "plot_cards", "trapper", "lancelot_variant_1"),
    ),
)
"""From simple to complex: the classic game, one addition at a time, then as much as ten players can hold."""
