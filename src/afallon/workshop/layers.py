"""A section of the journal in layers: verses by their distance from its openings, unreached ones last."""

from itertools import pairwise
from typing import NamedTuple

from afallon.workshop.journal import Journal, Section


class Layered(NamedTuple):
    """The verses of each layer in order; each lies near the verses that lead to it."""

    layers: tuple[tuple[str, ...], ...]
    unreached: frozenset[str]


def in_layers(journal: Journal, section: Section) -> Layered:
    """Assign each verse of a section to a layer, ordered by the verses that lead to it."""
    distances = journal.distances(section, _openings(journal, section))
    unreached = [name for name in section.verses if name not in distances]
    last = max(distances.values(), default=-1) + 1
    layers: list[list[str]] = [[] for _ in range(last + bool(unreached))]
    for name in section.verses:
        layers[distances.get(name, last)].append(name)
    for before, layer in pairwise(layers):
        layer.sort(key=lambda name: _middle(journal, name, before))
    return Layered(tuple(map(tuple, layers)), frozenset(unreached))


def _openings(journal: Journal, section: Section) -> list[str]:
    """Return the opening verses; in the book of secrets those that no other verse of it leads to."""
    if section.location is not None:
        return [verse for _, verse in section.openings()]
    inner = {way.to for name in section.verses for way in journal.ways[name]}
    return [name for name in section.verses if name not in inner] or list(section.verses)


def _middle(journal: Journal, name: str, before: list[str]) -> float:
    """Return the mean position of the verses in the layer before that lead to this verse."""
    places = [before.index(source) for source in journal.sources[name] if source in before]
    return sum(places) / len(places) if places else len(before)
