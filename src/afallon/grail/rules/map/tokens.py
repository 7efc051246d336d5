"""Tokens and dials (GR-TOKEN-01 to 11)."""

from afallon.grail.content.effects import ChangeDial, ChangeTokens, SetDial
from afallon.grail.rules.changes import tell
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.map.grid import current_version
from afallon.grail.rules.state import GrailTable, setup_of


def set_dial(table: GrailTable, dial: str, token: str, value: int, at: int | None) -> None:
    """Put it at a value; at 0 it leaves play, and if it was a time dial, cards may wait for that (GR-TOKEN-09)."""
    if value > 0:
        tell(table, "dial_set", dial=dial, token=token, value=value, at=at)
    elif dial in table.state.dials:
        tell(table, "dial_removed", dial=dial)
        if token == "time":
            table.push("empty_dial", dial)


def set_tokens(table: GrailTable, location: int, token: str, amount: int) -> None:
    """So many lie on a location; cards may wait for the last time token to go (GR-TOKEN-09)."""
    before = getattr(table.state.places[location], f"{token}_tokens")
    if max(amount, 0) != before:
        tell(table, "tokens_changed", location=location, token=token, amount=max(amount, 0))
        if token == "time" and amount <= 0:
            table.push("empty_dial", None)


@verb(ChangeTokens)
def change_tokens(table: GrailTable, effect: ChangeTokens, scene: Scene) -> None:
    places = table.state.places
    location: int | None = table.state.party.location
    if effect.location is not None:
        location = current_version(setup_of(table).pack, places, effect.location)
    if location is not None:
        before = getattr(places[location], f"{effect.token}_tokens")
        set_tokens(table, location, effect.token, before + effect.amount)


@verb(SetDial)
def put_dial(table: GrailTable, effect: SetDial, scene: Scene) -> None:
    at = table.state.party.location if effect.here else None
    set_dial(table, effect.dial, effect.token, amount_of(table, effect.value, scene), at)


@verb(ChangeDial)
def turn_dial(table: GrailTable, effect: ChangeDial, scene: Scene) -> None:
    """A dial that is not in play stays out of it."""
    found = table.state.dials.get(effect.dial)
    if found is not None:
        value = found.value + amount_of(table, effect.amount, scene)
        set_dial(table, effect.dial, found.token, value, found.at)
