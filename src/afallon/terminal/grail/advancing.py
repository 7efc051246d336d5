"""What is printed on the things that a character may gain by advancing."""

from typing import Any

from afallon.grail.content.texts import key_of
from afallon.grail.rules.advancement.questions import KeepCard, KeepUpgrade, TakeSkill
from afallon.grail.wording import abilities
from afallon.kernel import Decision
from afallon.terminal.grail.fight import card_text
from afallon.terminal.grail.words import GrailWords


def printed(words: GrailWords, decision: Decision, value: Any) -> str | None:
    """The text of a skill or of a new card; nothing for any other answer."""
    if words.pack is None:
        return None
    if isinstance(value, TakeSkill):
        sides = words.pack.skills[value.number].sides
        return words.at(key_of("skill", value.side)).cards.aside(
            line for side in sides if side.id == value.side for line in abilities(side.abilities, "owner")
        )
    if isinstance(value, KeepCard) and isinstance(decision.about, KeepUpgrade):
        return card_text(words, decision.about.deck, value.card)
    return None
