"""Grail's table in whole sentences."""

from afallon.grail.content.glossary import SIDES
from afallon.grail.content.texts import key_of
from afallon.grail.rules.map.grid import connected, neighbour_cell, place_at
from afallon.grail.scene import GrailCharacter, table_scene
from afallon.grail.view import GrailView
from afallon.grail.wording import action
from afallon.sentences.grail import subjects
from afallon.terminal.grail import fight
from afallon.terminal.grail.words import GrailWords


def welcome(view: GrailView, words: GrailWords) -> list[str]:
    """Who plays whom."""
    return [
        words.say("grail-event-character-entered", name=name, tile=words.name("character", character.tile))
        for name, character in zip(words.names, view.state.characters, strict=False)
    ]


def table(view: GrailView, words: GrailWords) -> list[str]:
    """The day, everybody, the map around the reader, and the encounter."""
    told = [day(view, words)]
    for seat, character in enumerate(table_scene(view).characters):
        told += [f"{words.names[seat]}, {words.name('character', character.tile)}:", *person(character, words)]
    told += place(view, words)
    told += fight.lines(view, words)
    encounter = view.state.encounter
    if encounter is not None and isinstance(view.reader, int):
        hand = getattr(view.state.characters[view.reader], encounter.kind).hand
        told += [fight.card_text(words, encounter.kind, card) for card in dict.fromkeys(hand)]
    return told


def day(view: GrailView, words: GrailWords) -> str:
    stage = words.say(f"grail-stage-{view.state.stage}") if view.state.stage else ""
    told = words.say("grail-day", day=str(view.state.day), stage=stage)
    step = view.dawn[-1] if view.dawn and view.state.stage == "dawn" else None
    return told if step is None else f"{told} · {words.say(f'grail-dawn-step-{step}')}"


def tracks(character: GrailCharacter, words: GrailWords) -> list[str]:
    """The three tracks; energy with the limiter that health is (GR-CHAR-25)."""
    told = []
    for what, track in character.tracks.items():
        facts = {"what": words.quantity(what), "value": str(track.value), "most": str(track.most)}
        if track.limit < track.most:
            told.append(words.say("grail-track-limited", limit=str(track.limit), **facts))
        else:
            told.append(words.say("grail-track", **facts))
    return told


def person(character: GrailCharacter, words: GrailWords) -> list[str]:
    """Tracks, states, attributes, resources and cards of one character."""
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


def place(view: GrailView, words: GrailWords) -> list[str]:
    """Where the reader is, where one can go from there, and which menhirs shine."""
    state, pack = view.state, words.pack
    seat = view.reader if isinstance(view.reader, int) else 0
    if pack is None or not state.characters:
        return []
    here = state.characters[seat].location
    location = pack.locations[here]
    told = [words.say("grail-you-are-here", name=words.names[seat], location=_numbered(here, words))]
    if here in state.places:
        ways = ", ".join(_numbered(number, words) for number in connected(pack, state, here))
        told.append(words.say("grail-leads", ways=ways or words.say("grail-nothing")))
        stubs = [
            f"{words.say(f'voyage-direction-{side}')} {key}"
            for side in SIDES
            if (key := getattr(location.keys, side)) is not None
            and place_at(state, neighbour_cell(state.places[here], side)) is None
        ]
        if stubs:
            told.append(words.say("grail-stubs", ways=", ".join(stubs)))
    lit = [
        words.say("grail-menhir-and-dial", location=_numbered(one.number, words), dial=str(one.dial or 0))
        for one in state.places.values()
        if one.menhir
    ]
    told.append(words.say("grail-menhirs", menhirs=", ".join(lit) or words.say("grail-nothing")))
    rites = [place.rite for place in table_scene(view).places if place.number == here and place.rite is not None]
    told += [
        words.say(
            "grail-menhir-to-light",
            cost=subjects.price(words, rite.cost.items()) or words.say("grail-nothing"),
            dial=str(rite.dial),
        )
        for rite in rites
    ]
    if location.action is not None:
        text = words.at(key_of("location", here)).cards
        told.append(words.say("grail-location-action", action=text.aside(action(location.action, "party"))))
    return told


def journal(view: GrailView, words: GrailWords) -> list[str]:
    """The notebook: what is marked and noted, and the verse that is open."""
    state = view.state
    told = [words.say("grail-journal")]
    if state.parties and state.party.verse is not None:
        told += [words.name("verse", name) for name in (state.party.verse, *state.party.paragraphs)]
    for of, cards in (("quest", state.quests), ("event", state.events)):
        if cards:
            names = "; ".join(words.name(of, card) for card in cards)
            told.append(words.say(f"grail-{of}s", **{f"{of}s": names}))
    if state.tasks:
        told.append(words.say("grail-tasks", tasks="; ".join(words.name("task", task) for task in state.tasks)))
    marked = [f"{words.name('status', name)} ({boxes})" for name, boxes in state.statuses.items() if boxes]
    if marked:
        told.append(words.say("grail-statuses", statuses=", ".join(marked)))
    return told


def verses(view: GrailView, words: GrailWords) -> list[str]:
    """Every verse that has been read, the latest first, each under the place where it was found."""
    told = []
    for verse in reversed(view.verses):
        where, _, _ = verse.partition(":")
        title = words.say("grail-book") if where == "book" else _numbered(int(where), words)
        told += [title, words.name("verse", verse), ""]
    return told or [words.say("grail-no-verses")]


def _numbered(number: int, words: GrailWords) -> str:
    return f"{number} {words.name('location', number)}"
