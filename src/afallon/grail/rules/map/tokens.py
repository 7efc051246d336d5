"""Tokens and dials (GR-TOKEN-01 to 11)."""

from afallon.grail.content.effects import ChangeDial, ChangeTokens, SetDial
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.map.events import DialRemoved, DialSet, TokensChanged
from afallon.grail.rules.map.grid import current_version
from afallon.grail.rules.state import GrailTurn, setup_of
from afallon.grail.rules.telling import tell


def set_dial(turn: GrailTurn, dial: str, token: str, value: int, at: int | None) -> None:
    """Set a dial. At 0 it leaves play, and the end of a time dial triggers abilities (GR-TOKEN-09)."""
    if value > 0:
        tell(turn, DialSet(dial=dial, token=token, value=value, at=at))
    elif dial in turn.state.dials:
        tell(turn, DialRemoved(dial=dial))
        if token == "time":
            turn.push("empty_dial", dial)


def set_tokens(turn: GrailTurn, location: int, token: str, amount: int) -> None:
    """Set the tokens of a location. Removing the last time token triggers abilities (GR-TOKEN-09)."""
    before = getattr(turn.state.places[location], f"{token}_tokens")
    if max(amount, 0) != before:
        tell(turn, TokensChanged(location=location, token=token, amount=max(amount, 0)))
        if token == "time" and amount <= 0:
            turn.push("empty_dial", None)


@verb(ChangeTokens)
def change_tokens(turn: GrailTurn, effect: ChangeTokens, scene: Scene) -> None:
    places = turn.state.places
    location: int | None = turn.state.party.location
    if effect.location is not None:
        location = current_version(setup_of(turn).pack, places, effect.location)
    if location is not None:
        before = getattr(places[location], f"{effect.token}_tokens")
        set_tokens(turn, location, effect.token, before + effect.amount)


@verb(SetDial)
def put_dial(turn: GrailTurn, effect: SetDial, scene: Scene) -> None:
    at = turn.state.party.location if effect.here else None
    set_dial(turn, effect.dial, effect.token, amount_of(turn, effect.value, scene), at)


@verb(ChangeDial)
def turn_dial(turn: GrailTurn, effect: ChangeDial, scene: Scene) -> None:
    """Change a dial in play; a dial out of play stays out."""
    found = turn.state.dials.get(effect.dial)
    if found is not None:
        value = found.value + amount_of(turn, effect.amount, scene)
        set_dial(turn, effect.dial, found.token, value, found.at)
