"""Continuing a campaign with a changed group: players may come and go between sessions (GR-SAVE-18 to 24).

The map, and dials and decks that are already set, do not change with the group (GR-SAVE-22).
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from afallon.grail.rules.beginning import questions
from afallon.grail.rules.beginning.characters import TakeCharacter
from afallon.grail.rules.beginning.events import CampaignRestored, CharacterReturned, SecretHanded
from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.joint_choices import agreed, ask_together
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.grail.setup import MOMENTS
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of


class Resume(Step[State]):
    """Restore a saved campaign instead of setting it up again (GR-WORLD-22)."""

    name = "resume"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        setup = setup_of(turn)
        if setup.saved is None:
            return
        facts = msgspec.json.decode(setup.saved)
        before = [character["tile"] for character in facts["characters"]]
        seats = tuple(before.index(tile) if tile in before else None for tile in setup.characters)
        tell(turn, CampaignRestored(facts=facts, seats=seats))
        turn.push(ResumeDay.name)
        turn.push(HandSecrets.name)
        for seat in reversed([seat for seat, old in enumerate(seats) if old is None]):
            turn.push(JoinGroup.name, seat)


class JoinGroup(Step[State]):
    """Let a new or returning player's character join at another's location, without arrival (GR-SAVE-21, 24)."""

    name = "join_group"

    def ask(self, position: GrailPosition, seat: int) -> Ask | None:
        places = _inhabited(position.state)
        about = questions.EnterAt(seat, setup_of(position).characters[seat])
        return all_of(about, {seat: one_of(places)}) if len(places) > 1 else None

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        tile = setup_of(turn).characters[seat]
        location = answers.get(seat, _inhabited(turn.state)[0])
        if tile in turn.state.away:
            tell(turn, CharacterReturned(seat=seat, tile=tile, location=location))
        else:
            turn.push(TakeCharacter.name, seat, location)


class HandSecrets(Step[State]):
    """Ask who takes each secret of characters that left, except personal ones (GR-SAVE-19, 20)."""

    name = "hand_secrets"

    def ask(self, position: GrailPosition) -> Ask | None:
        seats, left = living(position.state), _left_behind(position)
        if not left or len(seats) < 2:
            return None
        tile, secret = left[0]
        return ask_together(questions.TakeSecret(secret, tile), seats, one_of(seats))

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        left = _left_behind(turn)
        if left:
            tile, secret = left[0]
            seat = agreed(turn, answers) if answers else living(turn.state)[0]
            face_up = setup_of(turn).pack.secrets[secret].keyword is None
            tell(turn, SecretHanded(tile=tile, secret=secret, seat=seat, face_up=face_up))
            turn.push(self.name)


class ResumeDay(Step[State]):
    """Continue at the moment where the campaign was saved (GR-SAVE-26).

    A round of the day continues with the characters that have not acted, a dawn or dusk with the step under way.
    """

    name = "resume_day"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        moment = setup_of(turn).moment
        phase = "round" if moment == "turns" else MOMENTS[moment]
        steps = [step.name for step in turn.program.phases[phase]]
        turn.go(phase)
        for step in reversed(steps[steps.index(moment) :]):  # the last of them leads to another phase
            turn.push(step)


def _inhabited(state: State) -> tuple[int, ...]:
    """Return the locations of characters; if all are new, those of characters that left, as far as still on the map."""
    here = {state.characters[seat].location for seat in living(state)}
    left = {away.character.location for away in state.away.values()} & set(state.places)
    return tuple(sorted(here or left or {min(state.places)}))


def _left_behind(position: GrailPosition) -> list[tuple[str, int]]:
    secrets = setup_of(position).pack.secrets
    return [
        (tile, int(held.card))
        for tile, away in position.state.away.items()
        for held in away.character.secrets
        if not secrets[int(held.card)].personal
    ]
