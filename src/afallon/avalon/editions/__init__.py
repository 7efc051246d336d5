"""The editions of the game, as data: what each book offers, and the few points where books differ."""

from afallon.avalon.editions.books import CUSTOM, PL, RU, UA
from afallon.avalon.editions.edition import Edition

EDITIONS: dict[str, Edition] = {edition.name: edition for edition in (CUSTOM, UA, PL, RU)}

__all__ = ["EDITIONS", "Edition"]
