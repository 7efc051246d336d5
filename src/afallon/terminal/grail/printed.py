"""What is printed on the cards that an answer names."""

from typing import Any

from afallon.grail.content.texts import key_of
from afallon.grail.rules.advancement.questions import KeepCard, KeepUpgrade, TakeSkill
from afallon.grail.wording import abilities, item
from afallon.kernel import Choice, Decision
from afallon.sentences.grail.card_text import running
from afallon.terminal.grail.fight import below_its_name
from afallon.terminal.grail.words import GrailWords


def printed(words: GrailWords, decision: Decision, value: Any) -> str | None:
    """The text of a skill, of a new card, of an item or a secret; nothing for any other answer, nor for a card that
    says nothing."""
    if words.pack is None or not isinstance(value, Choice):
        return None
    if isinstance(value, TakeSkill):
        sides = words.pack.skills[value.number].sides
        return words.at(key_of("skill", value.side)).cards.aside(
            line for side in sides if side.id == value.side for line in abilities(side.abilities, "owner")
        )
    if isinstance(value, KeepCard) and isinstance(decision.about, KeepUpgrade):
        return below_its_name(words, decision.about.deck, value.card)
    if (name := getattr(value, "item", None)) is not None:
        return running(words.at(key_of("item", name)).cards.face(item(words.pack.items[name])).text) or None
    if (number := getattr(value, "secret", None)) is not None:
        secret = words.at(key_of("secret", number)).cards
        return running(secret.sentences(abilities(words.pack.secrets[number].abilities, "owner"))) or None
    return None
