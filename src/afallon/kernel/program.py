"""Programs: a game compiled into phases of named moments, which modules fill with steps."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from afallon.kernel.steps import Step
from afallon.kernel.vocabulary import Event, Query

Fold = Callable[..., Any]
Listener = Callable[..., None]


Frame = tuple[str, Any]
"""A frame of the stack: a phase and how many of its steps have begun, or a step and its arguments."""

Bound = tuple[Callable[..., Any] | None, Callable[..., None]]
"""The bound methods of a step: `ask` (`None` if the step asks nothing) and `resolve`."""


Slot = tuple[str, Callable[..., Any] | None, Callable[..., None], Frame]
"""A step at its place in a phase: its name, `ask`, `resolve`, and the frame to continue with after it."""


class Module(msgspec.Struct, frozen=True, kw_only=True):
    """An optional part of a game.

    `moments` has the steps that it adds to moments, and `steps` those that other steps push. For a query it adjusts a
    value (`answer(position, value, *arguments)`). A listener hears events: `listener(turn, event)` may change the
    module's own state or emit, but never pushes steps. The module's state is stored in the game's state under the
    module's name; `begin` creates it.
    """

    name: str
    moments: Mapping[str, tuple[Step[Any], ...]] = {}
    steps: tuple[Step[Any], ...] = ()
    queries: Mapping[Query[Any], Fold] = {}
    listeners: Mapping[type[Event], Listener] = {}
    begin: Callable[[], Any] | None = None


class Program:
    """The active modules compiled into phases: each a flat list of steps in the order of its moments."""

    __slots__ = ("bound", "listeners", "phases", "queries", "steps", "tracks")

    def __init__(self, phases: Mapping[str, tuple[str, ...]], modules: Iterable[Module]) -> None:
        active = tuple(modules)
        known = {moment for moments in phases.values() for moment in moments}
        for module in active:
            if unknown := set(module.moments) - known:
                raise ValueError(f"module {module.name} fills moments that no phase has: {sorted(unknown)}")
        self.phases: dict[str, tuple[Step[Any], ...]] = {
            phase: tuple(step for moment in moments for module in active for step in module.moments.get(moment, ()))
            for phase, moments in phases.items()
        }
        self.steps: dict[str, Step[Any]] = {}
        for step in (*(s for steps in self.phases.values() for s in steps), *(s for m in active for s in m.steps)):
            if self.steps.setdefault(step.name, step) is not step:
                raise ValueError(f"two steps are called {step.name}")
        if both := set(self.phases) & set(self.steps):
            raise ValueError(f"names of a phase and of a step: {sorted(both)}")
        self.bound: dict[str, Bound] = {name: _bound(step) for name, step in self.steps.items()}
        """The bound methods of each step, by the name of the step."""

        self.tracks: dict[str, tuple[tuple[Slot, ...], ...]] = {
            phase: _track(phase, steps) for phase, steps in self.phases.items()
        }
        """By phase and number of steps that have begun: the remaining steps."""

        self.queries = _gather({query.name: fold for query, fold in module.queries.items()} for module in active)
        self.listeners = _gather({event.kind: hears for event, hears in module.listeners.items()} for module in active)


def _track(phase: str, steps: tuple[Step[Any], ...]) -> tuple[tuple[Slot, ...], ...]:
    slots: list[Slot] = [(step.name, *_bound(step), (phase, at)) for at, step in enumerate(steps, start=1)]
    return tuple(tuple(slots[begun:]) for begun in range(len(slots) + 1))


def _bound(step: Step[Any]) -> Bound:
    return (step.ask if step.asks else None, step.resolve)


def _gather(mappings: Iterable[Mapping[str, Callable[..., Any]]]) -> dict[str, tuple[Callable[..., Any], ...]]:
    gathered: dict[str, tuple[Callable[..., Any], ...]] = {}
    for mapping in mappings:
        for name, function in mapping.items():
            gathered[name] = (*gathered.get(name, ()), function)
    return gathered
