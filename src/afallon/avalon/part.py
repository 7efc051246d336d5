"""A part of the game beside the basic one, and what a reader knows of it."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

import msgspec

from afallon.avalon.basic_view import BasicView
from afallon.avalon.option import Option
from afallon.avalon.scene import AvalonOwn, AvalonTable, Thing
from afallon.kernel import Event, Module, Question


class Known(msgspec.Struct):
    """What a reader knows of one part, folded from events.

    A method `on_<kind>` takes in an event of that kind and the view to which this belongs, which it may add to.
    """

    part: ClassVar[str]
    """The name of the part that it is known of."""

    handlers: ClassVar[Mapping[str, Callable[[Any, Any, BasicView], None]]] = {}

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.handlers = {name.removeprefix("on_"): getattr(cls, name) for name in dir(cls) if name.startswith("on_")}

    @classmethod
    def of(cls, view: BasicView) -> Self:
        """What this reader knows of the part; nothing, if it is not in play."""
        known: Self | None = view.parts.get(cls.part)
        return cls() if known is None else known

    def apply(self, event: Event, view: BasicView) -> None:
        """Take in one event; a kind that the part does not know changes nothing."""
        handler = self.handlers.get(event.kind)
        if handler is not None:
            handler(self, event, view)

    def lay(self, view: BasicView, table: AvalonTable) -> None:
        """Lay on the table what all can see of the part; the basic game lies there already."""

    def tell(self, view: BasicView, own: AvalonOwn) -> None:
        """Add what this reader alone knows by the part, or how a question of it is answered."""


class Part(Module, frozen=True, kw_only=True):
    """Whatever comes into play beside the basic game: a character, what characters bring with them, or a module."""

    known: type[Known] | None = None
    """What a reader knows of it; nothing, if its events tell nothing that outlasts them."""

    asks: Mapping[type[Question], Thing] = {}
    """The questions for whose sake the game leaves teams and quests, and what stands for each in the meantime."""

    options: tuple[Option[Any], ...] = ()
    """What a table may settle about it."""

    says: tuple[type[Event] | type[Question], ...] = ()
    """What nobody else tells or asks; our own parts declare theirs in `events` and `questions`."""
