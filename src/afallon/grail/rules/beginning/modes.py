"""Starting gifts of the mode, and the choice of another mode before a new chapter (GR-MODE-06)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from afallon.grail.content.glossary import DISTRUST, MODE_RULES, Mode
from afallon.grail.rules.beginning import questions
from afallon.grail.rules.beginning.events import ModeChosen
from afallon.grail.rules.characters.events import TrackChanged
from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.items.cards import SECRET
from afallon.grail.rules.items.gaining import DivideCard, Wanted, find_items
from afallon.grail.rules.joint_choices import agreed, ask_together
from afallon.grail.rules.parties.forming import form_party
from afallon.grail.rules.quantities import energy_cap
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.grail.setup import allowed_rules, full_rules
from afallon.kernel import Ask, Step
from afallon.kernel.options import one_of

BEGINNING: Final = "beginning"
"""The action name of parties that receive something before the first day."""

DONE: Final = "done"


class StartingItems(Step[State]):
    """In story mode, give every character a random crafted item (GR-MODE-15)."""

    name = "starting_items"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if "story_starting_item" in turn.state.rules:
            for seat in reversed(by_number(turn.state, living(turn.state))):
                turn.push(StartingItem.name, seat)


class StartingItem(Step[State]):
    name = "starting_item"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        form_party(turn, (seat,), BEGINNING, turn.state.characters[seat].location)
        find_items(turn, Wanted(crafted=True), (seat,), 1)


class SecretOfDistrust(Step[State]):
    """In challenge mode, give the group secret 42, and let it choose the holder (GR-MODE-18, 42)."""

    name = "secret_of_distrust"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if "challenge_secret_42" in turn.state.rules:
            everybody = by_number(turn.state, living(turn.state))
            form_party(turn, everybody, BEGINNING, turn.state.characters[everybody[0]].location)
            turn.push(DivideCard.name, f"{SECRET}{DISTRUST}", everybody)


class ChooseMode(Step[State]):
    """Let all players together choose the mode and its rules before a new chapter (GR-MODE-04, 06).

    Choosing a mode turns on all its rules; then each can be switched on its own. Earlier setup does not change
    (GR-MODE-07).
    """

    name = "choose_mode"

    def ask(self, position: GrailPosition, chosen: tuple[str, tuple[str, ...]] | None = None) -> Ask:
        mode, rules = _chosen(position.state, chosen)
        others = [one for one in MODE_RULES if one != mode]
        switches = [questions.SwitchRule(rule) for rule in _switchable(position, mode)]
        about = questions.ChooseMode(mode, rules)
        return ask_together(about, living(position.state), one_of([DONE, *others, *switches]))

    def resolve(
        self, turn: GrailTurn, answers: Mapping[int, Any], chosen: tuple[str, tuple[str, ...]] | None = None
    ) -> None:
        mode, rules = _chosen(turn.state, chosen)
        wish = agreed(turn, answers)
        if wish == DONE:
            choose_mode(turn, mode, rules)
        elif isinstance(wish, questions.SwitchRule):
            turn.push(self.name, (mode, _switched(turn, mode, rules, wish.rule)))
        else:
            turn.push(self.name, (wish, full_rules(wish, setup_of(turn).pack)))


def choose_mode(turn: GrailTurn, mode: str, rules: Iterable[str]) -> None:
    """Turn these rules on, and apply their limits at once."""
    wanted = tuple(rules)
    if (mode, list(wanted)) == (turn.state.mode, turn.state.rules):
        return
    tell(turn, ModeChosen(mode=mode, rules=wanted))
    for seat in reversed(by_number(turn.state, living(turn.state))):
        turn.push("fit_items", seat)
        character = turn.state.characters[seat]
        if character.energy > energy_cap(turn.state, character):
            tell(turn, TrackChanged(seat=seat, track="energy", value=energy_cap(turn.state, character)))


def _chosen(state: State, chosen: tuple[str, tuple[str, ...]] | None) -> tuple[Mode, tuple[str, ...]]:
    mode: Any
    mode, rules = (state.mode, state.rules) if chosen is None else chosen
    return mode, tuple(rules)


def _switchable(position: GrailPosition, mode: Mode) -> tuple[str, ...]:
    """Return the rules that can be on in a mode with this pack (GR-MODE-05, 18)."""
    setup = setup_of(position)
    playable = {rule for one in MODE_RULES for rule in full_rules(one, setup.pack)}
    return tuple(rule for rule in allowed_rules(mode, free_choice=setup.free_choice) if rule in playable)


def _switched(position: GrailPosition, mode: Mode, rules: tuple[str, ...], rule: str) -> tuple[str, ...]:
    """Return the rules with one of them switched, in their usual order."""
    on = set(rules) ^ {rule}
    return tuple(one for one in _switchable(position, mode) if one in on)
