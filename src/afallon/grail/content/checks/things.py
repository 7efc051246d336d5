"""Items and secrets: each can be gained."""

from collections.abc import Iterator

from afallon.grail.content.effects import GainItem, GainSecret
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.glossary import DISTRUST
from afallon.grail.content.items import Item
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.grail.content.parts import parts_of


def check_things(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report items that no draw or search can bring (GR-ITEM-16, 23), and secrets that no effect gives."""
    parts = [
        part
        for section in sections.__struct_fields__
        for entry in getattr(sections, section)
        for _, part in parts_of(entry)
    ]
    searches = [part for part in parts if isinstance(part, GainItem)]
    learnt = {part.secret for part in parts if isinstance(part, GainSecret)} | {DISTRUST}
    for item in sections.items:
        if item.copies < 1 or not any(_finds(search, item) for search in searches):
            yield origins.problem("items", item, (), "item_nobody_gets", item=item.id)
    for secret in sections.secrets:
        if secret.number not in learnt:
            yield origins.problem("secrets", secret, (), "secret_nobody_gets", secret=secret.number)


def _finds(search: GainItem, item: Item) -> bool:
    """Return whether this draw or search may bring the item."""
    named = search.item is None or search.item == item.id
    return named and search.keyword in (None, item.keyword) and (item.crafted or not search.crafted)
