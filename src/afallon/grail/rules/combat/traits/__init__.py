"""The traits of enemies, one file each."""

from typing import Final

from afallon.grail.rules.combat.traits.agile import Agile
from afallon.grail.rules.combat.traits.ambush import Ambush
from afallon.grail.rules.combat.traits.charge_in import ChargeIn
from afallon.grail.rules.combat.traits.defence import Defence
from afallon.grail.rules.combat.traits.fury import Fury
from afallon.grail.rules.combat.traits.guardian import Guardian
from afallon.grail.rules.combat.traits.horde import Horde
from afallon.grail.rules.combat.traits.opportunist import Opportunist
from afallon.grail.rules.combat.traits.plunderer import Plunderer
from afallon.grail.rules.combat.traits.shattering import Shattering
from afallon.grail.rules.combat.traits.sluggish import Sluggish
from afallon.grail.rules.combat.traits.trait import EnemyTrait
from afallon.grail.rules.combat.traits.treachery import Treachery

TRAITS: Final[dict[str, EnemyTrait]] = {
    trait.name: trait
    for trait in (
        Sluggish(),
        Guardian(),
        Plunderer(),
        Ambush(),
        Fury(),
        Defence(),
        Horde(),
        Treachery(),
        Opportunist(),
        ChargeIn(),
        Agile(),
        Shattering(),
    )
}

__all__ = ["TRAITS", "EnemyTrait"]
