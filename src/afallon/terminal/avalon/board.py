"""What modules have laid on the table for all to see."""

from collections.abc import Iterator, Mapping

from afallon.avalon.view import AvalonView, OnQuest
from afallon.terminal.avalon.words import AvalonWords


def lines(view: AvalonView, words: AvalonWords) -> list[str]:
    """One sentence for each thing; nothing in a game without modules."""
    return [*_holders(view, words), *_marks(view, words), *_plot_cards(view, words), *_shown(view, words)]


def _holders(view: AvalonView, words: AvalonWords) -> Iterator[str]:
    """Who has Excalibur, who is watched, and whose card lies face up, as long as this team is out."""
    on_quest = view.on_quest.get(view.round, OnQuest())
    if view.proposal is not None and view.proposal.excalibur is not None:
        yield words.say("terminal-excalibur", name=words.names[view.proposal.excalibur])
    if on_quest.watched is not None:
        yield words.say("terminal-watch", name=words.names[on_quest.watched])
    for seat, card in on_quest.turned.items():
        yield words.say("avalon-event-card-turned", **words.arguments({"seat": seat, "card": card}))


def _marks(view: AvalonView, words: AvalonWords) -> Iterator[str]:
    """Lancelot's cards, rogue marks and tokens, each with the numbers of its quests."""
    allegiances: dict[str, list[int]] = {}
    for quest, card in view.allegiances.items():
        allegiances.setdefault(card, []).append(quest)
    marks = [
        *_at_quests("avalon-allegiance-", allegiances, words),
        *_at_quests("avalon-quest-card-", view.rogue_marks, words),
        *_at_quests("avalon-quest-card-", view.tokens, words),
    ]
    if marks:
        yield words.say("terminal-marks", marks="; ".join(marks))


def _at_quests(where: str, marks: Mapping[str, list[int]], words: AvalonWords) -> list[str]:
    return [f"{words.say(where + name)} {', '.join(map(str, quests))}" for name, quests in marks.items()]


def _plot_cards(view: AvalonView, words: AvalonWords) -> Iterator[str]:
    if view.plot_drawn:
        yield words.say("terminal-plot-drawn", cards=words.plot_cards(view.plot_drawn))
    held = [
        words.say("avalon-player-and-plot-cards", name=words.names[seat], cards=words.plot_cards(cards))
        for seat, cards in sorted(view.plot_hands.items())
        if cards
    ]
    if held:
        yield words.say("terminal-plot-hands", hands=words.joined(held))


def _shown(view: AvalonView, words: AvalonWords) -> Iterator[str]:
    """Others' characters that all have seen before the end."""
    if isinstance(view.reader, int) and view.outcome is None:
        for seat, character in view.characters.items():
            if seat != view.reader:
                facts = {"seat": seat, "character": character, "side": view.sides[seat]}
                yield words.say("terminal-person", **words.arguments(facts))
