"""Death of a character: its items, secrets and cards (GR-DEATH-01, 08, 11 to 13, 21, 24)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.effects import Die
from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.death import questions
from afallon.grail.rules.death.events import CharacterDied, SecretInherited
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene, meant
from afallon.grail.rules.encounter.events import OwnCardsGone
from afallon.grail.rules.encounter.leaving import leave_encounter
from afallon.grail.rules.items.events import SecretLost
from afallon.grail.rules.parties.forming import end_action
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of


@verb(Die)
def die(turn: GrailTurn, effect: Die, scene: Scene) -> None:
    turn.push(Deaths.name, meant(turn, effect.who, scene))


class Deaths(Step[State]):
    """Let characters die in the order of their numbers; each replacement is chosen before the next dies.

    A character that dies in an encounter leaves it first, which drops the steps under way there. So everything that
    follows from the death is pushed after that.
    """

    name = "deaths"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seats: tuple[int, ...]) -> None:
        dying = by_number(turn.state, set(seats) & set(living(turn.state)))
        if not dying:
            return
        first, *rest = dying
        leave_encounter(turn, first)
        turn.push(Forsaken.name)
        if rest:
            turn.push(self.name, tuple(rest))
        turn.push("replace_dead", first)
        turn.push(LeaveSecrets.name, first)
        _die(turn, first)


class LeaveSecrets(Step[State]):
    """Ask the dead character's player for the heir of each secret (GR-DEATH-11).

    If nobody else lives, secrets return to the supply.
    """

    name = "leave_secrets"

    def ask(self, position: GrailPosition, seat: int) -> Ask | None:
        character, heirs = position.state.characters[seat], living(position.state)
        if not character.secrets or len(heirs) < 2:
            return None
        about = questions.LeaveSecret(seat, character.tile, int(character.secrets[0].card))
        return all_of(about, {seat: one_of([questions.LeaveTo(heir) for heir in heirs])})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        character, heirs = turn.state.characters[seat], living(turn.state)
        if not character.secrets:
            return
        secret = int(character.secrets[0].card)
        if heirs:
            heir = answers[seat].heir if answers else heirs[0]
            face_up = setup_of(turn).pack.secrets[secret].keyword is None
            tell(turn, SecretInherited(seat=seat, secret=secret, heir=heir, face_up=face_up))
        else:
            tell(turn, SecretLost(seat=seat, secret=secret, from_game=False))
        turn.push(self.name, seat)


class Forsaken(Step[State]):
    """End an action whose members are all dead. An encounter handles this itself when it ends."""

    name = "forsaken"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        if state.encounter is None and state.parties and not state.party.members:
            end_action(turn)


def _die(turn: GrailTurn, seat: int) -> None:
    character, encounter = turn.state.characters[seat], turn.state.encounter
    secrets = setup_of(turn).pack.secrets
    tell(turn, CharacterDied(seat=seat, tile=character.tile, location=character.location))
    for held in tuple(character.secrets):
        if secrets[int(held.card)].personal:  # GR-DEATH-12
            tell(turn, SecretLost(seat=seat, secret=int(held.card), from_game=True))
    if encounter is None or seat not in (*encounter.participants, *encounter.left):
        tell(turn, OwnCardsGone(seat=seat))  # else they stay until the encounter has ended (GR-DEATH-24)
