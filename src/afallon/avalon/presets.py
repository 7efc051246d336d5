"""Presets: set-ups with a name, for people who want to begin and not to choose.

The words are in the text files: `avalon-preset-<name>`, and its attribute `.short`.
"""

from typing import Final

from afallon.kernel.preset import Preset


def _preset(name: str, seats: int, *characters: str, modules: tuple[str, ...] = ()) -> Preset:
    return Preset(name, seats, {"edition": "custom", "characters": list(characters), "modules": list(modules)})


PRESETS: Final = (
    _preset("first_game", 5, "merlin", "assassin"),
    _preset("percival_and_morgana", 6, "merlin", "percival", "assassin", "morgana"),
    _preset("mordred_in_the_dark", 7, "merlin", "percival", "assassin", "morgana", "mordred"),
    _preset("oberon_alone", 7, "merlin", "percival", "assassin", "morgana", "oberon"),
    _preset("lady_of_the_lake", 8, "merlin", "percival", "assassin", "morgana", modules=("lady_of_the_lake",)),
    _preset(
        "big_box",
        10,
        *("merlin", "percival", "assassin", "morgana", "mordred", "oberon"),
        modules=("lady_of_the_lake",),
    ),
    _preset("without_merlin", 5),
)
"""From the gentlest to the richest, then the game without special characters."""
