"""An encounter in sentences: goal, threat, sequence, and the effect of each card."""

from collections import Counter

from afallon.grail.content.encounters import CombatEncounter, DiplomacyEncounter
from afallon.grail.content.texts import key_of
from afallon.grail.rules.encounter.keys import Key
from afallon.grail.rules.state import Played
from afallon.grail.scene import GrailEncounter, GrailHandCard, GrailTable
from afallon.grail.wording import card, joined_key, right_half, stage_bonuses
from afallon.kernel import Seat
from afallon.sentences.grail.card_text import running
from afallon.terminal.grail.words import GrailWords
from afallon.terminal.words import capital


def lines(seen: GrailTable, words: GrailWords, reader: Seat | None, *, own_hand: bool = True) -> list[str]:
    """Return the state of the current encounter, most important facts first.

    `own_hand` can leave out the reader's hand where a question shows it.
    """
    encounter = seen.encounter
    if encounter is None or words.pack is None:
        return []
    told = [_standing(encounter, words)]
    if encounter.threat is not None:
        what = "attack" if encounter.kind == "combat" else "reaction"
        told.append(words.say(f"grail-next-{what}", effects=words.effects_at(encounter.threat)))
    told += _bonuses(encounter, words)
    if encounter.ended is not None and (story := words.flavour("encounter", encounter.card, encounter.ended)):
        told.append(story)
    played = [_played(place, one, words) for place, one in enumerate(encounter.sequence, start=1)]
    if played:
        told.append(words.say("grail-sequence", cards=", ".join(played)))
    edge = [words.phrase(right_half(half)) for half in encounter.edge if half is not None]
    told.append(words.say("grail-open-edge", keys=", ".join(edge) or words.say("grail-nothing")))
    told += _hands(encounter, words, reader, own_hand=own_hand)
    told += _decks(encounter, seen, words)
    return told + _manners(encounter, words)


def keys_of(words: GrailWords, held: GrailHandCard) -> str:
    """Return the keys that the card would connect now, with a mark on those that the character cannot connect."""
    shown = []
    for key in held.keys:
        text = words.phrase(joined_key(Key(key.row, key.right, key.left)))
        shown.append(text if key.connects else words.say("grail-key-short", half=text))
    return "; ".join(shown) or words.say("grail-no-keys")


def card_text(words: GrailWords, kind: str, name: str) -> str:
    """Return the printed text of a combat or diplomacy card."""
    return f"{words.name('card', name)}. {below_its_name(words, kind, name)}"


def below_its_name(words: GrailWords, kind: str, name: str) -> str:
    """Return the printed text without the name."""
    assert words.pack is not None
    face = words.at(key_of("card", name)).cards.face(card(words.pack.cards[kind][name]))
    rows = "; ".join(f"{left or '–'} | {right or '–'}" for left, right in face.rows)
    text = words.say("grail-card-text", rows=rows or words.say("grail-nothing"))
    return f"{text} {running(face.text)}".rstrip()


def _standing(encounter: GrailEncounter, words: GrailWords) -> str:
    name = words.name("encounter", encounter.card)
    if encounter.kind == "combat":
        return words.say("grail-price", card=name, pool=str(encounter.score), price=str(encounter.goal))
    talk = words.at(key_of("encounter", encounter.card))
    return words.say(
        "grail-affinity",
        card=name,
        affinity=_signed(encounter.score),
        lowest=_signed(encounter.lowest),
        highest=str(encounter.goal),
        stage=words.say("grail-nothing") if encounter.stage is None else talk.name("stage", encounter.stage),
    )


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _hands(encounter: GrailEncounter, words: GrailWords, reader: Seat | None, *, own_hand: bool) -> list[str]:
    """Return the hands of all participants, the reader's first, with the keys that each card would connect now."""
    told = []
    for seat in sorted(encounter.hands, key=lambda seat: seat != reader):
        if seat != reader or own_hand:
            held = {one.card: one for one in encounter.hands[seat]}
            copies = Counter(one.card for one in encounter.hands[seat])
            cards = [
                words.say("grail-hand-card", card=_several(words.name("card", name), copies[name]), keys=keys)
                for name, keys in ((name, keys_of(words, one)) for name, one in held.items())
            ]
            shown = ", ".join(cards) or words.say("grail-nothing")
            told.append(words.say("grail-hand", name=words.names[seat], cards=shown))
    return told


def _decks(encounter: GrailEncounter, seen: GrailTable, words: GrailWords) -> list[str]:
    """Return the cards left in each participant's deck: a character that cannot draw must retreat."""
    left = []
    for seat in encounter.participants:
        decks = seen.characters[seat].decks.items()
        number = sum(sum(deck.values()) for kind, deck in decks if kind == encounter.kind)
        left.append(words.say("grail-and-number", what=words.names[seat], value=str(number)))
    return [words.say("grail-left-in-decks", left=", ".join(left))]


def _bonuses(encounter: GrailEncounter, words: GrailWords) -> list[str]:
    """Return the effects of stage bonuses in the current stage of a parley."""
    assert words.pack is not None
    talk = words.pack.encounters[encounter.card]
    stages = talk.stages if isinstance(talk, DiplomacyEncounter) else ()
    cards = words.at(key_of("encounter", encounter.card)).cards
    told = (cards.aside(stage_bonuses(one)) for one in stages if one.id == encounter.stage)
    return [capital(text) for text in told if text]


def _several(name: str, copies: int) -> str:
    return f"{name} ×{copies}" if copies > 1 else name


def _manners(encounter: GrailEncounter, words: GrailWords) -> list[str]:
    """Return an enemy's opportunity attack and traits."""
    assert words.pack is not None
    enemy = words.pack.encounters[encounter.card]
    if not isinstance(enemy, CombatEncounter):
        return []
    told = [words.say("grail-opportunity", effects=words.effects(enemy.opportunity))]
    if enemy.traits:
        keys = [f"grail-trait-{one}" for one in enemy.traits]
        traits = [f"{words.say(key)} ({words.say(f'{key}.short')})" for key in keys]
        told.append(words.say("grail-traits", traits="; ".join(traits)))
    return told


def _played(place: int, played: Played, words: GrailWords) -> str:
    marks = "*" * played.tokens + (f" ({played.charges})" if played.charges else "")
    return f"{place} {words.name('card', played.card)}{marks}"
