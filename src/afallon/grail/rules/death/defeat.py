"""Defeat, unless Mercy is granted: then the chapter begins again (GR-DEATH-02, 14 to 18, 20)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.content.glossary import MERCY_VERSE
from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.death import questions
from afallon.grail.rules.death.events import MercyGranted
from afallon.grail.rules.joint_choices import YES_OR_NO, agreed, ask_together
from afallon.grail.rules.journal.reading import read_verse
from afallon.grail.rules.map.events import StatusMarked
from afallon.grail.rules.parties.forming import form_party
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Outcome, Step

MERCY: Final = "mercy"


def mercy_is_open(position: GrailPosition) -> bool:
    """Return whether the group may begin the chapter again; this is not limited (GR-DEATH-15, 18, GR-MODE-33)."""
    is_told = MERCY_VERSE in setup_of(position).pack.verses and position.state.chapter_start is not None
    return is_told and "challenge_no_mercy" not in position.state.rules


class Defeat(Step[State]):
    """Ask all players together whether they beg for Mercy; otherwise the campaign ends in defeat."""

    name = "defeat"

    def ask(self, position: GrailPosition, reason: str) -> Ask | None:
        if not mercy_is_open(position):
            return None
        return ask_together(questions.BegForMercy(position.state.chapter, reason), position.seats, YES_OR_NO)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], reason: str) -> None:
        if answers and agreed(turn, answers) == "yes":
            _begin_again(turn)
        else:
            turn.end(Outcome(side="defeat", reason=reason, winners=()))


def _begin_again(turn: GrailTurn) -> None:
    """Return to the first dawn of the chapter. Players who have joined the group since then join it again."""
    status = setup_of(turn).pack.card.mercy_status
    tell(turn, MercyGranted(chapter=turn.state.chapter, status=status))
    turn.go("dawn")
    turn.push(Mercy.name)
    for seat in reversed(turn.seats):
        if not turn.state.characters[seat].tile:
            turn.push("join_group", seat)
    if status is not None:
        marked = turn.state.statuses.get(status, 0)
        if marked < setup_of(turn).pack.statuses[status].boxes:
            tell(turn, StatusMarked(status=status, box=marked + 1))


class Mercy(Step[State]):
    """Read verse 500 with all characters (GR-DEATH-16, 17)."""

    name = MERCY

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        everybody = by_number(turn.state, living(turn.state))
        form_party(turn, everybody, MERCY, turn.state.characters[everybody[0]].location)
        read_verse(turn, MERCY_VERSE)
