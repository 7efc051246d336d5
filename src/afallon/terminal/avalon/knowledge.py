"""What a seat alone knows, and whence."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from afallon.avalon.events import Dealt, LeaderSeen, LoyaltyShown
from afallon.avalon.modules.plot_cards.known import KnownPlotCards
from afallon.avalon.modules.trapper import KnownTrapper
from afallon.avalon.view import AvalonView

if TYPE_CHECKING:
    from afallon.terminal.avalon.words import AvalonWords


def lines(view: AvalonView, words: "AvalonWords") -> list[str]:
    """One's card, the night, inspections, and others' cards that were seen; of everybody, if all is known."""
    if not isinstance(view.reader, int):
        held = [words.holder("character", seat, name) for seat, name in sorted(view.characters.items())]
        return [words.joined(held)] if held else []
    if view.reader not in view.characters:
        return []
    return [_card(view, view.reader, words), *_night(view, words), *_inspections(view, words), *_cards(view, words)]


def _card(view: AvalonView, reader: int, words: "AvalonWords") -> str:
    name = view.characters[reader]
    card = words.say("avalon-card", **words.facts(Dealt(reader, name, view.sides[reader])))
    return f"{card} {words.say(f'avalon-character-{name}.short')}"


def _night(view: AvalonView, words: "AvalonWords") -> Iterator[str]:
    for seen in view.seen:
        what = words.say(f"avalon-seen-{seen.learns}", **words.facts(seen))
        yield words.say("terminal-seen-at-night", what=what)


def _inspections(view: AvalonView, words: "AvalonWords") -> Iterator[str]:
    for shown in view.inspections:
        if shown.card is not None:
            is_of = LeaderSeen if shown.at_night else LoyaltyShown
            yield words.event(is_of(shown.inspector, shown.inspected, shown.card))


def _cards(view: AvalonView, words: "AvalonWords") -> Iterator[str]:
    """Cards of others that the reader has seen, and by what."""
    for proposal in view.proposals:
        known = view.cards_given.get(proposal.quest, {}) if proposal.approved else {}
        for seat, card in known.items():
            why = _why(view, proposal.round, seat)
            if seat != view.reader and why is not None:
                facts = {
                    "quest": proposal.quest,
                    "name": words.names[seat],
                    "card": words.say(f"avalon-quest-card-{card}"),
                }
                yield words.say("terminal-known-card", **facts, why=words.say(why))


def _why(view: AvalonView, round: int, seat: int) -> str | None:
    """The key of what let the reader see this card; nothing for one that all have seen."""
    plot = KnownPlotCards.of(view)
    if seat in plot.turned.get(round, {}):
        return None
    if seat == KnownTrapper.of(view).trapped.get(round):
        return "avalon-module-trapper"
    return "avalon-plot-card-ambush" if seat in plot.ambushed.get(round, {}) else "avalon-module-excalibur"
