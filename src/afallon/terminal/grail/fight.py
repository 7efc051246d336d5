"""An encounter in sentences: what is needed, what would come, the sequence, and what each card would do."""

from afallon.grail.content.encounters import CombatEncounter, DiplomacyEncounter
from afallon.grail.content.texts import key_of
from afallon.grail.rules.combat.attacks import attack_row
from afallon.grail.rules.combat.checks import price_of
from afallon.grail.rules.encounter.sequence import next_keys, right_edge, would_connect
from afallon.grail.rules.state import Encounter, GrailPosition
from afallon.grail.view import GrailView
from afallon.grail.view_position import position_of
from afallon.grail.wording import card, joined_key, right_half
from afallon.sentences.grail.card_text import running
from afallon.terminal.grail.words import GrailWords


def lines(view: GrailView, words: GrailWords) -> list[str]:
    """Everything there is to see of the encounter under way, the most wanted first."""
    encounter = view.state.encounter
    if encounter is None or words.pack is None:
        return []
    card = words.pack.encounters[encounter.card]
    table = position_of(view)
    told = _fight(table, words, card) if isinstance(card, CombatEncounter) else _talk(encounter, words, card)
    if encounter.ended is not None and (story := words.flavour("encounter", card.id, encounter.ended)) is not None:
        told.append(story)
    edge = [words.phrase(right_half(half)) for half in right_edge(table, len(encounter.sequence)) if half is not None]
    told.append(words.say("grail-open-edge", keys=", ".join(edge) or words.say("grail-nothing")))
    told += hands(view, words)
    played = [_played(encounter, place, words) for place in range(len(encounter.sequence))]
    told.append(words.say("grail-sequence", cards=", ".join(played) or words.say("grail-nothing")))
    return told + _manners(words, card) if isinstance(card, CombatEncounter) else told


def hands(view: GrailView, words: GrailWords) -> list[str]:
    """The hands of all who take part, the reader's first, with the keys that each card would join now."""
    encounter = view.state.encounter
    assert encounter is not None
    told = []
    for seat in sorted(encounter.participants, key=lambda seat: seat != view.reader):
        hand = getattr(view.state.characters[seat], encounter.kind).hand
        cards = [
            words.say("grail-hand-card", card=words.name("card", card), keys=keys_of(view, words, card, seat))
            for card in hand
        ]
        told.append(
            words.say("grail-hand", name=words.names[seat], cards=", ".join(cards) or words.say("grail-nothing"))
        )
    return told


def keys_of(view: GrailView, words: GrailWords, card: str, seat: int | None = None) -> str:
    """The keys that would join if this card were played now, and which of them the character lacks something for."""
    table = position_of(view)
    player = view.reader if seat is None else seat
    assert isinstance(player, int)
    shown = []
    for key in next_keys(table, card):
        text = words.phrase(joined_key(key))
        works = key.is_magic or would_connect(table, player, key, magic=False)
        shown.append(text if works else words.say("grail-key-short", half=text))
    return ", ".join(shown) or words.say("grail-no-keys")


def card_text(words: GrailWords, kind: str, name: str) -> str:
    """A combat or diplomacy card as it would be printed."""
    assert words.pack is not None
    face = words.at(key_of("card", name)).cards.face(card(words.pack.cards[kind][name]))
    rows = "; ".join(f"{left or '–'} | {right or '–'}" for left, right in face.rows)
    text = words.say("grail-card-text", card=words.name("card", name), rows=rows or words.say("grail-nothing"))
    return f"{text} {running(face.text)}".rstrip()


def _fight(position: GrailPosition, words: GrailWords, card: CombatEncounter) -> list[str]:
    encounter = position.state.encounter
    assert encounter is not None
    name, pool = words.name("encounter", card.id), str(encounter.pool)
    told = [words.say("grail-price", card=name, pool=pool, price=str(price_of(position)))]
    row = attack_row(position)
    if row is not None:
        told.append(words.say("grail-next-attack", effects=words.effects(card.attacks[row].effects)))
    return told


def _manners(words: GrailWords, card: CombatEncounter) -> list[str]:
    """What the enemy does besides: its opportunity attack, and its traits."""
    told = [words.say("grail-opportunity", effects=words.effects(card.opportunity))]
    if card.traits:
        traits = [f"{words.say(f'grail-trait-{one}')} ({words.say(f'grail-trait-{one}.short')})" for one in card.traits]
        told.append(words.say("grail-traits", traits="; ".join(traits)))
    return told


def _talk(encounter: Encounter, words: GrailWords, card: DiplomacyEncounter) -> list[str]:
    stage = next((stage for stage in card.stages if stage.id == encounter.stage), None)
    talk = words.at(key_of("encounter", card.id))
    told = [
        words.say(
            "grail-affinity",
            card=words.name("encounter", card.id),
            affinity=str(encounter.affinity),
            lowest=str(card.lowest),
            highest=str(card.highest),
            stage=words.say("grail-nothing") if stage is None else talk.name("stage", stage.id),
        )
    ]
    if stage is not None:
        told.append(words.say("grail-next-reaction", effects=talk.effects(stage.reaction)))
    return told


def _played(encounter: Encounter, place: int, words: GrailWords) -> str:
    played = encounter.sequence[place]
    marks = "*" * played.tokens + (f" ({played.charges})" if played.charges else "")
    return f"{place + 1} {words.name('card', played.card)}{marks}"
