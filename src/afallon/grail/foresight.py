"""Forecast of playing a card: the keys that connect, the resulting score, and the attack or reaction that follows."""

from collections.abc import Iterable

import msgspec

from afallon.grail.content.effects import MoveAffinity
from afallon.grail.rules.combat.attacks import attack_paths
from afallon.grail.rules.diplomacy.affinity import affinity_after
from afallon.grail.rules.diplomacy.opponents import opponent_of, path_of, stage_of
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.hands import deck_of
from afallon.grail.rules.encounter.keys import Key
from afallon.grail.rules.encounter.sequence import magic_payers, needs_magic, next_keys, would_connect
from afallon.grail.rules.fields import ContentPath
from afallon.grail.rules.imagining import imagined_play
from afallon.grail.rules.queries import GOAL, MARKERS_WITHHELD
from afallon.grail.rules.state import Encounter, GrailPosition
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Seat


class GrailForesight(msgspec.Struct, omit_defaults=True):
    """A forecast of the keys of a card if it were played now; the card's own text is not included."""

    rows: list[int]
    """Rows of the keys that would connect, in the order of resolution."""

    score: int
    """Markers in the pool of a fight; in a talk, the cell of the affinity marker."""

    threat: ContentPath | None
    """Path of the attack or reaction that would follow; `None` if the fight or the stage would be won or lost."""

    magic: int = 0
    """Magic that would be paid."""

    wins: bool = False
    """Whether the fight, or the stage of a talk, would be won."""

    loses: bool = False
    """Whether a talk would be lost."""

    draws: int = 0
    retreats: bool = False
    """Whether the deck has fewer cards than would be drawn, which forces a retreat (GR-COMBAT-116)."""

    discards: int = 0
    """Number of cards that would be discarded from the end of the sequence, this card first."""

    bonuses: list[ContentPath] = []
    """Paths of the stage bonuses of a talk, one for each time they apply; `score` includes their affinity."""


def foresee(position: GrailPosition, seat: Seat, card: str) -> tuple[GrailForesight, GrailForesight | None]:
    """Return two forecasts: with the least magic that the card needs, and with all magic that could be paid.

    The second is `None` if no further magic could be paid.
    """
    keys = next_keys(position, card)
    by_magic = [key for key in keys if key.is_magic]
    is_active = under_way(position.state).active == seat
    forced = is_active and needs_magic(position, seat, card)
    needed = [key for key in by_magic if key.left.extra_card and key.times][:1] if forced else []
    plain = _outcome(position, seat, card, keys, needed)
    if len(by_magic) == len(needed):
        return plain, None
    magic = sum(position.state.characters[payer].resources["magic"] for payer in magic_payers(position, seat))
    paid = (needed + [key for key in by_magic if key not in needed])[:magic]
    return plain, _outcome(position, seat, card, keys, paid) if len(paid) > len(needed) else None


def _outcome(
    position: GrailPosition, seat: Seat, card: str, keys: Iterable[Key], paid: Iterable[Key]
) -> GrailForesight:
    paid = list(paid)
    with imagined_play(position.state, seat, card) as encounter:
        connected = [key for key in keys if would_connect(position, seat, key, magic=key in paid)]
        draws = _total(connected, "draw")
        foreseen = GrailForesight(
            rows=[key.row for key in connected],
            score=0,
            threat=None,
            magic=len(paid),
            draws=draws,
            retreats=draws > len(position.state.decks[deck_of(position, seat)]),
            discards=min(_total(connected, "discard_last"), len(encounter.sequence)),
        )
        if encounter.kind == "combat":
            _foresee_attack(position, encounter, connected, foreseen)
        else:
            _foresee_reaction(position, encounter, connected, foreseen)
    return foreseen


def _foresee_attack(
    position: GrailPosition, encounter: Encounter, connected: Iterable[Key], foreseen: GrailForesight
) -> None:
    withheld = position.fold(MARKERS_WITHHELD, 0) if encounter.cards_played == 1 else 0
    foreseen.score = encounter.pool = encounter.pool + max(_total(connected, "markers") - withheld, 0)
    foreseen.wins = foreseen.score >= position.fold(GOAL, 0)
    foreseen.threat = None if foreseen.wins else next(iter(attack_paths(position)), None)


def _foresee_reaction(
    position: GrailPosition, encounter: Encounter, connected: Iterable[Key], foreseen: GrailForesight
) -> None:
    for key in connected:  # one after another, because steps beyond the end of the track are lost
        if key.left.affinity * key.times:
            encounter.affinity = affinity_after(position, key.left.affinity * key.times)
        for path in _stage_bonuses(position, key):
            foreseen.bonuses.append(path)
            _move(position, encounter, path)
    foreseen.score, stage = encounter.affinity, stage_of(position)
    foreseen.loses = foreseen.score <= opponent_of(position).lowest
    foreseen.wins = not foreseen.loses and foreseen.score >= position.fold(GOAL, 0)
    if stage is not None and not foreseen.wins and not foreseen.loses:
        foreseen.threat = path_of(position, "stages", stage.id, "reaction")


def _stage_bonuses(position: GrailPosition, key: Key) -> list[ContentPath]:
    stage, times = stage_of(position), key.left.stage * key.times
    if stage is None or not times:
        return []
    return [
        path_of(position, "stages", stage.id, "bonuses", place, "effects")
        for place, bonus in enumerate(stage.bonuses)
        if bonus.attribute == key.attribute
        for _ in range(times)
    ]


def _move(position: GrailPosition, encounter: Encounter, path: ContentPath) -> None:
    scene = Scene(path)
    for effect in scene.effects(position):
        if isinstance(effect, MoveAffinity):
            encounter.affinity = affinity_after(position, amount_of(position, effect.amount, scene))


def _total(keys: Iterable[Key], what: str) -> int:
    return sum(int(getattr(key.left, what)) * key.times for key in keys)
