"""Verbs that change the encounters in the decks."""

from afallon.grail.content import effects as do
from afallon.grail.rules.chapters.events import EncountersAdded, EncountersRemoved
from afallon.grail.rules.decks.events import CardPutAtBottom, CardPutOnTop
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.events import EncounterTaken
from afallon.grail.rules.state import GrailTurn, setup_of
from afallon.grail.rules.telling import tell


@verb(do.AddEncounter)
def add_encounter(turn: GrailTurn, effect: do.AddEncounter, scene: Scene) -> None:
    card = effect.encounter
    deck = f"encounters/{setup_of(turn).pack.encounters[card].colour}"
    cards = (card,) * min(effect.amount, turn.state.encounters.count(card))
    if effect.place == "shuffled" and cards:
        tell(turn, EncountersAdded(deck=deck, cards=cards))
    elif cards:
        put = CardPutOnTop if effect.place == "top" else CardPutAtBottom
        for _ in cards:
            tell(turn, EncounterTaken(card=card))
            tell(turn, put(deck=deck, card=card))


@verb(do.RemoveEncounter)
def remove_encounter(turn: GrailTurn, effect: do.RemoveEncounter, scene: Scene) -> None:
    card = effect.encounter
    deck = f"encounters/{setup_of(turn).pack.encounters[card].colour}"
    copies = turn.state.decks[deck].count(card)
    cards = (card,) * (copies if effect.amount is None else min(effect.amount, copies))
    if cards:
        tell(turn, EncountersRemoved(deck=deck, cards=cards))
