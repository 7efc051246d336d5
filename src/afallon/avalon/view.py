"""A reader's knowledge about a game of Avalon: the basic game and each part in play."""

from afallon.avalon.basic_view import BasicView
from afallon.avalon.events import GameStarted
from afallon.avalon.in_play import parts_in_play
from afallon.kernel import Event


class AvalonView(BasicView):
    """The complete view. It names no part: the announced set-up decides which parts there are."""

    def apply(self, event: Event) -> None:
        super().apply(event)
        for part in self.parts.values():
            part.apply(event, self)

    def on_game_started(self, event: GameStarted) -> None:
        super().on_game_started(event)
        self.parts = {
            part.known.part: part.known() for part in parts_in_play(event.deck, event.modules) if part.known is not None
        }
