"""Affliction cards of a character: dying and going mad (GR-TRACK-07 to 21)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.characters.events import AfflictionAttached, AfflictionRemoved
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.imagining import imagined_party
from afallon.grail.rules.parties.forming import form_party
from afallon.grail.rules.quantities import is_in_state, terror_is_red
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Step


def reach_zero(turn: GrailTurn, seat: int) -> None:
    """Handle a loss of health that leaves 0: carry out the affliction card, then fall (GR-TRACK-07, 09, 20).

    Falling applies to participants of an encounter. The first loss attaches the card; a loss while dying has effects of
    its own.
    """
    character, encounter = turn.state.characters[seat], turn.state.encounter
    if encounter is not None and seat in encounter.participants:
        turn.push("fall", seat)
    card = "dying_solo" if len(turn.seats) == 1 else "dying"
    if is_in_state(turn.state, character, "dying"):
        _speak(turn, seat, f"afflictions/{card}/at_zero_again")
    else:
        _attach(turn, seat, card)


def watch_afflictions(turn: GrailTurn, seat: int) -> None:
    """Update afflictions after a change: red terror attaches its card (GR-TRACK-14), and cards may be removed."""
    character = turn.state.characters[seat]
    if terror_is_red(character) and "going_mad" not in character.afflictions:
        _attach(turn, seat, "going_mad")
    for affliction in tuple(character.afflictions):
        if _is_lifted(turn, seat, affliction):
            tell(turn, AfflictionRemoved(seat=seat, affliction=affliction))


def _attach(turn: GrailTurn, seat: int, affliction: str) -> None:
    """Attach an affliction. Its rules apply from now on, a limit of items at once (GR-TRACK-11)."""
    tell(turn, AfflictionAttached(seat=seat, affliction=affliction))
    turn.push("fit_items", seat)
    _speak(turn, seat, f"afflictions/{affliction}/on_attach")


def _speak(turn: GrailTurn, seat: int, path: str) -> None:
    if Scene(path).effects(turn):
        turn.push(AfflictionSpeaks.name, seat, path)


class AfflictionSpeaks(Step[State]):
    """Carry out the effects of an affliction; outside encounters they concern this character alone."""

    name = "affliction_speaks"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, path: str) -> None:
        if turn.state.encounter is None:
            form_party(turn, (seat,), "affliction", turn.state.characters[seat].location)
        run(turn, Scene(path, owner=seat))


def _is_lifted(position: GrailPosition, seat: int, affliction: str) -> bool:
    """Return whether an affliction is removed now.

    Madness ends with red terror unless its card says otherwise (GR-TRACK-15); dying ends as its card says.
    """
    card = setup_of(position).pack.afflictions.get(affliction)
    if card is not None and card.removed_when:
        character = position.state.characters[seat]
        with imagined_party(position.state, (seat,), "affliction", character.location):
            return hold(position, card.removed_when, Scene(f"afflictions/{affliction}", owner=seat))
    return affliction == "going_mad" and not terror_is_red(position.state.characters[seat])
