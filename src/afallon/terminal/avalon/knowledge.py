"""What a seat alone knows, and whence."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from afallon.avalon.view import AvalonView, Inspection, OnQuest

if TYPE_CHECKING:
    from afallon.terminal.avalon.words import AvalonWords


def lines(view: AvalonView, words: "AvalonWords") -> list[str]:
    """The own card, the night, inspections, and others' cards that were seen; of everybody, if all is known."""
    if not isinstance(view.reader, int):
        held = [words.holder(seat, name) for seat, name in sorted(view.characters.items())]
        return [words.joined(held)] if held else []
    if view.reader not in view.characters:
        return []
    return [_card(view, view.reader, words), *_night(view, words), *_inspections(view, words), *_cards(view, words)]


def _card(view: AvalonView, reader: int, words: "AvalonWords") -> str:
    name = view.characters[reader]
    card = words.say("avalon-card", **words.arguments({"character": name, "side": view.sides[reader]}))
    return f"{card} {words.say(f'avalon-character-{name}.short')}"


def _night(view: AvalonView, words: "AvalonWords") -> Iterator[str]:
    for seen in view.seen:
        what = words.say(f"avalon-seen-{seen.learns}", **words.arguments({"seats": seen.seats}))
        yield words.say("terminal-seen-at-night", what=what)


def _inspections(view: AvalonView, words: "AvalonWords") -> Iterator[str]:
    for shown in view.inspections:
        if _is_look_of_the_cleric(view, shown):
            facts = {"seat": shown.inspector, "leader": shown.inspected, "card": shown.card}
            yield words.say("avalon-event-leader-seen", **words.arguments(facts))
        elif shown.card is not None:
            yield words.say("avalon-event-loyalty-shown", **words.arguments(msgspec.structs.asdict(shown)))


def _is_look_of_the_cleric(view: AvalonView, shown: Inspection) -> bool:
    """The Cleric's look comes before all others, unless the Cleric led and learnt nothing (AV-REVEAL-18)."""
    is_cleric = view.characters.get(shown.inspector) == "cleric"
    return is_cleric and shown is view.inspections[0] and shown.inspected == view.first_leader


def _cards(view: AvalonView, words: "AvalonWords") -> Iterator[str]:
    """Cards of others that the reader has seen, and by what."""
    for proposal in view.proposals:
        known = view.cards_given.get(proposal.quest, {}) if proposal.approved else {}
        for seat, card in known.items():
            why = _why(view.on_quest[proposal.round], seat)
            if seat != view.reader and why is not None:
                facts = {"quest": proposal.quest, "seat": seat, "card": card}
                yield words.say("terminal-known-card", **words.arguments(facts), why=words.say(why))


def _why(on_quest: OnQuest, seat: int) -> str | None:
    """The key of what let the reader see this card; nothing for one that all have seen."""
    if seat in on_quest.turned:
        return None
    if seat == on_quest.trapped:
        return "avalon-module-trapper"
    return "avalon-plot-card-ambush" if seat in on_quest.ambushed else "avalon-module-excalibur"
