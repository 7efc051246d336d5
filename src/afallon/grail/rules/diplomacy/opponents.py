"""The opponent of the diplomacy under way: its card and its stages. Pure functions."""

from afallon.grail.content.encounters import DiplomacyEncounter, Stage
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.effects.scene import active_seat
from afallon.grail.rules.state import GrailPosition, setup_of
from afallon.grail.rules.under_way import under_way


def opponent_of(position: GrailPosition) -> DiplomacyEncounter:
    opponent = setup_of(position).pack.encounters[under_way(position.state).card]
    assert isinstance(opponent, DiplomacyEncounter)
    return opponent


def path_of(position: GrailPosition, *names: str | int) -> str:
    """Return the path of an effect list of the opponent's card."""
    return "/".join(map(str, ("diplomacy_encounters", opponent_of(position).id, *names)))


def stage_of(position: GrailPosition) -> Stage | None:
    """Return the current stage."""
    current = under_way(position.state).stage
    return next((stage for stage in opponent_of(position).stages if stage.id == current), None)


def next_stages(position: GrailPosition) -> tuple[str, ...]:
    """Return the stages of the lowest number not yet won; several are alternatives (GR-DIPLO-28)."""
    opponent, won = opponent_of(position), under_way(position.state).stages_won
    done = max((stage.number for stage in opponent.stages if stage.id in won), default=0)
    number = min((stage.number for stage in opponent.stages if stage.number > done), default=None)
    return tuple(stage.id for stage in opponent.stages if stage.number == number)


def goal(position: GrailPosition, value: int) -> int:
    """Return the cell of affinity that wins the stage."""
    return winning_cell(position) if under_way(position.state).kind == "diplomacy" else value


def winning_cell(position: GrailPosition) -> int:
    """Return the top of the track as modified by cards; always above the grey cell (GR-DIPLO-22)."""
    return max(modified(position, "affinity_goal", opponent_of(position).highest, active_seat(position)), 1)
