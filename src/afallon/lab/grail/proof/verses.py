"""Reading verses: campaigns that look for those which nobody has read."""

from typing import Any, Final

from afallon.grail.content import Pack, load_pack
from afallon.lab.grail.campaigns import Campaign, Played, party_sizes, play
from afallon.lab.runs import Runner

PLANS: Final = ((0.0, False), (0.0, True), (0.15, True), (0.4, True))
"""How campaigns look for verses: how often they wander, and whether they seek what nobody has read."""


def read_verses(runner: Runner, folder: str, *, campaigns: int, days: int) -> tuple[dict[str, int], dict[str, str]]:
    """By verse: how many campaigns read it; and of those that none did, why that may be."""
    pack, sizes = load_pack(folder), party_sizes(folder)
    read = dict.fromkeys(pack.verses, 0)
    for wanders, seeks in PLANS:
        sought = tuple(name for name, times in read.items() if not times) if seeks else ()
        items = [
            Campaign(
                folder,
                pack.hash,
                sizes[seed % len(sizes)],
                seed,
                days=days,
                knows_pack=True,
                sought=sought,
                wanders=wanders,
            )
            for seed in range(campaigns)
        ]
        for played in runner.run("verses", play, items, Played):
            for name in played.verses:
                read[name] += 1
    return read, {name: why_unread(pack, name, read) for name, times in read.items() if not times}


def why_unread(pack: Pack, name: str, read: dict[str, int]) -> str:
    """A word for what may keep campaigns from a verse."""
    section, _, short = name.partition(":")
    location = None if section == "book" else pack.locations[int(section)]
    if location is not None and location.nightmare == short:
        return "nightmare"
    if location is not None and location.dream == short:
        return "dream"
    leading = [one for one, verse in pack.verses.items() if name in _targets(one, verse)]
    if not leading and not (location is not None and location.explore == short):
        return "nothing_leads_there"
    if leading and not any(read[one] for one in leading):
        return "what_leads_there_is_unread"
    if location is not None and not any(times for one, times in read.items() if one.startswith(f"{section}:")):
        return "place_never_explored"
    return "requirements"


def _targets(name: str, verse: Any) -> set[str]:
    targets = [verse.go, verse.otherwise, *(choice.go for choice in verse.choices)]
    section = name.partition(":")[0]
    return {target if ":" in target else f"{section}:{target}" for target in targets if target is not None}
