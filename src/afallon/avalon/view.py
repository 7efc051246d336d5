"""What a seat knows of a game of Avalon: of the basic game, and of each part that is in play."""

from afallon.avalon.basic_view import BasicView
from afallon.avalon.events import GameStarted
from afallon.avalon.in_play import parts_in_play
from afallon.kernel import Event


class AvalonView(BasicView):
    """The view that grows with a game. It knows no part by its name: what was announced says which there are."""

    def apply(self, event: Event) -> None:
        super().apply(event)
        for part in self.parts.values():
            part.apply(event, self)

    def on_game_started(self, event: GameStarted) -> None:
        super().on_game_started(event)
        self.parts = {
            part.known.part: part.known() for part in parts_in_play(event.deck, event.modules) if part.known is not None
        }
