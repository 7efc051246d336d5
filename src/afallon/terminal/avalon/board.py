"""What modules have laid on the table for all to see."""

from collections.abc import Iterator, Mapping

from afallon.avalon.events import CardTurned
from afallon.avalon.families.lancelots import KnownLancelots
from afallon.avalon.families.messengers import KnownMessages
from afallon.avalon.families.rogues import KnownRogues
from afallon.avalon.modules.excalibur import KnownExcalibur
from afallon.avalon.modules.plot_cards.known import KnownPlotCards
from afallon.avalon.view import AvalonView
from afallon.terminal.avalon.words import AvalonWords


def lines(view: AvalonView, words: AvalonWords) -> list[str]:
    """One sentence for each thing; nothing in a game without modules."""
    return [*_holders(view, words), *_marks(view, words), *_plot_cards(view, words), *_shown(view, words)]


def _holders(view: AvalonView, words: AvalonWords) -> Iterator[str]:
    """Who has Excalibur, who is watched, and whose card lies face up, as long as this team is out."""
    holder, watched = KnownExcalibur.of(view).holder(view), KnownRogues.of(view).watched.get(view.round)
    if holder is not None:
        yield words.say("terminal-excalibur", name=words.names[holder])
    if watched is not None:
        yield words.say("terminal-watch", name=words.names[watched])
    for seat, card in KnownPlotCards.of(view).turned.get(view.round, {}).items():
        yield words.event(CardTurned(seat=seat, card=card))


def _marks(view: AvalonView, words: AvalonWords) -> Iterator[str]:
    """Lancelot's cards, rogue marks and tokens, each with the numbers of its quests."""
    allegiances: dict[str, list[int]] = {}
    for quest, card in KnownLancelots.of(view).cards.items():
        allegiances.setdefault(card, []).append(quest)
    marks = [
        *_at_quests("avalon-allegiance-", allegiances, words),
        *_at_quests("avalon-quest-card-", KnownRogues.of(view).marks, words),
        *_at_quests("avalon-quest-card-", KnownMessages.of(view).tokens, words),
    ]
    if marks:
        yield words.say("terminal-marks", marks="; ".join(marks))


def _at_quests(where: str, marks: Mapping[str, list[int]], words: AvalonWords) -> list[str]:
    return [f"{words.say(where + name)} {', '.join(map(str, quests))}" for name, quests in marks.items()]


def _plot_cards(view: AvalonView, words: AvalonWords) -> Iterator[str]:
    plot = KnownPlotCards.of(view)
    if plot.drawn:
        yield words.say("terminal-plot-drawn", cards=words.plot_cards(plot.drawn))
    held = [
        words.say("avalon-player-and-plot-cards", name=words.names[seat], cards=words.plot_cards(cards))
        for seat, cards in sorted(plot.hands.items())
        if cards
    ]
    if held:
        yield words.say("terminal-plot-hands", hands=words.joined(held))


def _shown(view: AvalonView, words: AvalonWords) -> Iterator[str]:
    """Others' characters that all have seen before the end."""
    if isinstance(view.reader, int) and view.outcome is None:
        for seat in view.characters:
            if seat != view.reader:
                yield words.person(seat, view)
