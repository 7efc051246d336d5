"""Values of a character's tracks, resources and attributes, with modifiers of cards."""

from afallon.grail.content.glossary import ATTRIBUTES
from afallon.grail.rules.quantities import value_of
from afallon.grail.rules.queries import ATTRIBUTE
from afallon.grail.rules.state import GrailPosition


def value_now(position: GrailPosition, seat: int, what: str) -> int:
    """Return a track, a resource or an attribute. Cards in play may modify an attribute."""
    value = value_of(position.state.characters[seat], what)
    return position.fold(ATTRIBUTE, value, seat, what) if what in ATTRIBUTES else value
