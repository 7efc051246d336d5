"""Tags of characters and modules, so that rules can match a trait instead of a name."""

from functools import cache
from typing import Final

from afallon.kernel import Tag

HUNTS: Final = Tag("hunts", "Makes the guess at the end by its own rule.")
GUESSES: Final = Tag("guesses", "Makes the guess at the end in this set-up.")
HUNTED: Final = Tag("hunted", "Must not be named at the end.")
HUNTED_MESSENGER: Final = Tag("hunted_messenger", "Must not be named at the end together with another.")

SEEMS_MERLIN: Final = Tag("seems_merlin", "Is shown to Percival.")
VEILS_MERLIN: Final = Tag("veils_merlin", "Allows Percival at a table of five.")
HIDDEN_FROM_MERLIN: Final = Tag("hidden_from_merlin", "Is not shown to Merlin, though evil.")
APART_FROM_EVIL: Final = Tag("apart_from_evil", "Neither sees the evil players in the night nor is seen by them.")
THUMB_AMONG_EVIL: Final = Tag("thumb_among_evil", "Is shown to the evil players with eyes closed and a thumb up.")
MEETS_LANCELOT: Final = Tag("meets_lancelot", "Learns who the other Lancelot is.")
KNOWS_JUNIOR: Final = Tag("knows_junior", "Learns who the junior Messenger is.")

SWITCHES_SIDES: Final = Tag("switches_sides", "Changes sides when a module switches the Lancelots.")
MAKES_SWITCH: Final = Tag("makes_switch", "Switches the sides of characters with `switches_sides`.")
INSPECTS: Final = Tag("inspects", "Lets a player inspect another.")


@cache
def also_shown_at(sight: str) -> Tag:
    """Return the tag of characters that are shown at this sight and cannot be told from the others."""
    return Tag(f"also_shown_at_{sight}", f"Is shown at the step {sight!r} of the night with the others.")


ALSO_SHOWN_AT_MERLIN: Final = also_shown_at("merlin")


def check_tags(owner: str, tags: frozenset[Tag]) -> None:
    """Raise `TypeError` for undeclared tags: a misspelt tag would have no effect."""
    if undeclared := sorted(tag for tag in tags if not isinstance(tag, Tag)):
        raise TypeError(
            f"{owner} has tags that nobody declares, {undeclared}: use those of afallon.avalon.tags, or add to them"
        )
