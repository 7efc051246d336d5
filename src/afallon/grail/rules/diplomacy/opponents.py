"""The opponent of the diplomacy under way: its card and its stages. Pure functions of the table."""

from afallon.grail.content.encounters import DiplomacyEncounter, Stage
from afallon.grail.rules.encounter.changes import under_way
from afallon.grail.rules.state import GrailTable, setup_of


def opponent_of(table: GrailTable) -> DiplomacyEncounter:
    opponent = setup_of(table).pack.encounters[under_way(table.state).card]
    assert isinstance(opponent, DiplomacyEncounter)
    return opponent


def path_of(table: GrailTable, *names: str | int) -> str:
    """The path of an effect list of the opponent's card."""
    return "/".join(map(str, ("diplomacy_encounters", opponent_of(table).id, *names)))


def stage_of(table: GrailTable) -> Stage | None:
    """The current stage."""
    current = under_way(table.state).stage
    return next((stage for stage in opponent_of(table).stages if stage.id == current), None)


def next_stages(table: GrailTable) -> tuple[str, ...]:
    """The stages of the lowest number not yet won; several are alternatives (GR-DIPLO-28)."""
    opponent, won = opponent_of(table), under_way(table.state).stages_won
    done = max((stage.number for stage in opponent.stages if stage.id in won), default=0)
    number = min((stage.number for stage in opponent.stages if stage.number > done), default=None)
    return tuple(stage.id for stage in opponent.stages if stage.number == number)
