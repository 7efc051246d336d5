"""A campaign goes on with whoever is there today: players may come and go between sessions (GR-SAVE-18 to 24).

What does not change with the group: the map, dials and decks that are already set (GR-SAVE-22).
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from afallon.grail.content.words import KINDS
from afallon.grail.rules.asking import agreed, ask_together, living
from afallon.grail.rules.beginning.characters import enter_character
from afallon.grail.rules.changes import change, tell
from afallon.grail.rules.state import Away, Character, GrailTable, Held, State, setup_of
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of

OWN_DECKS: Final = tuple(f"{kind}{sort}" for kind in KINDS for sort in ("", "_upgrades"))
"""The decks that belong to a character."""


@change
def campaign_restored(state: State, *, facts: Mapping[str, Any], seats: tuple[int | None, ...]) -> None:
    """Everything is as it was saved. `seats` says where each seat's character sat before; who is not in it is away."""
    saved = msgspec.convert(facts, State, strict=False)
    decks = {name: deck for name, deck in saved.decks.items() if name.partition("/")[0] not in OWN_DECKS}
    for old, character in enumerate(saved.characters):
        own = {name: saved.decks[f"{name}/{old}"] for name in OWN_DECKS}
        if old in seats:
            decks |= {f"{name}/{seats.index(old)}": deck for name, deck in own.items()}
        else:
            saved.away[character.tile] = Away(character, own)
    saved.decks = decks
    saved.characters = [_empty_seat() if old is None else saved.characters[old] for old in seats]
    for field in State.__struct_fields__:
        setattr(state, field, getattr(saved, field))


@change
def character_returned(state: State, *, seat: int, tile: str, location: int) -> None:
    """With everything it had (GR-SAVE-20, 23)."""
    away = state.away.pop(tile)
    away.character.location = location
    state.characters[seat] = away.character
    state.decks |= {f"{name}/{seat}": deck for name, deck in away.decks.items()}


@change
def secret_handed(state: State, *, tile: str, secret: int, seat: int, face_up: bool) -> None:
    """From a character that is away to one that plays (GR-SAVE-19)."""
    left = state.away[tile].character
    left.secrets = [held for held in left.secrets if held.card != secret]
    state.characters[seat].secrets.append(Held(secret, face_up=face_up))


class Resume(Step[State]):
    """A saved campaign is not set up again (GR-WORLD-22)."""

    name = "resume"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        setup = setup_of(table)
        if setup.saved is None:
            return
        facts = _frozen(msgspec.json.decode(setup.saved))
        before = [character["tile"] for character in facts["characters"]]
        seats = tuple(before.index(tile) if tile in before else None for tile in setup.characters)
        tell(table, "campaign_restored", facts=facts, seats=seats)
        table.push(ResumeDay.name)
        table.push(HandSecrets.name)
        for seat in reversed([seat for seat, old in enumerate(seats) if old is None]):
            table.push(JoinGroup.name, seat)


class JoinGroup(Step[State]):
    """A newcomer begins, or one who was here before goes on, where somebody else is; no arrival (GR-SAVE-21, 24)."""

    name = "join_group"

    def ask(self, table: GrailTable, seat: int) -> Ask | None:
        places = _inhabited(table.state)
        return all_of("choose_location", {seat: one_of(places)}, rule="GR-SAVE-21") if len(places) > 1 else None

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], seat: int) -> None:
        tile = setup_of(table).characters[seat]
        location = answers.get(seat, _inhabited(table.state)[0])
        if tile in table.state.away:
            tell(table, "character_returned", seat=seat, tile=tile, location=location)
        else:
            enter_character(table, seat, tile, location)


class HandSecrets(Step[State]):
    """What the ones who left know stays with the group, secret by secret; but not what is personal (GR-SAVE-19, 20)."""

    name = "hand_secrets"

    def ask(self, table: GrailTable) -> Ask | None:
        seats = living(table.state)
        if not _left_behind(table) or len(seats) < 2:
            return None
        return ask_together("take_secret", seats, one_of(seats), rule="GR-SAVE-19")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        left = _left_behind(table)
        if left:
            tile, secret = left[0]
            seat = agreed(table, answers) if answers else living(table.state)[0]
            face_up = setup_of(table).pack.secrets[secret].keyword is None
            tell(table, "secret_handed", tile=tile, secret=secret, seat=seat, face_up=face_up)
            table.push(self.name)


class ResumeDay(Step[State]):
    """The round that was under way goes on with those who have not acted in it; then the next begins."""

    name = "resume_day"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        table.go("round")
        table.push("turns")


def _empty_seat() -> Character:
    """Whoever takes this seat has not entered yet."""
    return Character("", 0, "", 0, 0, 0, 0, 0, 0, 0, attributes={}, resources={}, alive=False)


def _inhabited(state: State) -> tuple[int, ...]:
    """Where characters are; if all are new, where those who left were."""
    here = {state.characters[seat].location for seat in living(state)}
    return tuple(sorted(here or {away.character.location for away in state.away.values()}))


def _left_behind(table: GrailTable) -> list[tuple[str, int]]:
    secrets = setup_of(table).pack.secrets
    return [
        (tile, int(held.card))
        for tile, away in table.state.away.items()
        for held in away.character.secrets
        if not secrets[int(held.card)].personal
    ]


def _frozen(facts: Any) -> Any:
    """The same plain data as events have it: tuples, no lists."""
    if isinstance(facts, dict):
        return {name: _frozen(value) for name, value in facts.items()}
    return tuple(_frozen(value) for value in facts) if isinstance(facts, list) else facts
