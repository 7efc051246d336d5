"""Printed texts of the cards that an answer refers to."""

from typing import Any

from afallon.grail.content import Pack
from afallon.grail.content.items import Item
from afallon.grail.content.texts import key_of
from afallon.grail.rules.advancement.questions import KeepCard, KeepUpgrade, TakeSkill
from afallon.grail.rules.state import Character
from afallon.grail.view import GrailView
from afallon.grail.wording import abilities, item
from afallon.kernel import Decision
from afallon.sentences.grail.card_text import running
from afallon.terminal.grail.fight import below_its_name
from afallon.terminal.grail.words import GrailWords


def printed(words: GrailWords, decision: Decision, value: Any, view: GrailView) -> str | None:
    """Return the text of a skill, new card, item, secret or action.

    Return `None` for any other answer and for a card without text.
    """
    if words.pack is None:
        return None
    if decision.kind == "act":
        return _action(words, words.pack, view.state.characters[decision.seat], value)
    if decision.kind == "use_items" and value in words.pack.items:
        return _item(words, words.pack.items[value])
    if isinstance(value, TakeSkill):
        sides = words.pack.skills[value.number].sides
        return words.at(key_of("skill", value.side)).cards.aside(
            line for side in sides if side.id == value.side for line in abilities(side.abilities, "owner")
        )
    if isinstance(value, KeepCard) and isinstance(decision.about, KeepUpgrade):
        return below_its_name(words, decision.about.deck, value.card)
    if (name := getattr(value, "item", None)) is not None:
        return _item(words, words.pack.items[name])
    if (number := getattr(value, "secret", None)) is not None:
        secret = words.at(key_of("secret", number)).cards
        return running(secret.sentences(abilities(words.pack.secrets[number].abilities, "owner"))) or None
    return None


def _item(words: GrailWords, held: Item) -> str | None:
    return running(words.at(key_of("item", held.id)).cards.face(item(held)).text) or None


def _action(words: GrailWords, pack: Pack, character: Character, name: Any) -> str | None:
    """Return the effects of a character's or location's action; its cost is shown separately."""
    if name == "character" and (own := pack.characters[character.tile].action) is not None:
        return words.at(key_of("character", character.tile)).effects(own.effects, "owner")
    if name == "location" and (there := pack.locations[character.location].action) is not None:
        return words.at(key_of("location", character.location)).effects(there.effects)
    return None
