"""The printed parts of each card of a pack."""

from collections.abc import Iterator
from typing import NamedTuple

from afallon.grail.content import Pack
from afallon.grail.content.cards import Card
from afallon.grail.content.encounters import CombatEncounter, DiplomacyEncounter
from afallon.grail.content.event_cards import Quest, RandomEvent, StoryEvent
from afallon.grail.content.items import Item, Secret
from afallon.workshop.halves import BONUSES, left_edge, right_edge
from afallon.workshop.markup import Markup
from afallon.workshop.words import WorkshopWords


class Part(NamedTuple):
    """Some lines, with or without a heading."""

    heading: str
    lines: list[str]


class Face(NamedTuple):
    """One side of a card."""

    sort: str
    name: str
    badge: str = ""
    parts: tuple[Part, ...] = ()
    foot: str = ""
    left: tuple[Markup, ...] = ()
    right: tuple[Markup, ...] = ()
    copies: int = 1
    story: tuple[Markup, ...] = ()

    @property
    def length(self) -> int:
        """The amount of text in letters, where each line counts in steps of forty."""
        lines = [line for part in self.parts for line in (part.heading, *part.lines) if line]
        return sum(40 * (1 + len(line) // 40) for line in (*lines, *self.story))


def all_faces(words: WorkshopWords) -> Iterator[Face]:
    """Yield every card of card size, sorted by kind."""
    pack = words.pack
    yield _signs(words)
    for kind in ("combat", "diplomacy"):
        yield from (_card(words, kind, card) for card in pack.cards[kind].values())
    for encounter in pack.encounters.values():
        yield _fight(words, encounter) if isinstance(encounter, CombatEncounter) else _talk(words, encounter)
    yield from (_item(words, item) for item in pack.items.values())
    yield from (_secret(words, secret) for secret in pack.secrets.values())
    yield from _skills(words, pack)
    yield from (_event(words, event) for event in pack.story_events.values())
    yield from (_event(words, event) for event in pack.random_events.values())


def _signs(words: WorkshopWords) -> Face:
    """Return the card that explains the signs on the edges."""
    entries = [f"{sign} {words.say(f'sign-{bonus}')}" for bonus, sign in BONUSES.items()]
    entries += [f"✧ {words.say('sign-magic')}", f"⊘ {words.say('sign-cancel')}", f"×2 {words.say('sign-times')}"]
    return Face("signs", words.say("signs"), parts=(Part("", entries),))


def _parts(*parts: tuple[str, list[str]]) -> tuple[Part, ...]:
    """Return the parts that are not empty."""
    return tuple(Part(heading, lines) for heading, lines in parts if lines)


def _story(words: WorkshopWords, of: str, name: str | int) -> tuple[Markup, ...]:
    return tuple(words.flavour(of, name, "story"))


def _card(words: WorkshopWords, kind: str, card: Card) -> Face:
    words, rows = words.at(f"{kind}_cards", card.id), words.pack.card.rows
    owner = [words.name(of, name) for of, name in (("character", card.character), ("board", card.colour)) if name]
    return Face(
        f"{kind} {card.colour or 'named'}",
        words.name("card", card.id),
        "★" if card.banner else "",
        _parts(("", words.card(card))),
        " · ".join([words.term(f"kind-{kind}"), *owner]),
        left_edge(card.left, rows),
        right_edge(words, card.right, rows),
        card.copies,
        _story(words, "card", card.id),
    )


def _level(words: WorkshopWords, level: int | None) -> str:
    return words.say("introduction") if level is None else words.say("level", level=str(level))


def _fight(words: WorkshopWords, card: CombatEncounter) -> Face:
    words, attacks = words.at("combat_encounters", card.id), []
    for row in card.attacks:
        pool = str(row.least) if row.most in (None, row.least) else f"{row.least}–{row.most}"
        attacks.append(f"{pool}: {' '.join(words.effects(row.effects))}")
    return Face(
        f"encounter {card.colour}",
        words.name("encounter", card.id),
        str(card.price),
        _parts(
            ("", [words.listed([words.term(f"trait-{trait}") for trait in card.traits])] if card.traits else []),
            ("", words.abilities(card.abilities) + words.effects(card.text)),
            (words.say("attack"), attacks),
            (words.say("opportunity"), words.effects(card.opportunity)),
            (words.say("reward"), words.effects(card.reward)),
            (words.say("loot"), words.effects(card.loot)),
        ),
        f"{words.term(f'colour-{card.colour}')} · {_level(words, card.level)}",
        right=right_edge(words, card.right, words.pack.card.rows),
        copies=card.copies,
    )


def _talk(words: WorkshopWords, card: DiplomacyEncounter) -> Face:
    words = words.at("diplomacy_encounters", card.id)
    stages = []
    for stage in card.stages:
        bonuses = [
            f"{words.term(f'quantity-{one.attribute}')}: {' '.join(words.effects(one.effects))}"
            for one in stage.bonuses
        ]
        reaction = " ".join(words.effects(stage.reaction))
        told = [*bonuses, f"{words.say('reaction')}: {reaction}"] if reaction else bonuses
        stages.append((f"{stage.number}. {words.name('stage', stage.id)}", told))
    avoidance: list[str] = []
    if card.avoidance is not None:
        avoidance = words.conditions(card.avoidance.requires) + words.effects(card.avoidance.effects)
        avoidance += [words.costs(card.avoidance.price)] if card.avoidance.price else []
    return Face(
        "encounter blue",
        words.name("encounter", card.id),
        f"{card.lowest} … +{card.highest}".replace("-", "−"),
        _parts(
            ("", words.abilities(card.abilities) + words.effects(card.text)),
            *stages,
            (words.say("avoidance"), avoidance),
            (words.say("failure"), words.effects(card.failure)),
            (words.say("reward"), words.effects(card.reward)),
        ),
        f"{words.term('colour-blue')} · {_level(words, card.level)}",
        right=right_edge(words, card.right, words.pack.card.rows),
        copies=card.copies,
    )


def _item(words: WorkshopWords, item: Item) -> Face:
    words = words.at("items", item.id)
    keyword = words.term(f"keyword-{item.keyword}") if item.keyword else ""
    foot = " · ".join(filter(None, (keyword, words.say("crafted") if item.crafted else "", words.say("item"))))
    parts, story = _parts(("", words.abilities(item.abilities))), _story(words, "item", item.id)
    return Face("item", words.name("item", item.id), parts=parts, foot=foot, copies=item.copies, story=story)


def _secret(words: WorkshopWords, secret: Secret) -> Face:
    words = words.at("secrets", secret.number)
    keyword = words.term(f"keyword-{secret.keyword}") if secret.keyword else ""
    flags = (words.say("personal") if secret.personal else "", words.say("global") if secret.is_global else "")
    foot = " · ".join(filter(None, (keyword, *flags, words.say("secret"))))
    parts = _parts(("", words.abilities(secret.abilities)), *_quest(words, secret.quest))
    story = _story(words, "secret", secret.number)
    return Face("secret", words.name("secret", secret.number), str(secret.number), parts, foot, story=story)


def _quest(words: WorkshopWords, quest: Quest | None) -> Iterator[tuple[str, list[str]]]:
    if quest is not None:
        yield words.name("quest", quest.id), words.conditions(quest.requires)
        yield words.say("success"), words.effects(quest.success)


def _skills(words: WorkshopWords, pack: Pack) -> Iterator[Face]:
    """Yield both sides of each skill, one after the other."""
    for skill in pack.skills.values():
        for letter, side in zip("AB", skill.sides, strict=True):
            foot = f"{words.say('skill')} · {words.term(f'quantity-{skill.attribute}')}"
            parts = _parts(("", words.at("skills", skill.number, side.id).abilities(side.abilities)))
            story, name = _story(words, "skill", side.id), words.name("skill", side.id)
            yield Face(f"skill {skill.attribute}", name, f"{skill.number}{letter}", parts, foot, story=story)


def _event(words: WorkshopWords, event: StoryEvent | RandomEvent) -> Face:
    words = words.at("random_events" if isinstance(event, RandomEvent) else "story_events", event.id)
    told = words.effects(event.effects) + words.abilities(event.abilities)
    name, story = words.name("event", event.id), _story(words, "event", event.id)
    if isinstance(event, RandomEvent):
        foot = words.say("random-event")
        return Face("event random", name, parts=_parts(("", told)), foot=foot, copies=event.copies, story=story)
    parts = _parts(("", told), *_quest(words, event.quest))
    foot = words.say("story-event", chapter=str(event.chapter), part=str(event.part))
    return Face("event", name, str(event.chapter), parts, foot, story=story)
