"""Parts: the add-ons to the basic game, and the fold of a reader's knowledge about each of them."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

import msgspec

from afallon.avalon.basic_view import BasicView
from afallon.avalon.option import Option
from afallon.avalon.scene import AvalonOwn, AvalonTable, Thing
from afallon.kernel import Event, Module, Question


class Known(msgspec.Struct):
    """The reader's knowledge about one part, folded from events.

    A method `on_<kind>` takes an event of that kind and the view that owns this object; it may change both.
    """

    part: ClassVar[str]
    """The name of the part."""

    handlers: ClassVar[Mapping[str, Callable[[Any, Any, BasicView], None]]] = {}

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.handlers = {name.removeprefix("on_"): getattr(cls, name) for name in dir(cls) if name.startswith("on_")}

    @classmethod
    def of(cls, view: BasicView) -> Self:
        """Return this reader's knowledge about the part, empty if the part is not in play."""
        known: Self | None = view.parts.get(cls.part)
        return cls() if known is None else known

    def apply(self, event: Event, view: BasicView) -> None:
        """Fold one event; kinds without a handler change nothing."""
        handler = self.handlers.get(event.kind)
        if handler is not None:
            handler(self, event, view)

    def lay(self, view: BasicView, table: AvalonTable) -> None:
        """Add the public state of the part to the table scene, which already holds the basic game."""

    def tell(self, view: BasicView, own: AvalonOwn) -> None:
        """Add to the reader's own scene: private knowledge from the part, and how its questions are answered."""


class Part(Module, frozen=True, kw_only=True):
    """An add-on to the basic game: a character, rules that several characters share, or a module."""

    known: type[Known] | None = None
    """The fold of a reader's knowledge, or `None` if no event of the part has a lasting effect on it."""

    asks: Mapping[type[Question], Thing] = {}
    """Questions that interrupt the sequence of teams and quests, each with the thing to show meanwhile."""

    options: tuple[Option[Any], ...] = ()
    """House-rule options that belong to the part."""

    says: tuple[type[Event] | type[Question], ...] = ()
    """Events and questions that only this part declares; built-in parts use `events` and `questions` instead."""
