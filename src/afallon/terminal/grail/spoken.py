"""Grail's table in sentences."""

from afallon.grail.content.texts import key_of
from afallon.grail.scene import GrailCharacter, GrailPlace, GrailRite, GrailTable, table_scene
from afallon.grail.view import GrailView
from afallon.grail.wording import action
from afallon.kernel import Seat
from afallon.sentences.grail import subjects
from afallon.terminal.grail import fight
from afallon.terminal.grail.words import GrailWords


def welcome(view: GrailView, words: GrailWords) -> list[str]:
    """Return each player's character."""
    return [
        words.say("grail-event-character-entered", name=name, tile=words.name("character", character.tile))
        for name, character in zip(words.names, view.state.characters, strict=False)
    ]


def table(view: GrailView, words: GrailWords) -> list[str]:
    """Return the day, all characters, the map around the reader, and the encounter."""
    seen, reader = table_scene(view), reader_of(view)
    told = [day(seen, words)]
    for name, character in zip(words.names, seen.characters, strict=False):
        told += [f"{name}, {words.name('character', character.tile)}:", *person(character, words)]
    told += place(seen, words, reader or 0)
    told += fight.lines(seen, words, reader)
    if seen.encounter is not None and reader is not None:
        hand = [held.card for held in seen.encounter.hands.get(reader, ())]
        told += [fight.card_text(words, seen.encounter.kind, card) for card in dict.fromkeys(hand)]
    return told


def reader_of(view: GrailView) -> Seat | None:
    """Return the reader's seat, or `None` for a spectator."""
    return view.reader if isinstance(view.reader, int) else None


def day(seen: GrailTable, words: GrailWords) -> str:
    stage = words.say(f"grail-stage-{seen.stage}") if seen.stage else ""
    told = words.say("grail-day", day=str(seen.day), stage=stage)
    step = seen.dawn[-1] if seen.dawn and seen.stage == "dawn" else None
    return told if step is None else f"{told} · {words.say(f'grail-dawn-step-{step}')}"


def tracks(character: GrailCharacter, words: GrailWords) -> list[str]:
    """Return the three tracks; energy with its limit by health (GR-CHAR-25)."""
    told = []
    for what, track in character.tracks.items():
        facts = {"what": words.quantity(what), "value": str(track.value), "most": str(track.most)}
        if track.limit < track.most:
            told.append(words.say("grail-track-limited", limit=str(track.limit), **facts))
        else:
            told.append(words.say("grail-track", **facts))
    return told


def person(character: GrailCharacter, words: GrailWords) -> list[str]:
    """Return tracks, states, attributes, resources and cards of one character."""
    states = (words.say(f"grail-state-{one}") for one in character.conditions)
    told = [", ".join([*tracks(character, words), *states])]
    for key, numbers in (("attributes", character.attributes), ("resources", character.resources)):
        values = [
            words.say("grail-and-number", what=words.quantity(name), value=str(value))
            for name, value in numbers.items()
            if value
        ]
        if values:
            told.append(words.say(f"grail-{key}", values=", ".join(values)))
    skills = [words.name("skill", skill.side) for skill in character.skills]
    cards = skills + [
        words.thing(str(held.card) if isinstance(held.card, str) else f"secret:{held.card}")
        + ("" if held.face_up else f" ({words.say('grail-face-down')})")
        for held in (*character.items, *character.secrets)
    ]
    return [*told, words.say("grail-equipment", cards=", ".join(cards))] if cards else told


def place(seen: GrailTable, words: GrailWords, seat: Seat) -> list[str]:
    """Return the seat's location with its contents and exits, and the lit menhirs."""
    pack = words.pack
    if pack is None or not seen.characters:
        return []
    number = seen.characters[seat].location
    told = [words.say("grail-you-are-here", name=words.names[seat], location=_numbered(number, words))]
    here = next((place for place in seen.places if place.number == number), None)
    if here is not None:
        told += _around(here, words)
    lit = [
        words.say("grail-menhir-and-dial", location=_numbered(one.number, words), dial=str(one.dial or 0))
        for one in seen.places
        if one.menhir
    ]
    told.append(words.say("grail-menhirs", menhirs=", ".join(lit) or words.say("grail-nothing")))
    if here is not None and here.rite is not None:
        price = subjects.price(words, here.rite.cost.items()) or words.say("grail-nothing")
        key = "grail-menhir-to-light-again" if here.menhir else "grail-menhir-to-light"
        told.append(words.say(key, cost=price, dial=str(here.rite.dial)))
        told += _lacking(here.rite, words)
    if here is not None and here.explored:
        told.append(words.say("grail-explored"))
    printed = pack.locations[number].action
    if printed is not None:
        text = words.at(key_of("location", number)).cards.aside(action(printed, "party"))
        used = f" ({words.say('grail-location-action-used')})" if here is not None and here.action_used else ""
        told.append(words.say("grail-location-action", action=text) + used)
    return told


def _lacking(rite: GrailRite, words: GrailWords) -> list[str]:
    """Return the missing requirements of a menhir's rite, or that it is ready."""
    if rite.is_ready:
        return [words.say("grail-rite-ready")]
    missing = {what: amount - rite.given[what] for what, amount in rite.cost.items() if amount > rite.given[what]}
    told = [words.say("grail-rite-missing", missing=subjects.price(words, missing.items()))] if missing else []
    if missing and rite.leaves_one_out:
        told.append(words.say("grail-rite-one-less"))
    if rite.absent:
        told.append(words.say("grail-rite-absent", names=words.people(rite.absent)))
    if not rite.meets_conditions:
        told.append(words.say("grail-rite-condition"))
    return told


def _around(here: GrailPlace, words: GrailWords) -> list[str]:
    """Return guardians and items, exits to other locations, and exits without a location yet."""
    ways = ", ".join(_numbered(way.to, words) for way in here.ways.values() if way.to is not None)
    told = [words.say("grail-leads", ways=ways or words.say("grail-nothing"))]
    stubs = [f"{words.say(f'voyage-direction-{side}')} {way.key}" for side, way in here.ways.items() if way.to is None]
    if stubs:
        told.append(words.say("grail-stubs", ways=", ".join(stubs)))
    waiting = [words.name("encounter", card) for card in here.guardians]
    lying = [words.name("item", item) for item in here.items]
    if waiting or lying:
        told.append(words.say("grail-is-here", things=", ".join([*waiting, *lying])))
    return told


def journal(seen: GrailTable, words: GrailWords) -> list[str]:
    """Return the notebook: the open verse, quests, events, tasks and statuses."""
    told = [words.say("grail-journal")]
    if seen.party is not None and seen.party.verse is not None:
        told += [words.name("verse", name) for name in (seen.party.verse, *seen.party.paragraphs)]
    if seen.quests:
        told.append(words.say("grail-quests", quests=" · ".join(_quest(quest, seen, words) for quest in seen.quests)))
    if seen.events:
        told.append(words.say("grail-events", events="; ".join(words.name("event", event) for event in seen.events)))
    if seen.tasks:
        told.append(words.say("grail-tasks", tasks=" · ".join(words.name("task", task) for task in seen.tasks)))
    marked = [words.marked(name, boxes) for name, boxes in seen.statuses.items()]
    if marked:
        told.append(words.say("grail-statuses", statuses=", ".join(marked)))
    return told


def _quest(quest: str, seen: GrailTable, words: GrailWords) -> str:
    """Return a quest with its hint, or marked as achieved."""
    name = words.name("quest", quest)
    if quest in seen.achieved:
        return words.say("grail-quest-achieved", quest=name)
    hint = words.flavour("quest", quest, "hint")
    return name if hint is None else words.say("grail-quest-and-hint", quest=name.removesuffix("."), hint=hint)


def verses(view: GrailView, words: GrailWords) -> list[str]:
    """Return every verse read, latest first, in the form read, under its location."""
    told = []
    for read in reversed(view.story):
        where, _, _ = read.verse.partition(":")
        title = words.say("grail-book") if where == "book" else _numbered(int(where), words)
        told += [title, *(words.name("verse", name) for name in (read.verse, *read.paragraphs)), ""]
    return told or [words.say("grail-no-verses")]


def _numbered(number: int, words: GrailWords) -> str:
    name = words.name("location", number)
    return name if name == str(number) else f"{number} {name}"
