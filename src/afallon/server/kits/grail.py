"""The server's kit of Grail: campaigns with the packs of this server, each by its name."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from afallon.grail import sessions, setup
from afallon.grail.game import GAME
from afallon.kernel import Problem, Table
from afallon.kernel.letters import BadCode
from afallon.sentences.grail.saying import GrailSpeaker
from afallon.server.kit import Campaign, CampaignSummary, CheckedSetup, ReadVerse, ServerKit
from afallon.server.kits.grail_choices import catalogue_mark, grail_choices, offered_packs

_CHOSEN: Final = frozenset({"pack", "mode", "rules", "free_choice", "outfits", "characters", "chronicler"})
"""The options that people choose. The others describe the state of a campaign, and come from a save alone."""


def _check(seats: int, options: dict[str, Any]) -> CheckedSetup:
    """Check the choices of people. A pack is found by its name: a path in a request is never opened."""
    pack, chosen = options.get("pack"), _chosen(options)
    unknown = [
        Problem("unknown_option", "GR-CHAR-02", details={"option": name}) for name in options if name not in _CHOSEN
    ]
    if isinstance(pack, str) and pack in offered_packs():
        checked = _check_plain(seats, msgspec.json.encode(chosen))
        if not unknown:
            return checked
        problems = checked.problems
    else:
        chosen.pop("pack", None)
        missing = Problem("no_such_pack", "GR-COMP-27", details={"pack": str(pack)})
        problems = (*setup.read(seats, chosen)[2], missing)
    return CheckedSetup((*unknown, *problems))


@lru_cache(maxsize=256)
def _check_plain(seats: int, plain_options: bytes) -> CheckedSetup:
    accepted, problems = setup.check(seats, msgspec.json.decode(plain_options))
    if accepted is None:
        return CheckedSetup(problems)
    return CheckedSetup(problems, _chosen(GAME.options(accepted)), deck=())


def _read_code(code: str) -> tuple[int, dict[str, Any]]:
    raise BadCode  # a campaign has no set-up code


def _missing_pack(options: dict[str, Any]) -> str | None:
    """Return the pack of a campaign, if this server does not have it in the same edition."""
    pack = offered_packs().get(options["pack"])
    return None if pack is not None and pack.hash == options["pack_hash"] else str(options["pack"])


def _take_in(options: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """Match a save with a pack. The save may have another name or a path for it: its content counts."""
    packs = offered_packs()
    named = str(options.get("pack")).rpartition("/")[2]
    also = named if named in packs and "pack_marks" in options else None  # another edition, which may still fit
    name = next((name for name, pack in packs.items() if pack.hash == options.get("pack_hash")), also)
    if name is None:
        return None
    full = {**options, "pack": name}
    return full, _chosen(full)


def _chosen(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name in _CHOSEN}


def _go_on(
    table: Table[Any], before: Sequence[int | None], characters: Sequence[str] | None, chronicler: int | None
) -> tuple[dict[str, Any], dict[str, Any]]:
    group = sessions.likely_group(table, before) if characters is None else characters
    options = sessions.next_session(table, group, chronicler=chronicler)
    return options, _chosen(options)


def _summary(table: Table[Any]) -> CampaignSummary:
    state = table.state
    return CampaignSummary(
        pack=table.setup.folder,
        catalogue=catalogue_mark(table.setup.folder),
        chapter=state.chapter,
        day=state.day,
        stage=state.stage,
        places=[character.location for character in state.characters],
        may_regroup=sessions.moment_of(table) is not None,
    )


def _story(table: Table[Any]) -> list[ReadVerse]:
    return [ReadVerse(told.verse, told.day, told.location, told.paragraphs) for told in table.view(None).story]


GRAIL: Final = ServerKit(
    name="grail",
    choices=grail_choices,
    check=_check,
    read_code=_read_code,
    secret_options=frozenset(),
    claims=frozenset(),
    is_offered=lambda: bool(offered_packs()),
    has_night=False,
    speaker=lambda table, language, names: GrailSpeaker(table.setup, language, names),
    campaign=Campaign(
        most_seats=setup.SEATS[-1],
        missing_pack=_missing_pack,
        take_in=_take_in,
        go_on=_go_on,
        may_undo=lambda table: bool(table.view(None).undoable),
        summary=_summary,
        story=_story,
    ),
)
