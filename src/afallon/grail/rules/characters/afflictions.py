"""Cards that are attached to a character in need: dying and going mad (GR-TRACK-07 to 21)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.changes import tell
from afallon.grail.rules.characters.values import is_in_state, terror_is_red
from afallon.grail.rules.effects import conditions  # as a module: conditions need the values of characters
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.parties import form_party, imagined_party
from afallon.grail.rules.state import GrailTable, State, setup_of
from afallon.kernel import Step


def reach_zero(table: GrailTable, seat: int) -> None:
    """Health was lost and is 0: now, or once more (GR-TRACK-07, 09, 20). The card speaks, then it is out."""
    character, encounter = table.state.characters[seat], table.state.encounter
    if encounter is not None and seat in encounter.participants:
        table.push("fall", seat)
    card = "dying_solo" if len(table.seats) == 1 else "dying"
    if is_in_state(character, "dying"):
        _speak(table, seat, f"afflictions/{card}/at_zero_again")
    else:
        _attach(table, seat, card)


def watch_afflictions(table: GrailTable, seat: int) -> None:
    """After any change: red terror attaches its card (GR-TRACK-14), and what a card says may remove it."""
    character = table.state.characters[seat]
    if terror_is_red(character) and "going_mad" not in character.afflictions:
        _attach(table, seat, "going_mad")
    for affliction in tuple(character.afflictions):
        if _is_lifted(table, seat, affliction):
            tell(table, "affliction_removed", seat=seat, affliction=affliction)


def _attach(table: GrailTable, seat: int, affliction: str) -> None:
    """Its rules apply from now on, a limit on items at once (GR-TRACK-11)."""
    tell(table, "affliction_attached", seat=seat, affliction=affliction)
    table.push("fit_items", seat)
    _speak(table, seat, f"afflictions/{affliction}/on_attach")


def _speak(table: GrailTable, seat: int, path: str) -> None:
    if Scene(path).effects(table):
        table.push(AfflictionSpeaks.name, seat, path)


class AfflictionSpeaks(Step[State]):
    """The effects of a card that is attached; outside encounters they mean this character alone."""

    name = "affliction_speaks"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], seat: int, path: str) -> None:
        if table.state.encounter is None:
            form_party(table, (seat,), "affliction", table.state.characters[seat].location)
        run(table, Scene(path, owner=seat))


def _is_lifted(table: GrailTable, seat: int, affliction: str) -> bool:
    """Madness goes with red terror unless its card says otherwise (GR-TRACK-15); dying as its card says."""
    card = setup_of(table).pack.afflictions.get(affliction)
    if card is not None and card.removed_when:
        character = table.state.characters[seat]
        with imagined_party(table.state, (seat,), "affliction", character.location):
            return conditions.hold(table, card.removed_when, Scene(f"afflictions/{affliction}", owner=seat))
    return affliction == "going_mad" and not terror_is_red(table.state.characters[seat])
