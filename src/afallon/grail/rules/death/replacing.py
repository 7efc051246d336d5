"""Replacement of dead characters, or defeat (GR-DEATH-02 to 07, 14, 20, 22)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.beginning.characters import enter_character, outfit_of
from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.death import questions
from afallon.grail.rules.death.events import CharacterClaimed, ReplacementReady, StayedOut
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of

STAY_OUT: Final = "stay_out"


def free_characters(position: GrailPosition) -> tuple[str, ...]:
    """Return the characters that nobody plays or keeps away and that are not dead, by number (GR-DEATH-05)."""
    state, characters = position.state, setup_of(position).pack.characters
    used = {*state.dead, *state.away, *state.claimed.values(), *(state.characters[one].tile for one in living(state))}
    return tuple(sorted(set(characters) - used, key=lambda tile: characters[tile].number))


class ReplaceDead(Step[State]):
    """Ask the player for another character.

    In a solo game, without free characters, or without living ones, the group is defeated.
    """

    name = "replace_dead"

    def ask(self, position: GrailPosition, seat: int) -> Ask | None:
        free = free_characters(position)
        if len(position.seats) == 1 or not free:
            return None
        about = questions.TakeReplacement(seat, position.state.characters[seat].tile)
        return all_of(about, {seat: one_of([*map(questions.TakeCharacter, free), STAY_OUT])})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        if not answers:
            turn.push("defeat", "died_alone" if len(turn.seats) == 1 else "no_character_left")
        elif answers[seat] != STAY_OUT:
            tell(turn, CharacterClaimed(seat=seat, tile=answers[seat].tile))
        else:
            tell(turn, StayedOut(seat=seat))
            if not living(turn.state) and not turn.state.claimed:
                turn.push("defeat", "nobody_left")


class EnterReplacements(Step[State]):
    """Let chosen replacements enter after an action, or a step of dawn or dusk (GR-DEATH-22).

    They begin at the location with the lowest number, without an arrival (GR-DEATH-04, 06).
    """

    name = "enter_replacements"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        for seat in by_number(state, tuple(state.claimed)):
            enter_character(turn, seat, state.claimed[seat], min(state.places), outfit_of(setup_of(turn), seat))
            tell(turn, ReplacementReady(seat=seat))
