"""Verbs that change items and secrets."""

from afallon.grail.content import effects as do
from afallon.grail.content.glossary import Scope
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene, meant
from afallon.grail.rules.items.cards import SECRET
from afallon.grail.rules.items.events import SecretLost
from afallon.grail.rules.items.gaining import DivideCard, Wanted, find_items
from afallon.grail.rules.items.losing import lose
from afallon.grail.rules.state import GrailPosition, GrailTurn
from afallon.grail.rules.telling import tell


@verb(do.GainItem)
def gain_item(turn: GrailTurn, effect: do.GainItem, scene: Scene) -> None:
    wanted = Wanted(effect.crafted, effect.keyword, effect.item)
    for seats in reversed(_groups(turn, effect.who, scene)):
        find_items(turn, wanted, seats, effect.amount)


@verb(do.LoseItems)
def lose_items(turn: GrailTurn, effect: do.LoseItems, scene: Scene) -> None:
    for seats in reversed(_groups(turn, effect.who, scene)):
        lose(turn, seats, effect.amount, keyword=effect.keyword, item=effect.item, in_use=effect.in_use)


@verb(do.GainSecret)
def gain_secret(turn: GrailTurn, effect: do.GainSecret, scene: Scene) -> None:
    """Let one of several characters gain a secret, unless it is already held: each exists once (GR-SECRET-11)."""
    if effect.secret in turn.state.secrets:
        turn.push(DivideCard.name, f"{SECRET}{effect.secret}", meant(turn, effect.who, scene))


@verb(do.LoseSecret)
def lose_secret(turn: GrailTurn, effect: do.LoseSecret, scene: Scene) -> None:
    for seat, character in enumerate(turn.state.characters):
        if any(held.card == effect.secret for held in character.secrets):
            tell(turn, SecretLost(seat=seat, secret=effect.secret, from_game=effect.from_game))


def _groups(position: GrailPosition, who: Scope, scene: Scene) -> list[tuple[int, ...]]:
    """Return the whole group for `party`, else each seat on its own."""
    seats = meant(position, who, scene)
    return [seats] if who == "party" else [(seat,) for seat in seats]
